import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import { AGENCIES, IN_WHOM, ROUTES } from "../vocabularies";
import { PHASE_STEPS } from "./fact-record";

export const STATUS_OPTIONS = ["approved", "former", "review", "refused", "never"] as const;
export const SPORT_OPTIONS = [
  "prohibited",
  "at-all-times",
  "in-competition",
  "in-males",
  "monitored",
  "not-listed",
] as const;
export const SHAPE_OPTIONS = ["cyclic", "linear"] as const;
export const AGENCY_OPTIONS = Object.keys(AGENCIES) as (keyof typeof AGENCIES)[];
/** Routes in people. */
export const ROUTE_OPTIONS = ROUTES.filter((route) => route !== "none");

/**
 * What the library can be asked by facts; criteria are joined by "and". `status` and `agency` hold for
 * the chosen condition and route; `phase` and `studied` hold for the chosen condition.
 */
export const filterKinds = {
  status: STATUS_OPTIONS,
  agency: AGENCY_OPTIONS,
  tier: EVIDENCE_TIERS,
  /** Key of a condition of the vocabulary. */
  condition: "term",
  /** Key of a target of the vocabulary. */
  target: "term",
  route: ROUTE_OPTIONS,
  sport: SPORT_OPTIONS,
  /** The highest phase reached. */
  phase: PHASE_STEPS,
  studied: IN_WHOM,
  shape: SHAPE_OPTIONS,
  /** Average mass in g/mol, both ends included. */
  massFrom: "amount",
  massTo: "amount",
  /** Number of residues, both ends included. */
  lengthFrom: "amount",
  lengthTo: "amount",
} as const;

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

/** Names of the terms that facts of the library use, by key and in the order of names. */
export interface TermNames {
  condition: Record<string, string>;
  target: Record<string, string>;
  /** Set where only the names of a page's address are known: what it names that does not exist. */
  missing?: string[];
}

/** In the order in which they stand in an address and on the page. */
export const FILTER_NAMES = Object.keys(filterKinds) as FilterName[];

/** The filters of an address. What does not exist is left out; `listUnknownFilters` names it. */
export function readFactFilter(params: URLSearchParams, terms: TermNames): FactFilter {
  const read = FILTER_NAMES.flatMap((name) => {
    const value = readValue(name, params.get(name)?.trim() ?? "", terms);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(read);
}

function readValue(name: FilterName, text: string, terms: TermNames): string | number | undefined {
  if (name === "condition" || name === "target") {
    return isTerm(terms, name, text) ? text : undefined;
  }
  const options: readonly string[] | "amount" = filterKinds[name];
  if (options !== "amount") return options.includes(text) ? text : undefined;
  return readAmount(text);
}

function isTerm(terms: TermNames, name: "condition" | "target", key: string): boolean {
  if (Object.hasOwn(terms[name], key)) return true;
  return terms.missing !== undefined && !terms.missing.includes(key) && TERM.test(key);
}

const TERM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A mass or a number of residues. */
export function readAmount(text: string): number | undefined {
  const amount = Number(text);
  return amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

const MAX_AMOUNT = 10_000_000;

/** The filters of an address whose value does not exist. */
export function listUnknownFilters(params: URLSearchParams, terms: TermNames): FilterName[] {
  const read = readFactFilter(params, terms);
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
