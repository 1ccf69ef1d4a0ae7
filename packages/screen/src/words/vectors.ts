/** Sums over stretches of arrays, whose ends the caller knows: indices are not checked. */
export type Numbers = Float32Array | Float64Array | Int8Array;

/** to[toFrom + i] += scale · from[fromFrom + i] for i below `length`. */
export function addScaled(
  to: Float32Array | Float64Array,
  toFrom: number,
  from: Numbers,
  fromFrom: number,
  scale: number,
  length: number,
): void {
  for (let i = 0; i < length; i++) {
    to[toFrom + i] = (to[toFrom + i] as number) + scale * (from[fromFrom + i] as number);
  }
}

/** Numbers of any size as shares that add up to 1. */
export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
