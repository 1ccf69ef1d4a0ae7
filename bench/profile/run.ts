// npm run bench:profile [-- --seconds 10]: what a server does while it sends one page, on the way through
// Next and from memory: shares of its own time, the functions that take most, and a flame chart of each.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findFreePort } from "@/scripts/find-free-port.mjs";
import { serveBuild } from "@/tests/support/serve-build";
import { findProcess, type Inspector, inspectable, openInspector } from "../inspector";
import { read, runLoad } from "../load.mjs";
import { printTable } from "../table/figures";
import { type CpuProfile, type Frame, OWNERS, selfTimes, sum, toFrames } from "./cpu-profile";
import { drawFlameChart } from "./flame-chart";

const PAGE = "/peptides/36";
const LISTED = 12;
const headers = { "accept-encoding": "gzip" };

const { values } = parseArgs({ options: { seconds: { type: "string", default: "10" } } });
const roundMs = Number(values.seconds) * 1_000;

const inspectPort = await findFreePort();
const site = await serveBuild({ port: await findFreePort(), env: inspectable(inspectPort) });
try {
  const inspector = await openInspector(findProcess(site.address), inspectPort);
  const page = site.address + PAGE;
  for (let times = 0; times < 4; times += 1) await read(page, headers);
  // A query makes no other page, but none that is kept as it is sent.
  const ways: [file: string, about: string, url: string][] = [
    ["profile-next.svg", "A kept page sent through Next, with gzip", `${page}?next`],
    ["profile-memory.svg", "The same page sent from memory, with gzip", page],
  ];
  for (const [file, about, url] of ways) {
    await runLoad({ urls: [url], headers, roundMs: roundMs / 4 });
    const { frames, count } = await profile(inspector, url);
    console.log(`${about}: ${(count / (roundMs / 1_000)).toFixed(0)} a second`);
    print(frames);
    writeFileSync(`docs/${file}`, drawFlameChart(frames, `${about}: where its time goes`));
  }
  inspector.close();
} finally {
  await site.stop();
}

async function profile({ send }: Inspector, url: string) {
  await send("Profiler.enable");
  await send("Profiler.start");
  const { count } = await runLoad({ urls: [url], headers, roundMs });
  const { profile: recorded } = (await send("Profiler.stop")) as { profile: CpuProfile };
  return { frames: toFrames(recorded), count };
}

function print(frames: Frame[]): void {
  const all = sum(frames.map(({ total }) => total));
  const share = (time = 0) => `${((time / all) * 100).toFixed(1)} %`;
  const byOwner = selfTimes(frames, ({ owner }) => owner);
  printTable(
    ["code of", "share"],
    OWNERS.map((owner) => [owner, share(byOwner.get(owner))]),
  );
  const byName = [...selfTimes(frames, ({ name, owner }) => `${name}, ${owner}`)];
  printTable(
    ["function", "share"],
    byName
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, LISTED)
      .map(([name, time]) => [name, share(time)]),
  );
}
