import { setTimeout as sleep } from "node:timers/promises";

const VISITORS = 8;
const REQUESTS_PER_SECOND = 200;
const SHARE_OF_SAVES = 0.01;
const SHARE_OF_QUESTIONS = 0.02;
const SAMPLE_EVERY_MS = 1_000;

interface Work {
  minutes: number;
  visit: () => Promise<unknown>;
  save: (at: number) => Promise<unknown>;
  ask: (at: number) => Promise<unknown>;
  /** In MB. */
  memory: () => number;
}

/**
 * Visitors who read, search and ask beside an editor who saves; 200 requests a second, or as many as are
 * answered. Resolves to that rate, and to the memory meanwhile.
 */
export async function keepBusy({ minutes, visit, save, ask, memory }: Work) {
  const beganAt = performance.now();
  const endsAt = beganAt + minutes * 60_000;
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(memory()), SAMPLE_EVERY_MS);
  let started = 0;
  let saves = 0;
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (performance.now() < endsAt) {
      const at = started;
      started += 1;
      const dueAt = beganAt + (at / REQUESTS_PER_SECOND) * 1_000;
      await sleep(Math.max(0, dueAt - performance.now()));
      if (at * SHARE_OF_SAVES >= saves) {
        saves += 1;
        await save(saves);
      } else if (Math.random() < SHARE_OF_QUESTIONS) await ask(at);
      else await visit();
    }
  });
  await Promise.all(visitors);
  clearInterval(timer);
  const middle = Math.floor(samples.length / 2);
  return {
    rate: started / ((performance.now() - beganAt) / 1_000),
    most: Math.max(...samples),
    firstHalf: average(samples.slice(0, middle)),
    lastHalf: average(samples.slice(middle)),
  };
}

function average(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
