import { compareNames } from "@/lib/compare-names";

/** Runs in the browser too: the tabs of /research, their filters and orders, and their addresses. */
export const RESEARCH_TABS = {
  articles: "Scientific Papers",
  videos: "Educational Videos",
  resources: "Other Resources",
} as const;
export type ResearchTab = keyof typeof RESEARCH_TABS;

export const RESEARCH_SORTS = {
  recent: "Most recent",
  oldest: "Oldest first",
  "title-az": "Title A-Z",
  "title-za": "Title Z-A",
} as const;
export type ResearchSort = keyof typeof RESEARCH_SORTS;

/** The option of the peptide filter that stands for items of no peptide in particular. */
export const GENERAL = 0;

/** The fields of an article or a video that filters and sorts use. Keys without a value are left out. */
export interface LibraryItem {
  id: number;
  title: string;
  year?: number;
  /** The year of the date, where there is no year. */
  dateYear?: number;
  /** Where there is no year: the time of the date, else of the record; for the order alone. */
  time?: number;
  /** 0 is General. */
  peptides: number[];
}

export interface LibraryFilter {
  query: string;
  /** Absent: all. */
  peptide?: number;
  sort: ResearchSort;
}

export const noFilter: LibraryFilter = { query: "", sort: "recent" };

export function isFiltered({ query, peptide }: LibraryFilter): boolean {
  return query.trim() !== "" || peptide !== undefined;
}

/** The items of a peptide whose text holds the query, in an order. `textOf` answers folded text. */
export function selectItems<Item extends LibraryItem>(
  items: Item[],
  { query, peptide, sort }: LibraryFilter,
  textOf: (item: Item) => string,
): Item[] {
  const sought = foldText(query.trim());
  return items
    .filter((item) => peptide === undefined || item.peptides.includes(peptide))
    .filter((item) => sought === "" || textOf(item).includes(sought))
    .sort((a, b) => orders[sort](a, b) || byId(a, b) * (sort === "recent" ? -1 : 1));
}

/** Text as a search compares it: parts kept apart, case and accents aside ("Frías" is "frias"). */
export function foldText(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join("\n").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// "[Effects of …]" is sorted under E.
const beforeFirstWord = /^[^\p{L}\p{N}]+/u;
const byTitle = (a: LibraryItem, b: LibraryItem) =>
  compareNames(a.title.replace(beforeFirstWord, ""), b.title.replace(beforeFirstWord, ""));

/** What was added last is the most recent of a year, as on the home page. */
const byId = (a: LibraryItem, b: LibraryItem) => a.id - b.id;

/** Items with a year come before those without, whatever the direction. */
const byYear = (direction: 1 | -1) => (a: LibraryItem, b: LibraryItem) =>
  Number(a.year === undefined) - Number(b.year === undefined) ||
  direction * (yearOrTime(a) - yearOrTime(b));

const yearOrTime = ({ year, time }: LibraryItem) => year ?? time ?? 0;

const orders: Record<ResearchSort, (a: LibraryItem, b: LibraryItem) => number> = {
  recent: byYear(-1),
  oldest: byYear(1),
  "title-az": byTitle,
  "title-za": (a, b) => byTitle(b, a),
};

/**
 * The address of a tab with a filter; defaults are left out. `isWhole` requests all matching papers
 * instead of the first.
 */
export function researchHref(
  tab: ResearchTab,
  filter: LibraryFilter = noFilter,
  isWhole = false,
): string {
  const address = new URLSearchParams();
  if (tab !== "articles") address.set("tab", tab);
  if (tab !== "resources") {
    if (filter.query.trim()) address.set("query", filter.query.trim());
    if (filter.peptide !== undefined) address.set("peptide", String(filter.peptide));
    if (filter.sort !== "recent") address.set("sort", filter.sort);
  }
  if (tab === "articles" && isWhole) address.set("show", "all");
  return address.size > 0 ? `/research?${address}` : "/research";
}

/** The tab, the filter and the length of the list in an address; unknown values are ignored. */
export function readResearchAddress(
  address: URLSearchParams,
  isPeptide: (id: number) => boolean,
): { tab: ResearchTab; filter: LibraryFilter; isWhole: boolean } {
  const asked = address.get("tab") ?? "";
  const tab = isResearchTab(asked) ? asked : "articles";
  const sort = address.get("sort") ?? "";
  const peptide = address.get("peptide") ?? "";
  const id = /^\d{1,10}$/.test(peptide) ? Number(peptide) : undefined;
  const isKnown = id !== undefined && (id === GENERAL || isPeptide(id));
  return {
    tab,
    filter: {
      query: (address.get("query") ?? "").slice(0, MAX_QUERY),
      ...(isKnown && { peptide: id }),
      sort: Object.hasOwn(RESEARCH_SORTS, sort) ? (sort as ResearchSort) : "recent",
    },
    isWhole: tab === "articles" && address.get("show") === "all",
  };
}

export function isResearchTab(value: unknown): value is ResearchTab {
  return typeof value === "string" && Object.hasOwn(RESEARCH_TABS, value);
}

/** Items in a list before the reader asks for the rest. */
export const INITIAL_COUNT = 50;

/** In characters; longer than any title. */
export const MAX_QUERY = 200;
