// npm run soak -- --minutes 30: visitors, questions and saves on the cluster, while instances, Redis and
// PostgreSQL are killed at random. Prints what was lost, what stayed stale and what failed.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startCluster } from "../cluster";
import { exactly, type Finding, printFinding, timed } from "../findings";
import { startChaos } from "./chaos";
import { startLoad } from "./load";
import { watchMemory } from "./memory";
import { listSlowAnswers } from "./slow-answers";
import { findLost, findStale, startWriter } from "./writer";

const SETTLES_WITHIN_MS = 2_000;
/** An instance that has just started loads its models and builds its indexes while it answers. */
const LONGEST_MS = 30_000;

const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
const minutes = Number(values.minutes);

const cluster = await startCluster();
const findings: Finding[] = [];
try {
  const headers = await cluster.logIn();
  const load = startLoad(cluster.address);
  const writer = startWriter(cluster, headers);
  const memory = watchMemory(cluster.instances);
  const chaos = startChaos(cluster);
  await sleep(minutes * 60_000);
  await chaos.stop();
  await Promise.all([load.stop(), writer.stop()]);
  await sleep(SETTLES_WITHIN_MS);

  console.log(`The slowest answers of instances: ${listSlowAnswers(cluster).join(", ")}.`);
  for (const { name, from, to } of chaos.log.filter(({ name }) => name.includes("stop"))) {
    console.log(`${name}: ${from.toISOString()} to ${to.toISOString()}`);
  }
  for (const { name, most, last } of memory()) {
    console.log(`${name} occupies ${last} MB, ${most} MB at most.`);
  }
  const saves = [...writer.acknowledged.values()].flat();
  console.log(`${minutes} minutes: ${JSON.stringify(Object.fromEntries(chaos.done))}`);
  const { path, ms, at } = load.slowest;
  const during = chaos.log.filter(({ from, to }) => from <= new Date(+at + ms) && at <= to);
  console.log(
    `The slowest page, asked for at ${at.toISOString()}: ${path}, ${ms.toFixed(0)} ms, during: ${during.map(({ name }) => name).join(", ") || "nothing"}.`,
  );
  console.log(
    `${load.pages} pages, ${load.chats} questions, ${load.refused} of them refused clearly, ${load.cutOff} questions cut off with their instance. ` +
      `${saves.length} saves acknowledged, ${writer.refused} refused, ${writer.unknown} without an answer.`,
  );
  findings.push(
    exactly("acknowledged saves that were lost", await findLost(cluster, headers, writer), []),
    exactly(
      `pages that are stale ${SETTLES_WITHIN_MS / 1000} s after all is up`,
      await findStale(cluster, writer),
      [],
    ),
    exactly("other answers to visitors than 200 or a clear refusal", [...load.wrong], []),
    exactly("other answers to saves", [...writer.wrong], []),
    timed("pages by nginx", load.times, LONGEST_MS),
  );
} finally {
  await cluster.stop();
}
for (const finding of findings) printFinding(finding);
process.exitCode = findings.every(({ isRight }) => isRight) ? 0 : 1;
