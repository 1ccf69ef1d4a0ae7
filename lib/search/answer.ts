import { fold } from "./fold";
import type { Passage } from "./passage";
import type { PeptideSearch } from "./peptide-search";
import type { Search } from "./search";
import type { SearchEntry } from "./search-entry";

/** Results shown before "show all". */
export const MAX_SHOWN = 100;

/** The results that a page shows, rendered on the server or in the browser. */
export interface Answer {
  search: PeptideSearch;
  /** Ids of the peptides, best first. */
  ids: number[];
  /** The total number of results. */
  total: number;
  isExact: boolean;
  suggestion: string | null;
  /** Why each was found, unless its card shows it. */
  passages: Record<number, Passage>;
}

/** All entries in their order without a query, else the results within the category. */
export function answerSearch(
  entries: readonly SearchEntry[],
  { find }: Search,
  search: PeptideSearch,
): Answer {
  const found = fold(search.query) === "" ? null : find(search.query);
  const inCategory = (entry: number) =>
    search.category === null || entries[entry]?.categoryIds.includes(search.category);
  const chosen = (found?.entries ?? [...entries.keys()]).filter(inCategory);
  const shown = firstOf(chosen, search).flatMap((at) => {
    const entry = entries[at];
    return entry ? [{ id: entry.id, passage: found?.passageOf(at) ?? null }] : [];
  });
  return {
    search,
    ids: shown.map(({ id }) => id),
    total: chosen.length,
    isExact: found?.isExact ?? true,
    suggestion: chosen.length > 0 ? (found?.suggestion ?? null) : null,
    passages: Object.fromEntries(
      shown.flatMap(({ id, passage }) => (passage ? [[id, passage]] : [])),
    ),
  };
}

/** The visible part of the results. */
export function firstOf<Item>(items: Item[], { isWhole }: PeptideSearch): Item[] {
  return isWhole ? items : items.slice(0, MAX_SHOWN);
}
