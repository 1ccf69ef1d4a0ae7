import { compareNames } from "@/lib/compare-names";
import type { Category } from "@/lib/content/categories/category-schema";
import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import type { PeptideCard } from "./peptide-schema";
import type { PeptideSort } from "./peptides-address";

/** The peptides of a category, or all without one, sorted. Without categories a peptide counts as General. */
export function selectPeptides(
  peptides: PeptideCard[],
  categories: Category[],
  { category, sort }: { category?: number; sort: PeptideSort },
): PeptideCard[] {
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  const primary = ({ categoryIds }: PeptideCard) =>
    nameOf.get(categoryIds[0] ?? GENERAL_CATEGORY_ID) ?? "";
  const chosen = peptides.filter(
    ({ categoryIds }) => category === undefined || categoryIds.includes(category),
  );
  return chosen.sort((a, b) => {
    if (sort === "name-za") return byName(b, a);
    return (sort === "category" && compareNames(primary(a), primary(b))) || byName(a, b);
  });
}

/** By name as a reader would, whatever the database's own order is; ties by id. */
export function byName(a: { id: number; name: string }, b: { id: number; name: string }): number {
  return compareNames(a.name, b.name) || a.id - b.id;
}
