import { PICK } from "@/lib/facts/compare/chosen";
import {
  type FactFilter,
  type FilterOptions,
  filterParams,
  readFactFilter,
} from "@/lib/facts/filter/fact-filter";
import { AXES, type AxisName } from "./explore-axes";

export const EXPLORE_PATH = "/explore";

export const COLOURS = ["class", "evidence", "origin"] as const;
export const COLUMNS = ["name", "class", "origin", "evidence", ...AXES] as const;
export type ColourName = (typeof COLOURS)[number];
export type ColumnName = (typeof COLUMNS)[number];

/** What the address of /explore asks for. */
export interface ExploreRequest {
  x: AxisName;
  y: AxisName;
  colour: ColourName;
  /** The key of the class, tier or origin that is highlighted. */
  only: string | null;
  sort: { by: ColumnName; isDescending: boolean };
  filter: FactFilter;
  /** Whether the fields of all filters are shown. */
  showsFilters: boolean;
}

const defaults: ExploreRequest = {
  x: "mass",
  y: "charge",
  colour: "class",
  only: null,
  sort: { by: "name", isDescending: false },
  filter: {},
  showsFilters: false,
};

/** Values that do not exist are taken as left out. */
export function readExploreRequest(
  params: URLSearchParams,
  options: FilterOptions,
): ExploreRequest {
  const sort = params.get("sort") ?? "";
  const column = oneOf(COLUMNS, sort.replace(/^-/, ""));
  const only = params.get("only") ?? "";
  return {
    x: oneOf(AXES, params.get("x")) ?? defaults.x,
    y: oneOf(AXES, params.get("y")) ?? defaults.y,
    colour: oneOf(COLOURS, params.get("colour")) ?? defaults.colour,
    only: /^[\w-]{1,20}$/.test(only) ? only : null,
    sort: column ? { by: column, isDescending: sort.startsWith("-") } : defaults.sort,
    filter: readFactFilter(params, options),
    showsFilters: params.get("filters") === "all",
  };
}

export function readPicked(params: URLSearchParams): number[] {
  return [...params.keys()].flatMap((name) =>
    name.startsWith(PICK) ? Number(name.slice(PICK.length)) : [],
  );
}

/** The address of a request, without what goes without saying. */
export function exploreHref(request: ExploreRequest, change: Partial<ExploreRequest> = {}): string {
  const query = new URLSearchParams(exploreParams({ ...request, ...change })).toString();
  return query ? `${EXPLORE_PATH}?${query}` : EXPLORE_PATH;
}

/** The query parameters of a request, in one order. */
export function exploreParams(request: ExploreRequest): [string, string][] {
  const { x, y, colour, only, sort, filter, showsFilters } = request;
  const isSorted = sort.by !== defaults.sort.by || sort.isDescending;
  const given: [string, string | false][] = [
    ["x", x !== defaults.x && x],
    ["y", y !== defaults.y && y],
    ["colour", colour !== defaults.colour && colour],
    ["only", only ?? false],
    ["sort", isSorted && `${sort.isDescending ? "-" : ""}${sort.by}`],
    ...filterParams(filter),
    ["filters", showsFilters && "all"],
  ];
  return given.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

function oneOf<Name extends string>(names: readonly Name[], text: string | null): Name | undefined {
  return names.find((name) => name === text);
}
