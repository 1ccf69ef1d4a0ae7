export interface Edits {
  /** To make what was typed the start of the name, and the whole of it; Infinity beyond the most. */
  toStart: number;
  toWhole: number;
}

/** How many edits a reader may be away from a word of this length. */
export function forgivenEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Calls `meet` for each of the sorted names that, or whose start, is at most so many edits (a letter
 * added, left out, replaced, or swapped with its neighbour) from what was typed. Names that begin
 * alike share the rows of the table for that beginning, and are passed over together once it is too
 * far away.
 * Optimal string alignment: Boytsov, ACM J. Exp. Algorithmics 16 (2011) 1.1, section 2.2.
 */
export function findNear(
  sorted: readonly string[],
  typed: string,
  most: number,
  meet: (at: number, edits: Edits) => void,
): void {
  // A row for each letter of the name; `starts` holds the fewest edits of the rows so far.
  const rows = [Array.from({ length: typed.length + 1 }, (_, column) => column)];
  const starts = [typed.length];
  let before = "";
  let at = 0;
  while (at < sorted.length) {
    const name = sorted[at] ?? "";
    let depth = sharedLength(before, name, rows.length - 1);
    let isTooFar = false;
    const deepest = Math.min(name.length, typed.length + most);
    while (depth < deepest && !isTooFar) {
      depth++;
      const row = nextRow(rows, name, typed, depth);
      rows[depth] = row;
      starts[depth] = Math.min(starts[depth - 1] ?? 0, row[typed.length] ?? 0);
      isTooFar = Math.min(...row) > most;
    }
    rows.length = depth + 1;
    const toStart = starts[depth] ?? 0;
    const whole = depth === name.length ? (rows[depth]?.[typed.length] ?? 0) : most + 1;
    if (toStart <= most) {
      meet(at, { toStart, toWhole: whole <= most ? whole : Number.POSITIVE_INFINITY });
    }
    before = name;
    // Once a start is near, what follows it does not matter; a later name may still be nearer.
    at = isTooFar && toStart > most ? startAfter(sorted, name.slice(0, depth), at) : at + 1;
  }
}

/** Where in the sorted names those begin that are past all that start so. */
function startAfter(sorted: readonly string[], start: string, from: number): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const name = sorted[middle] ?? "";
    if (name < start || name.startsWith(start)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharedLength(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && length < other.length && one[length] === other[length]) length++;
  return length;
}

function nextRow(rows: number[][], name: string, typed: string, depth: number): number[] {
  const above = rows[depth - 1] ?? [];
  const letter = name[depth - 1];
  const row = [depth];
  for (let column = 1; column <= typed.length; column++) {
    const isSwapped =
      depth > 1 && letter === typed[column - 2] && name[depth - 2] === typed[column - 1];
    row[column] = Math.min(
      (above[column - 1] ?? 0) + (letter === typed[column - 1] ? 0 : 1),
      (above[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      isSwapped ? (rows[depth - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
    );
  }
  return row;
}
