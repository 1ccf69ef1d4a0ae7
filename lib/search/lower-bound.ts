/** The first index from `low` up to `high` that is not before what is looked for: a binary search. */
export function lowerBound(low: number, high: number, isBefore: (at: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
