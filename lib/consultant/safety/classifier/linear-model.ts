import { CONCERNS } from "./concerns";
import type { Ngrams } from "./ngrams";
import { addScaled, type Numbers } from "./vectors";

/** Multinomial logistic regression over n-grams. */
export interface LinearModel {
  /** A row of one weight a concern for each bucket. */
  weights: Numbers;
  /** What one step of `weights` stands for. */
  scale: number;
  bias: Float32Array;
}

/** The score of each concern, in the order of `CONCERNS`. */
export function scoreNgrams(
  { weights, scale, bias }: LinearModel,
  { buckets, weights: shares }: Ngrams,
): Float64Array {
  const scores = Float64Array.from(bias);
  const width = CONCERNS.length;
  buckets.forEach((bucket, at) => {
    addScaled(scores, 0, weights, bucket * width, (shares[at] ?? 0) * scale, width);
  });
  return scores;
}
