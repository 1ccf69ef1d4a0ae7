import { setTimeout as sleep } from "node:timers/promises";

const PAUSE_MS = 20;

/** Asks again until the answer is true; resolves to how long it took since `since`, or to Infinity. */
export async function msUntil(
  isTrue: () => Promise<boolean>,
  { since = performance.now(), withinMs = 15_000 } = {},
): Promise<number> {
  while (performance.now() - since < withinMs) {
    if (await isTrue()) return performance.now() - since;
    await sleep(PAUSE_MS);
  }
  return Number.POSITIVE_INFINITY;
}
