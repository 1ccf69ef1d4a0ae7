/** One line of what a run saw. */
export interface Finding {
  what: string;
  seen: string;
  isRight: boolean;
}

/** A finding about times, in ms: right if none is above the limit. */
export function timed(what: string, times: number[], limitMs: number): Finding {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  const slowest = sorted.at(-1) ?? Number.POSITIVE_INFINITY;
  const seen =
    sorted.length === 1
      ? `${slowest.toFixed(0)} ms`
      : `p50 ${middle.toFixed(0)} ms, slowest of ${sorted.length} ${slowest.toFixed(0)} ms`;
  return { what, seen: `${seen} (at most ${limitMs})`, isRight: slowest <= limitMs };
}

/** A finding about a count or a status that has to be a certain one. */
export function exactly<Value>(what: string, seen: Value, wanted: Value): Finding {
  const isRight = JSON.stringify(seen) === JSON.stringify(wanted);
  const text = typeof seen === "string" ? seen : JSON.stringify(seen);
  return { what, seen: isRight ? text : `${text}, not ${JSON.stringify(wanted)}`, isRight };
}

export function printFinding({ what, seen, isRight }: Finding): void {
  console.log(`${isRight ? "  " : "✗ "}${what.padEnd(62)} ${seen}`);
}
