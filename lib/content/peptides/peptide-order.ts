import type { Category } from "@/lib/content/categories/category-schema";
import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import type { PeptideCard } from "./peptide-schema";

export const PEPTIDE_SORTS = {
  "name-az": "Name A-Z",
  "name-za": "Name Z-A",
  category: "Category",
} as const;
export type PeptideSort = keyof typeof PEPTIDE_SORTS;

export function isPeptideSort(text: string): text is PeptideSort {
  return Object.hasOwn(PEPTIDE_SORTS, text);
}

/** Where a filter and an order are shown; the defaults leave no trace in the address. */
export function peptidesHref(category: number | undefined, sort: PeptideSort): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set("category", String(category));
  if (sort !== "name-az") query.set("sort", sort);
  return query.size > 0 ? `/peptides?${query}` : "/peptides";
}

/** The peptides of a category (all without one) in an order; General stands for no category. */
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
    return (sort === "category" && byText(primary(a), primary(b))) || byName(a, b);
  });
}

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
const byText = (a: string, b: string) => collator.compare(a, b);

/** By name as a reader would, whatever the database's own order is; ties by id. */
export function byName(a: { id: number; name: string }, b: { id: number; name: string }): number {
  return byText(a.name, b.name) || a.id - b.id;
}
