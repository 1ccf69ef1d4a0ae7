import { readFileSync } from "node:fs";
import path from "node:path";
import type { Cluster } from "../cluster";

interface Line {
  time: string;
  message: string;
  route: string;
  status: number;
  durationMs: number;
}

const SHOWN = 3;

/** The slowest answers by the logs of the instances, which know nothing of waiting for them. */
export function listSlowAnswers({ instances, folder }: Cluster): string[] {
  const answers = instances.flatMap(({ name }) =>
    readFileSync(path.join(folder, `${name}.log`), "utf8")
      .split("\n")
      .filter((line) => line.includes('"message":"answered"'))
      .map((line) => ({ name, ...(JSON.parse(line) as Line) })),
  );
  return answers
    .sort((a, b) => b.durationMs - a.durationMs)
    .slice(0, SHOWN)
    .map(
      ({ name, time, route, status, durationMs }) =>
        `${name} ${time} ${route} ${status} ${durationMs.toFixed(0)} ms`,
    );
}
