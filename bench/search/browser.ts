import { chromium } from "@playwright/test";
import { build } from "esbuild";
import config from "@/playwright.config";
import { generateLibrary, generateRecords } from "./generated-library";
import { describeTimes, p95 } from "./percentiles";
import { makeQueries } from "./typed-queries";

const LIMIT_MS = 16;

const { outputFiles } = await build({
  entryPoints: [new URL("browser-entry.ts", import.meta.url).pathname],
  bundle: true,
  minify: true,
  write: false,
  format: "iife",
});
const browser = await chromium.launch(config.use?.launchOptions);
const page = await browser.newPage();
await page.addScriptTag({ content: outputFiles[0]?.text });

/** Search time per keystroke in Chromium for a library size: every prefix of typical queries. */
async function measure(size: number): Promise<number> {
  const entries = generateLibrary(size);
  const queries = makeQueries(entries, 120);
  const { ready, times } = await page.evaluate(
    ([entries, facts, queries]) => measureTyping(entries, facts, queries),
    [entries, [...generateRecords(size).values()], queries] as const,
  );
  console.log(
    `Chromium, ${size} peptides: ${describeTimes(times)} over ${times.length} keystrokes; index ${Math.round(ready)} ms`,
  );
  return p95(times);
}

const small = await measure(96);
const large = await measure(1000);
await browser.close();
console.log(
  `Chromium, p95 at 1,000 : at 96 = ${(large / small).toFixed(1)} (limit ${LIMIT_MS} ms)`,
);
if (large > LIMIT_MS) process.exitCode = 1;
