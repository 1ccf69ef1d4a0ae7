import { setTimeout as sleep } from "node:timers/promises";
import { SEEDED_PEPTIDES } from "../../support/seeded";
import { ask } from "../ask";
import type { Cluster } from "../cluster";
import { exactly, type Finding, timed } from "../findings";

const READERS = 4;
const READ_FOR_MS = 4_000;

/** All started at once on an empty database: each serves the library, and there is one of everything. */
export async function startedAtOnce({ instances, startedInMs }: Cluster): Promise<Finding[]> {
  const counts = await Promise.all(
    instances.map(async ({ address }) => {
      const { text } = await ask(`${address}/api/peptides`);
      return JSON.parse(text).length as number;
    }),
  );
  return [
    exactly("three start at once on an empty database: peptides on each", counts, [
      SEEDED_PEPTIDES,
      SEEDED_PEPTIDES,
      SEEDED_PEPTIDES,
    ]),
    timed("three start at once: all are ready", [startedInMs], 120_000),
  ];
}

/** nginx goes on while an instance is killed and while it comes back. */
export async function anInstanceIsKilled(cluster: Cluster): Promise<Finding[]> {
  const [, killed] = cluster.instances;
  const readers = readAll(cluster.address, READ_FOR_MS);
  await sleep(READ_FOR_MS / 4);
  await killed.end("SIGKILL");
  const while_ = await readers;
  const coming = readAll(cluster.address, READ_FOR_MS);
  await killed.restart();
  const after = await coming;
  return [
    exactly("an instance is killed: pages by nginx that were not 200", bad(while_), []),
    timed(
      "an instance is killed: pages by nginx",
      while_.map(({ ms }) => ms),
      5_000,
    ),
    exactly("an instance comes back: pages by nginx that were not 200", bad(after), []),
  ];
}

function bad(answers: { status: number }[]): number[] {
  return answers.map(({ status }) => status).filter((status) => status !== 200);
}

/** Reads pages of peptides, each by another address, as nginx keeps them for a second. */
async function readAll(address: string, forMs: number) {
  const end = performance.now() + forMs;
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    const answers = [];
    for (let at = reader; performance.now() < end; at += READERS) {
      const from = `127.0.2.${reader + 1}`;
      answers.push(await ask(`${address}/peptides/${(at % 90) + 1}`, { from }));
    }
    return answers;
  });
  return (await Promise.all(readers)).flat();
}
