import { lowerBound } from "./lower-bound";

export interface Edits {
  /** Edits from the query to a prefix of the name, and to the whole name; Infinity beyond `most`. */
  toStart: number;
  toWhole: number;
}

/** The edits allowed for a word of this length. */
export function forgivenEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Calls `meet` for each of the sorted names of which the whole or a prefix is at most `most` edits
 * (insertion, deletion, substitution, transposition of neighbours) from the query. Names with a common
 * prefix share the rows of the table for it, and are skipped together once it is too far away. Only
 * cells within `most` of the diagonal are computed: all others exceed it.
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
    // A prefix has matched; a later name may still be nearer.
    at = isTooFar && toStart > most ? startAfter(sorted, name.slice(0, depth), at) : at + 1;
  }
}

/**
 * The rows of the table: row 0, and one for each letter of a name. Cell `c` of row `d` is column
 * `d + c - most` of the query. Values above `most` are all `most + 1`.
 */
class BandTable {
  readonly #typed: string;
  readonly #most: number;
  readonly #width: number;
  readonly #cells: Uint8Array;
  /** The minimum distance to the whole query over the rows so far. */
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

  /** Fills the row of a name's letter and returns its minimum. */
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

/** The index of the first sorted name after all those with this prefix. */
function startAfter(sorted: readonly string[], start: string, from: number): number {
  return lowerBound(from, sorted.length, (at) => {
    const name = sorted[at] ?? "";
    return name < start || name.startsWith(start);
  });
}

function sharedLength(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && length < other.length && one[length] === other[length]) length++;
  return length;
}
