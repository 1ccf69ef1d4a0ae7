import { readCompared } from "./compare-address";

/** The peptides that an address names, from the lowest id; null if it names none or an unknown one. */
export function findCompared<Found extends { id: number }>(
  all: Found[],
  address: string,
): Found[] | null {
  const ids = readCompared(address);
  if (!ids) return null;
  const found = all.filter(({ id }) => ids.includes(id)).toSorted((a, b) => a.id - b.id);
  return found.length === ids.length ? found : null;
}
