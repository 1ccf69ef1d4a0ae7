// Runs in the browser, so it imports no schema.
export const PEPTIDE_SORTS = {
  "name-az": "Name A-Z",
  "name-za": "Name Z-A",
  category: "Category",
} as const;
export type PeptideSort = keyof typeof PEPTIDE_SORTS;

export function isPeptideSort(text: string): text is PeptideSort {
  return Object.hasOwn(PEPTIDE_SORTS, text);
}

/** The address of a filtered and sorted list; defaults are left out. `isWhole` asks for a long list whole. */
export function peptidesHref(
  category: number | undefined,
  sort: PeptideSort,
  isWhole = false,
): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set("category", String(category));
  if (sort !== "name-az") query.set("sort", sort);
  if (isWhole) query.set("show", "all");
  return query.size > 0 ? `/peptides?${query}` : "/peptides";
}
