import { z } from "zod";
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

const agencies = Object.keys(AGENCIES) as [keyof typeof AGENCIES];
const term = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const amount = z.coerce.number().positive().max(10_000_000);

/**
 * What the library can be asked by facts; criteria are joined by "and". `status` and `agency` hold for
 * the chosen condition and route; `phase` and `studied` hold for the chosen condition.
 */
const filterShape = {
  status: z.enum(STATUS_OPTIONS),
  agency: z.enum(agencies),
  tier: z.enum(EVIDENCE_TIERS),
  /** Key of a condition of the vocabulary. */
  condition: term,
  /** Key of a target of the vocabulary. */
  target: term,
  /** A route in people. */
  route: z.enum(ROUTES).exclude(["none"]),
  sport: z.enum(SPORT_OPTIONS),
  /** The highest phase reached. */
  phase: z.enum(PHASE_STEPS),
  studied: z.enum(IN_WHOM),
  shape: z.enum(SHAPE_OPTIONS),
  /** Average mass in g/mol, both ends included. */
  massFrom: amount,
  massTo: amount,
  /** Number of residues, both ends included. */
  lengthFrom: amount,
  lengthTo: amount,
} as const;

export const factFilterSchema = z.object(filterShape).partial();
export type FactFilter = z.output<typeof factFilterSchema>;
export type FilterName = keyof FactFilter;

/** In the order in which they stand in an address and on the page. */
export const FILTER_NAMES = Object.keys(filterShape) as FilterName[];

/** The filters of an address. What is not valid is left out; `listInvalidFilters` names it. */
export function readFactFilter(params: URLSearchParams): FactFilter {
  const read = FILTER_NAMES.flatMap((name) => {
    const value = filterShape[name].safeParse(params.get(name)?.trim() || undefined);
    return value.success ? [[name, value.data]] : [];
  });
  return Object.fromEntries(read);
}

export function listInvalidFilters(params: URLSearchParams): FilterName[] {
  const read = readFactFilter(params);
  return FILTER_NAMES.filter((name) => params.get(name)?.trim() && read[name] === undefined);
}

/** The query parameters of a filter, in one order, without defaults. */
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
