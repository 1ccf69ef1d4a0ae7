import { setImmediate } from "node:timers/promises";
import type { Database } from "@/lib/db/client";

export interface WriteLoad {
  /** How many pairs have been acknowledged. */
  count: () => number;
  reach: (count: number) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Writes until it is stopped. Transaction n inserts the rows "n a" and "n b" and completes the pair
 * before, and adds a row to two tables that are read long before and after: in the state of any one
 * moment all pairs are whole, all but the last are completed, and the other tables hold as many.
 */
export function startWriteLoad(db: Database): WriteLoad {
  let acknowledged = 0;
  let isStopped = false;
  const waiting: { count: number; resolve: () => void }[] = [];
  const run = async () => {
    for (let n = 1; !isStopped; n += 1) {
      await db.$transaction(async (session) => {
        await session.devItem.create({ data: { title: `${n} a` } });
        await session.devItem.updateMany({
          where: { title: { in: [`${n - 1} a`, `${n - 1} b`] } },
          data: { status: "completed" },
        });
        await session.devItem.create({ data: { title: `${n} b` } });
        await session.category.create({ data: { name: `${n} c` } });
        await session.video.create({ data: { title: `${n} d` } });
      });
      acknowledged = n;
      // On SQLite a transaction never leaves the microtask queue.
      await setImmediate();
      for (const { count, resolve } of waiting) if (n >= count) resolve();
    }
  };
  const running = run();
  return {
    count: () => acknowledged,
    reach: (count) =>
      Promise.race([running, new Promise<void>((resolve) => waiting.push({ count, resolve }))]),
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}
