import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { readCompared } from "./compare-address";

/** The peptides that an address names, from the lowest id; null if it names none or an unknown one. */
export function findCompared(all: Peptide[], address: string): Peptide[] | null {
  const ids = readCompared(address);
  if (!ids) return null;
  const found = all.filter(({ id }) => ids.includes(id)).toSorted((a, b) => a.id - b.id);
  return found.length === ids.length ? found : null;
}
