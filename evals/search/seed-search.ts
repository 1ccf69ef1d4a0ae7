import { toRecord } from "@/lib/content/peptides/peptide-records";
import { listFilterOptions } from "@/lib/facts/filter/filter-options";
import { createSearch } from "@/lib/search/search";
import type { SearchEntry } from "@/lib/search/search-entry";
import { listSearchTerms } from "@/lib/search/search-terms";
import { createTermSearch } from "@/lib/search/term-search";
import { toSearchEntry } from "@/lib/search/to-search-entry";
import { readSeedContent } from "@/prisma/seed/data-files";

/** The search entries of the seeded library, sorted by name, without a database. */
export function readSeedEntries(): SearchEntry[] {
  return [...readSeedContent().peptides]
    .map(([id, peptide]) => toSearchEntry({ id, ...peptide }))
    .sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

export async function createSeedSearch() {
  const entries = readSeedEntries();
  const records = [...readSeedContent().peptides].map(([id, peptide]) =>
    toRecord({ id, ...peptide }),
  );
  const terms = listSearchTerms(listFilterOptions(records));
  const search = await createSearch(entries, undefined, createTermSearch(terms, records));
  return {
    entries,
    find: (query: string) => {
      const found = search.find(query);
      return { ...found, ids: found.entries.map((entry) => entries[entry]?.id ?? 0) };
    },
  };
}
