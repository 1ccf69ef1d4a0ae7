export const DATABASE_PATH = "/database";
/** Maximum length of a query, in UTF-16 code units; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/** A search on the database page; `category` is null for all. */
export interface PeptideSearch {
  query: string;
  category: number | null;
  /** Whether all results are shown, not only the first. */
  isWhole?: boolean;
}

/**
 * Parses the query parameters of an address. A category that is not in `categories` means all; see
 * `namesUnknownCategory`.
 */
export function readSearch(params: URLSearchParams, categories: { id: number }[]): PeptideSearch {
  const asked = params.get("category");
  return {
    query: cleanQuery(params.get("query") ?? ""),
    category: categories.find(({ id }) => String(id) === asked)?.id ?? null,
    ...(params.get("show") === "all" && { isWhole: true }),
  };
}

/** Whether an address has a category that visitors cannot select; "all" and General's 0 mean all. */
export function namesUnknownCategory(
  params: URLSearchParams,
  categories: { id: number }[],
): boolean {
  const category = params.get("category") ?? "";
  return !["", "0", "all"].includes(category) && readSearch(params, categories).category === null;
}

/** The address of a search, without default values. */
export function searchHref({ query, category, isWhole }: PeptideSearch): string {
  const text = cleanQuery(query);
  const parts = [
    text && `query=${encodeURIComponent(text)}`,
    category !== null && `category=${category}`,
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
