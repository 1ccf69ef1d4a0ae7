import { likelihoodOf, type SignWeights } from "@/lib/consultant/retrieve/pages/logistic";

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
  const zero = (): SignWeights<Name> =>
    Object.fromEntries([...names, "constant"].map((name) => [name, 0])) as SignWeights<Name>;
  const weights = zero();
  for (let step = 0; step < STEPS; step += 1) {
    const slope = zero();
    for (const name of names) slope[name] = DECAY * weights[name];
    for (const { signs, isRight } of known) {
      const error = (likelihoodOf(signs, weights) - (isRight ? 1 : 0)) / known.length;
      for (const name of names) slope[name] += error * signs[name];
      slope.constant += error;
    }
    for (const name of [...names, "constant"] as const) weights[name] -= RATE * slope[name];
  }
  return weights;
}
