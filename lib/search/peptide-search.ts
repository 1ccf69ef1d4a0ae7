import {
  type FactFilter,
  type FilterName,
  type FilterOptions,
  filterParams,
  listUnknownFilters,
  readFactFilter,
} from "@/lib/facts/filter/fact-filter";

export const DATABASE_PATH = "/database";
/** Asks for a page with the fields of all filters, for readers without scripts. */
export const ALL_FILTERS = "filters=all";
/** Maximum length of a query, in UTF-16 code units; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/** A search on the database page; `category` is null for all. */
export interface PeptideSearch {
  query: string;
  category: number | null;
  filter: FactFilter;
  /** Whether all results are shown, not only the first. */
  isWhole?: boolean;
}

/** Asks for everything. */
export const noSearch: PeptideSearch = { query: "", category: null, filter: {} };

/** What the addresses of searches may name. */
export interface KnownNames {
  categories: { id: number; name: string }[];
  options: FilterOptions;
}

/** Parses the query parameters of an address. What does not exist is left out; see `listUnknown`. */
export function readSearch(params: URLSearchParams, known: KnownNames): PeptideSearch {
  return {
    query: cleanQuery(params.get("query") ?? ""),
    category: findCategory(params, known)?.id ?? null,
    filter: readFactFilter(params, known.options),
    ...(params.get("show") === "all" && { isWhole: true }),
  };
}

/**
 * The parameters of an address whose value does not exist, such as a category that visitors cannot
 * select; "all" and General's 0 mean all categories.
 */
export function listUnknown(
  params: URLSearchParams,
  known: KnownNames,
): ("category" | FilterName)[] {
  const category = params.get("category") ?? "";
  const isKnown = ["", "0", "all"].includes(category) || findCategory(params, known);
  return [...(isKnown ? [] : ["category" as const]), ...listUnknownFilters(params, known.options)];
}

function findCategory(params: URLSearchParams, { categories }: KnownNames) {
  const asked = params.get("category");
  return categories.find(({ id }) => String(id) === asked);
}

/** The address of a search, without default values. */
export function searchHref({ query, category, filter, isWhole }: PeptideSearch): string {
  const text = cleanQuery(query);
  const parts = [
    text && `query=${encodeURIComponent(text)}`,
    category !== null && `category=${category}`,
    ...filterParams(filter).map(([name, value]) => `${name}=${value}`),
    isWhole && "show=all",
  ].filter(Boolean);
  return parts.length > 0 ? `${DATABASE_PATH}?${parts.join("&")}` : DATABASE_PATH;
}

/** A query that is safe to show and send: truncated, well-formed, without control characters. */
export function cleanQuery(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "") // A surrogate whose pair was cut.
    .trim()
    .toWellFormed();
}
