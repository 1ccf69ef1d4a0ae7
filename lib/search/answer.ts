import { fold } from "./fold";
import type { Passage } from "./passage";
import type { PeptideSearch } from "./peptide-search";
import type { Search } from "./search";
import type { SearchEntry } from "./search-entry";

/** Of a longer answer the first are shown until the reader asks for all. */
export const MAX_SHOWN = 100;

/** What the page shows for a search, in the html and in the browser alike. */
export interface Answer {
  search: PeptideSearch;
  /** Ids of the peptides to show, best first. */
  ids: number[];
  /** How many were found. */
  total: number;
  isExact: boolean;
  suggestion: string | null;
  /** Why each was found, where its card does not say so. */
  passages: Record<number, Passage>;
}

/** All entries in their order where nothing is asked for, else what the search finds of the category. */
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

/** What is shown of an answer to a search. */
export function firstOf<Item>(items: Item[], { isWhole }: PeptideSearch): Item[] {
  return isWhole ? items : items.slice(0, MAX_SHOWN);
}
