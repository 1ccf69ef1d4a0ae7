import { firstListed } from "@/lib/content/peptides/first-listed";
import { countOptions, listLoosened, type OptionCounts } from "@/lib/facts/filter/count-options";
import {
  type FactFilter,
  type FilterName,
  type FilterOptions,
  filterParams,
  isFiltered,
} from "@/lib/facts/filter/fact-filter";
import type { FactRecord } from "@/lib/facts/filter/fact-record";
import { criterionText } from "@/lib/facts/filter/filter-labels";
import { matchesFilter } from "@/lib/facts/filter/matches-filter";
import { relatedConditions } from "@/lib/facts/related-conditions";
import { fold } from "./fold";
import type { Passage } from "./passage";
import type { PeptideSearch } from "./peptide-search";
import type { Search } from "./search";
import type { SearchEntry } from "./search-entry";

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
  /** The filters in words: "Route in people: Oral". */
  criteria: string[];
  /** How many peptides each option of a filter would leave. */
  counts: OptionCounts;
  /** Without results: how many there would be without one of the criteria, most first. */
  loosened: Loosened[];
  /** Conditions beside the chosen one, with what they would find instead. */
  related: Related[];
}

interface Related {
  condition: string;
  name: string;
  count: number;
}

export interface Loosened {
  without: "query" | "category" | FilterName;
  count: number;
}

export interface Searched {
  entries: readonly SearchEntry[];
  /** What filters compare, by the peptide's id. */
  records: ReadonlyMap<number, FactRecord>;
  options: FilterOptions;
  find: Search["find"];
}

/** All entries in their order without a query, else the results; of both those that the rest allows. */
export function answerSearch(
  { entries, records, options, find }: Searched,
  search: PeptideSearch,
): Answer {
  const { category, filter } = search;
  const found = fold(search.query) === "" ? null : find(search.query);
  const everything = [...entries.keys()];
  const matching = found?.entries ?? everything;
  const isInCategory = (at: number) =>
    category === null || entries[at]?.categoryIds.includes(category) === true;
  const recordOf = (at: number) => records.get(entries[at]?.id ?? Number.NaN);
  const isOpen = !isFiltered(filter);
  const passes = (at: number) => {
    if (isOpen) return true;
    const record = recordOf(at);
    return record !== undefined && matchesFilter(record, filter);
  };
  const candidates = matching.filter(isInCategory);
  const compared = candidates.flatMap((at) => recordOf(at) ?? []);
  const chosen = candidates.filter(passes);
  const shown = firstListed(chosen, search.isWhole).flatMap((at) => {
    const entry = entries[at];
    return entry ? [{ id: entry.id, passage: found?.passageOf(at) ?? null }] : [];
  });
  const loosen = (): Loosened[] => [
    { without: "query", count: everything.filter(isInCategory).filter(passes).length },
    { without: "category", count: matching.filter(passes).length },
    ...listLoosened(compared, filter),
  ];
  return {
    search,
    ids: shown.map(({ id }) => id),
    total: chosen.length,
    isExact: found?.isExact ?? true,
    suggestion: chosen.length > 0 ? (found?.suggestion ?? null) : null,
    passages: Object.fromEntries(
      shown.flatMap(({ id, passage }) => (passage ? [[id, passage]] : [])),
    ),
    criteria: filterParams(filter).map(([name]) => criterionText(filter, name, options)),
    counts: countOptions(compared, filter),
    loosened:
      chosen.length > 0
        ? []
        : loosen()
            // To find everything, the search is cleared.
            .filter(({ count }) => count > 0 && count < entries.length)
            .sort((a, b) => b.count - a.count),
    related: listRelated(compared, filter, options),
  };
}

function listRelated(
  records: readonly FactRecord[],
  filter: FactFilter,
  options: FilterOptions,
): Related[] {
  if (filter.condition === undefined) return [];
  return relatedConditions(filter.condition).flatMap((condition) => {
    const name = options.of.condition?.find(([key]) => key === condition)?.[1];
    const count = records.filter((record) =>
      matchesFilter(record, { ...filter, condition }),
    ).length;
    return name && count > 0 ? [{ condition, name, count }] : [];
  });
}
