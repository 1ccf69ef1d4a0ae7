/**
 * The longest time in milliseconds for which a run keeps the event loop from its next turn. CPU time
 * of this thread counts, not time on the clock: what else the machine runs makes no difference.
 */
export async function longestBlock(run: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let lastTurn = cpuTime();
  let isRunning = true;
  const turn = () => {
    const now = cpuTime();
    longest = Math.max(longest, now - lastTurn);
    lastTurn = now;
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await run();
  } finally {
    isRunning = false;
    turn();
  }
  return longest;
}

/** How many times as long as on the reference machine this one computes now; at least 1. */
export function slowness(): number {
  const start = cpuTime();
  referenceWork();
  return Math.max(1, (cpuTime() - start) / REFERENCE_MS);
}

/** Of this thread, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Of `referenceWork` on the reference machine, a virtual core of an AMD EPYC that nobody else uses. */
const REFERENCE_MS = 20;

/** Text and a map, as searches use them. */
function referenceWork(): number {
  const counts = new Map<string, number>();
  let text = "";
  let sum = 0;
  for (let at = 0; at < 150_000; at++) {
    text = `${text.slice(-24)}${String.fromCharCode(97 + ((at * 7) % 26))}`;
    const end = text.slice(-3);
    counts.set(end, (counts.get(end) ?? 0) + text.lastIndexOf("a"));
  }
  for (const count of counts.values()) sum += count;
  return sum;
}
