/** A list of more peptides shows so many first, and the others at its address with `show=all`. */
export const MAX_LISTED = 250;

export function firstListed<Item>(items: Item[], isWhole = false): Item[] {
  return isWhole ? items : items.slice(0, MAX_LISTED);
}
