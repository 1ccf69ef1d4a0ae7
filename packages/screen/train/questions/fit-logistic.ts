import type { SignWeights } from "@/lib/consultant/retrieve/pages/logistic";

/** What speaks for something, and whether it is so. */
export interface Weighed<Name extends string> {
  signs: Record<Name, number>;
  isRight: boolean;
}

const STEPS = 4000;
const RATE = 1;
const DECAY = 0.0005;

/** Logistic regression by gradient descent; `known` is not empty. */
export function fitLogistic<Name extends string>(known: Weighed<Name>[]): SignWeights<Name> {
  const names = Object.keys(known[0]?.signs ?? {}) as Name[];
  const width = names.length + 1;
  const rows = Float64Array.from(
    known.flatMap(({ signs }) => [...names.map((one) => signs[one]), 1]),
  );
  const right = Float64Array.from(known, ({ isRight }) => (isRight ? 1 : 0));
  const weights = new Float64Array(width);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight, at) => (at < names.length ? DECAY * weight : 0));
    for (let row = 0; row < right.length; row += 1) {
      const error = (likelihoodAt(rows, row * width, weights) - (right[row] ?? 0)) / right.length;
      for (let at = 0; at < width; at += 1)
        slope[at] = (slope[at] ?? 0) + error * (rows[row * width + at] ?? 0);
    }
    for (let at = 0; at < width; at += 1)
      weights[at] = (weights[at] ?? 0) - RATE * (slope[at] ?? 0);
  }
  return Object.fromEntries(
    [...names, "constant"].map((name, at) => [name, weights[at] ?? 0]),
  ) as SignWeights<Name>;
}

function likelihoodAt(rows: Float64Array, start: number, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1)
    sum += (rows[start + at] ?? 0) * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
