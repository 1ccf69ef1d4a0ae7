export const DATABASE_PATH = "/database";
/** Of a query, in UTF-16 code units; the rest is not read. */
export const MAX_QUERY_LENGTH = 200;

/** What is asked of the database; `category` is null for all. */
export interface PeptideSearch {
  query: string;
  category: number | null;
  /** All that was found, not only the first. */
  isWhole?: boolean;
}

/**
 * The search that an address asks for, whatever is in it. A category that is not among `categories`
 * counts as all; `namesUnknownCategory` says so.
 */
export function readSearch(params: URLSearchParams, categories: { id: number }[]): PeptideSearch {
  const asked = params.get("category");
  return {
    query: cleanQuery(params.get("query") ?? ""),
    category: categories.find(({ id }) => String(id) === asked)?.id ?? null,
    ...(params.get("show") === "all" && { isWhole: true }),
  };
}

/** True of an address with a category that visitors cannot choose; "all" and General's 0 mean all. */
export function namesUnknownCategory(
  params: URLSearchParams,
  categories: { id: number }[],
): boolean {
  const category = params.get("category") ?? "";
  return !["", "0", "all"].includes(category) && readSearch(params, categories).category === null;
}

/** The address of a search, without what is left open. */
export function searchHref({ query, category, isWhole }: PeptideSearch): string {
  const text = cleanQuery(query);
  const parts = [
    text && `query=${encodeURIComponent(text)}`,
    category !== null && `category=${category}`,
    isWhole && "show=all",
  ].filter(Boolean);
  return parts.length > 0 ? `${DATABASE_PATH}?${parts.join("&")}` : DATABASE_PATH;
}

/** A query as it may be shown and sent: at most so long, well-formed, without control characters. */
export function cleanQuery(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "") // Half of a pair that the cut went through.
    .trim()
    .toWellFormed();
}
