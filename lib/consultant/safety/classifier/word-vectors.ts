import { DIMENSIONS } from "./convolution-model";
import { addScaled, type Numbers } from "./vectors";

/** What words mean, as places in a space: words that stand in like company are near one another. */
export interface WordVectors {
  rows: Map<string, number>;
  vectors: Numbers;
  scale: number;
}

/** Adds a word's vector to what begins at `from`; false where it has none. */
export function addVector(
  { rows, vectors, scale }: WordVectors,
  word: string,
  to: Float32Array,
  from: number,
): boolean {
  const row = rows.get(word);
  if (row === undefined) return false;
  addScaled(to, from, vectors, row * DIMENSIONS, scale, DIMENSIONS);
  return true;
}
