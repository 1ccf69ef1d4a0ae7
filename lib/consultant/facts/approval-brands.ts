import type { Peptide } from "@/lib/content/peptides/peptide-schema";

/** Of how many peptides the approvals have a brand. */
export function countBrands(peptides: Peptide[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const brand of peptides.flatMap((peptide) => [...brandsOf(peptide)])) {
    counts.set(brand, (counts.get(brand) ?? 0) + 1);
  }
  return counts;
}

function brandsOf({ facts }: Peptide): Set<string> {
  return new Set(facts?.approvals.flatMap(({ brand }) => brand?.split(/[,;/]\s*/) ?? []) ?? []);
}

/** A peptide with the brands of its approvals that no other has. */
export function withBrands(peptide: Peptide, counts: Map<string, number>): Peptide {
  const known = new Set([peptide.name, ...peptide.synonyms, ...peptide.brandNames]);
  const more = [...brandsOf(peptide)].filter(
    (brand) => counts.get(brand) === 1 && !known.has(brand) && /^[\p{L}-]{5,}$/u.test(brand),
  );
  return { ...peptide, brandNames: [...peptide.brandNames, ...more] };
}
