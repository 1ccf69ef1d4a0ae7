/** A value, or in words why it is not defined for this molecule. */
export type Computed<T> = { value: T; reason?: undefined } | { value?: undefined; reason: string };

/** `compute`, unless a reason stands against it. */
export function unless<T>(reason: string | null, compute: () => T): Computed<T> {
  return reason === null ? { value: compute() } : { reason };
}
