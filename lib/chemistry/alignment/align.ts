import { blosum62 } from "./blosum62";

const GAP_OPEN = 10;
const GAP_EXTEND = 0.5;

export interface Alignment {
  /** Positions from 0 in either sequence, in order; null where it has a gap. */
  columns: { a: number | null; b: number | null }[];
  score: number;
}

/**
 * The best global alignment of two sequences of one-letter codes: Needleman–Wunsch with affine gaps
 * (Gotoh, J Mol Biol 1982, 162, 705), BLOSUM62 and free end gaps, as EMBOSS `needle` does by default.
 * `score` of two positions, from 0, replaces the matrix. Takes O(length²) time and memory.
 */
export function align(
  a: string,
  b: string,
  score = (i: number, j: number) => blosum62(a.charAt(i), b.charAt(j)),
): Alignment {
  const width = b.length + 1;
  const size = (a.length + 1) * width;
  /** The best score up to a cell that ends in a pair, in a gap of b, in a gap of a. */
  const best = [0, 1, 2].map(() => new Float64Array(size).fill(Number.NEGATIVE_INFINITY));
  const [pair, down, right] = best as [Float64Array, Float64Array, Float64Array];
  const at = (cells: Float64Array, i: number, j: number) => cells[i * width + j] ?? 0;
  const highest = (i: number, j: number) => Math.max(...best.map((cells) => at(cells, i, j)));
  pair[0] = 0;
  for (let i = 1; i <= a.length; i++) down[i * width] = 0;
  for (let j = 1; j <= b.length; j++) right[j] = 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cell = i * width + j;
      // A gap at an end costs nothing.
      const [openDown, onDown] = j === b.length ? [0, 0] : [GAP_OPEN, GAP_EXTEND];
      const [openRight, onRight] = i === a.length ? [0, 0] : [GAP_OPEN, GAP_EXTEND];
      pair[cell] = highest(i - 1, j - 1) + score(i - 1, j - 1);
      down[cell] = Math.max(
        Math.max(at(pair, i - 1, j), at(right, i - 1, j)) - openDown,
        at(down, i - 1, j) - onDown,
      );
      right[cell] = Math.max(
        Math.max(at(pair, i, j - 1), at(down, i, j - 1)) - openRight,
        at(right, i, j - 1) - onRight,
      );
    }
  }
  return { columns: trace(), score: highest(a.length, b.length) };

  /** Back from the end: from each cell to the one that its score came from. */
  function trace(): Alignment["columns"] {
    const columns: Alignment["columns"] = [];
    let [i, j] = [a.length, b.length];
    let state = stateOf(i, j, highest(i, j));
    while (i > 0 || j > 0) {
      const value = at(best[state] ?? pair, i, j);
      if (state === 0) {
        columns.push({ a: i - 1, b: j - 1 });
        const before = value - score(i - 1, j - 1);
        [i, j] = [i - 1, j - 1];
        state = stateOf(i, j, before);
      } else if (state === 1) {
        columns.push({ a: i - 1, b: null });
        const goesOn = j === 0 || at(down, i - 1, j) - (j === b.length ? 0 : GAP_EXTEND) === value;
        i -= 1;
        if (!goesOn) state = at(pair, i, j) >= at(right, i, j) ? 0 : 2;
      } else {
        columns.push({ a: null, b: j - 1 });
        const goesOn = i === 0 || at(right, i, j - 1) - (i === a.length ? 0 : GAP_EXTEND) === value;
        j -= 1;
        if (!goesOn) state = at(pair, i, j) >= at(down, i, j) ? 0 : 1;
      }
    }
    return columns.reverse();
  }

  function stateOf(i: number, j: number, value: number): number {
    return Math.max(
      0,
      best.findIndex((cells) => at(cells, i, j) === value),
    );
  }
}
