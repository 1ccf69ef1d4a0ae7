import { isDeepStrictEqual } from "node:util";

/** The items as read now; one that was not changed stays the object that it was before. */
export function keepUnchanged<Item extends { id: number }>(
  before: readonly Item[] | undefined,
  now: readonly Item[],
): Item[] {
  const known = new Map(before?.map((item) => [item.id, item]));
  return now.map((item) => {
    const same = known.get(item.id);
    return same && isDeepStrictEqual(same, item) ? same : item;
  });
}
