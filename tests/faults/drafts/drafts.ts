// npm run test:drafts: types into two windows of a real browser while everything fails, and counts
// what was lost. Wants a build, or a SITE that is served. STEPS and SEED choose another run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveBuild } from "@/tests/support/serve-build";
import { seededRandom } from "./random";
import { startBrowser, type TestBrowser } from "./test-browser";
import { TypingWindow } from "./typing-window";

const STEPS = Number(process.env.STEPS ?? 1000);
const SEED = Number(process.env.SEED ?? 1);
const PORT = Number(process.env.TEST_PORT ?? 3210) + 80;

const random = seededRandom(SEED);
const counts: Record<string, number> = {};
const faults: string[] = [];
const site = process.env.SITE
  ? { address: process.env.SITE, stop: async () => {} }
  : await serveBuild({ port: PORT });
const { address } = site;
const profile = mkdtempSync(path.join(tmpdir(), "amide-drafts-"));
let browser: TestBrowser | undefined;
let words = 0;

try {
  browser = await startBrowser(profile, address);
  const windows = [
    new TypingWindow(address, "Mission"),
    new TypingWindow(address, "Our Team"),
  ] as const;
  for (const window of windows) await window.open(browser);
  for (let step = 1; step <= STEPS; step += 1) {
    const window = windows[random.below(windows.length)] ?? windows[0];
    const event = chooseEvent();
    counts[event] = (counts[event] ?? 0) + 1;
    try {
      await run(event, window);
    } catch (error) {
      faults.push(`step ${step}, ${event}, ${window.label}: ${String(error).split("\n", 1)[0]}`);
      console.error(faults.at(-1));
      if (faults.length > 10) break;
      for (const each of windows) await each.startAfresh(browser);
    }
    if (step % 100 === 0) console.log(`${step} steps, ${faults.length} faults`);
  }
  async function run(event: string, window: TypingWindow) {
    if (!browser) return;
    if (event === "type") await window.type(nextWord(" w"), random.below(3) > 0);
    else if (event === "pause") await new Promise((done) => setTimeout(done, random.below(1500)));
    else if (event === "reload") await window.reload();
    else if (event === "crash") await window.crash(browser);
    else if (event === "save") await window.save();
    else if (event === "leave") await window.leaveAndReturn();
    else if (event === "signed out") await window.saveSignedOut(browser);
    else if (event === "offline") await window.saveOffline(browser, nextWord(" w"));
    else if (event === "stale") await window.saveStale(browser, nextWord(" other"));
    else {
      for (const each of windows) each.noteFault();
      await browser.kill();
      browser = await startBrowser(profile, address);
      for (const each of windows) await each.openAndRecover(browser);
    }
  }
} finally {
  await browser?.kill();
  await site.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
console.log(`Seed ${SEED}: ${JSON.stringify(counts)}. ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;

function nextWord(start: string): string {
  words += 1;
  return `${start}${words}`;
}

function chooseEvent(): string {
  const weights = {
    type: 66,
    pause: 8,
    reload: 6,
    crash: 4,
    kill: 2,
    save: 4,
    leave: 3,
    "signed out": 2,
    offline: 3,
    stale: 2,
  };
  let at = random.below(Object.values(weights).reduce((sum, weight) => sum + weight));
  for (const [event, weight] of Object.entries(weights)) {
    at -= weight;
    if (at < 0) return event;
  }
  return "type";
}
