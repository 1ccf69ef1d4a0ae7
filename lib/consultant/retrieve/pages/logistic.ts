/** What logistic regression was fitted to: a weight of each sign, and a constant. */
export type SignWeights<Name extends string> = Record<Name | "constant", number>;

/** How likely it is what its signs speak for, from 0 to 1. */
export function likelihoodOf<Name extends string>(
  signs: Record<Name, number>,
  weights: SignWeights<NoInfer<Name>>,
): number {
  const names = Object.keys(signs) as Name[];
  const sum = names.reduce((total, name) => total + weights[name] * signs[name], 0);
  return 1 / (1 + Math.exp(-sum - weights.constant));
}
