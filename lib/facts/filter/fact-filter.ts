import type { filterKinds } from "./filter-kinds";

type Kinds = typeof filterKinds;
type ValueOf<Kind> = Kind extends readonly (infer Option)[]
  ? Option
  : Kind extends "amount"
    ? number
    : string;

export type FilterName = keyof Kinds;
export type FactFilter = { [Name in FilterName]?: ValueOf<Kinds[Name]> | undefined };
export type RangeFilter = "massFrom" | "massTo" | "lengthFrom" | "lengthTo";
export type ListedFilter = Exclude<FilterName, RangeFilter>;

/** The options of filters, with their words and in the order of the page. */
export interface FilterOptions {
  of: Partial<Record<ListedFilter, [key: string, words: string][]>>;
  /** Set where only the options in a page's address are known: what it names that does not exist. */
  missing?: string[];
}

// The options of each are data of the page and not in its scripts.
const kinds: Record<FilterName, "option" | "amount"> = {
  status: "option",
  agency: "option",
  tier: "option",
  condition: "option",
  target: "option",
  route: "option",
  sport: "option",
  phase: "option",
  studied: "option",
  shape: "option",
  massFrom: "amount",
  massTo: "amount",
  lengthFrom: "amount",
  lengthTo: "amount",
};

/** In the order in which they stand in an address and on the page. */
export const FILTER_NAMES = Object.keys(kinds) as FilterName[];

export function isListed(name: FilterName): name is ListedFilter {
  return kinds[name] === "option";
}

/** The filters of an address. What does not exist is left out; `listUnknownFilters` names it. */
export function readFactFilter(params: URLSearchParams, options: FilterOptions): FactFilter {
  const read = FILTER_NAMES.flatMap((name) => {
    const value = readValue(name, params.get(name)?.trim() ?? "", options);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(read);
}

function readValue(
  name: FilterName,
  text: string,
  options: FilterOptions,
): string | number | undefined {
  if (!isListed(name)) return readAmount(text);
  return isOption(options, name, text) ? text : undefined;
}

function isOption({ of, missing }: FilterOptions, name: ListedFilter, key: string): boolean {
  if (of[name]?.some(([option]) => option === key)) return true;
  return missing !== undefined && !missing.includes(key) && OPTION.test(key);
}

const OPTION = /^[\w-]{1,80}$/;

/** A mass or a number of residues. */
export function readAmount(text: string): number | undefined {
  const amount = Number(text);
  return amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

const MAX_AMOUNT = 10_000_000;

/** The filters of an address whose value does not exist. */
export function listUnknownFilters(params: URLSearchParams, options: FilterOptions): FilterName[] {
  const read = readFactFilter(params, options);
  return FILTER_NAMES.filter((name) => params.get(name)?.trim() && read[name] === undefined);
}

/** The query parameters of a filter, in one order. */
export function filterParams(filter: FactFilter): [FilterName, string][] {
  return FILTER_NAMES.flatMap((name): [FilterName, string][] => {
    const value = filter[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
}

export function isFiltered(filter: FactFilter): boolean {
  return filterParams(filter).length > 0;
}

export function withoutFilter(filter: FactFilter, name: FilterName): FactFilter {
  const { [name]: _, ...rest } = filter;
  return rest;
}
