import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "../cluster";

const QUIET_MS = [6_000, 14_000] as const;
const AWAY_MS = [2_000, 6_000] as const;

export interface Chaos {
  /** How often each was done. */
  done: Map<string, number>;
  /** What began when, and when it was over. */
  log: { name: string; from: Date; to: Date }[];
  /** Answers when all is up again. */
  stop: () => Promise<void>;
}

/** Ends an instance, Redis or PostgreSQL at random, one at a time, and brings it back. */
export function startChaos({ instances, redis, database }: Cluster): Chaos {
  let isStopped = false;
  const done = new Map<string, number>();
  const log: Chaos["log"] = [];
  const acts: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ["Redis killed", redis.kill, redis.start],
    ["PostgreSQL crashed", database.crash, database.start],
    ...instances.flatMap((instance): typeof acts => [
      [`${instance.name} killed`, () => instance.end("SIGKILL"), instance.restart],
      [`${instance.name} told to stop`, () => instance.end("SIGTERM"), instance.restart],
    ]),
  ];
  const running = rage();
  return {
    done,
    log,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };

  async function rage() {
    for (;;) {
      await quiet();
      const act = acts[Math.floor(Math.random() * acts.length)];
      if (isStopped || !act) return;
      const [name, end, start] = act;
      done.set(name, (done.get(name) ?? 0) + 1);
      const from = new Date();
      await end();
      await sleep(between(AWAY_MS));
      await start();
      log.push({ name, from, to: new Date() });
    }
  }

  async function quiet() {
    const until = Date.now() + between(QUIET_MS);
    while (!isStopped && Date.now() < until) await sleep(100);
  }
}

function between([least, most]: readonly [number, number]): number {
  return least + Math.random() * (most - least);
}
