/** The bound of the bucket that a share of all falls below; null if there is none, or it is the last. */
export function quantileOf(
  buckets: { upTo: number; count: number }[],
  share: number,
): number | null {
  const sorted = buckets.toSorted((a, b) => a.upTo - b.upTo);
  const all = sorted.at(-1)?.count ?? 0;
  const found = sorted.find(({ count }) => all > 0 && count >= all * share);
  return found && Number.isFinite(found.upTo) ? found.upTo : null;
}
