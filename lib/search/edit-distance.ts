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
 * far away. Only cells within `most` of the diagonal are computed: all others exceed it.
 * Optimal string alignment: Boytsov, ACM J. Exp. Algorithmics 16 (2011) 1.1, section 2.2. The band:
 * Ukkonen, Information and Control 64 (1985) 100.
 */
export function findNear(
  sorted: readonly string[],
  typed: string,
  most: number,
  meet: (at: number, edits: Edits) => void,
): void {
  const table = new BandTable(typed, most);
  let before = "";
  let rowCount = 0;
  let at = 0;
  while (at < sorted.length) {
    const name = sorted[at] ?? "";
    let depth = sharedLength(before, name, rowCount);
    let isTooFar = false;
    const deepest = Math.min(name.length, typed.length + most);
    while (depth < deepest && !isTooFar) isTooFar = table.addRow(name, ++depth) > most;
    rowCount = depth;
    const toStart = table.toStart(depth);
    if (toStart <= most) {
      const whole = depth === name.length ? table.whole(depth) : most + 1;
      meet(at, { toStart, toWhole: whole <= most ? whole : Number.POSITIVE_INFINITY });
    }
    before = name;
    // Once a start is near, what follows it does not matter; a later name may still be nearer.
    at = isTooFar && toStart > most ? startAfter(sorted, name.slice(0, depth), at) : at + 1;
  }
}

/**
 * The rows of the table, one for each letter of a name after the row 0 of none. Cell `c` of row `d`
 * is of column `d + c - most` of what was typed. Values above `most` are all `most + 1`.
 */
class BandTable {
  readonly #typed: string;
  readonly #most: number;
  readonly #width: number;
  readonly #cells: Uint8Array;
  /** The fewest edits to the whole of what was typed of the rows so far. */
  readonly #starts: Uint8Array;

  constructor(typed: string, most: number) {
    const rowCount = typed.length + most + 1;
    this.#typed = typed;
    this.#most = most;
    this.#width = 2 * most + 1;
    this.#cells = new Uint8Array(rowCount * this.#width);
    this.#starts = new Uint8Array(rowCount);
    for (let cell = 0; cell < this.#width; cell++) {
      const column = cell - most;
      this.#cells[cell] = column < 0 || column > typed.length ? most + 1 : column;
    }
    this.#starts[0] = Math.min(typed.length, most + 1);
  }

  /** Fills the row of a name's letter and answers the least of it. */
  addRow(name: string, depth: number): number {
    const typed = this.#typed;
    const cells = this.#cells;
    const width = this.#width;
    const far = this.#most + 1;
    const row = depth * width;
    const letter = name.charCodeAt(depth - 1);
    const letterBefore = depth > 1 ? name.charCodeAt(depth - 2) : -1;
    let left = far;
    let least = far;
    for (let cell = 0; cell < width; cell++) {
      const column = depth + cell - this.#most;
      let value = far;
      if (column === 0) value = Math.min(depth, far);
      else if (column > 0 && column <= typed.length) {
        const isSame = letter === typed.charCodeAt(column - 1);
        const diagonal = (cells[row - width + cell] ?? far) + (isSame ? 0 : 1);
        const above = cell + 1 < width ? (cells[row - width + cell + 1] ?? far) + 1 : far;
        value = Math.min(diagonal, above, left + 1, far);
        const isSwapped =
          column > 1 &&
          letter === typed.charCodeAt(column - 2) &&
          letterBefore === typed.charCodeAt(column - 1);
        if (isSwapped) value = Math.min(value, (cells[row - 2 * width + cell] ?? far) + 1);
      }
      cells[row + cell] = value;
      left = value;
      if (value < least) least = value;
    }
    this.#starts[depth] = Math.min(this.toStart(depth - 1), this.whole(depth));
    return least;
  }

  toStart(depth: number): number {
    return this.#starts[depth] ?? this.#most + 1;
  }

  whole(depth: number): number {
    const cell = this.#typed.length - depth + this.#most;
    const isInBand = cell >= 0 && cell < this.#width;
    return isInBand ? (this.#cells[depth * this.#width + cell] ?? 0) : this.#most + 1;
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
