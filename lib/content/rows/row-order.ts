import type { RowEntry } from "./row-source";

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

type Order = (a: RowEntry, b: RowEntry) => number;

/** By name as a reader would; ties by id. */
export const byNameAZ: Order = (a, b) => collator.compare(a.name, b.name) || a.id - b.id;
export const byNameZA: Order = (a, b) => collator.compare(b.name, a.name) || a.id - b.id;
export const byId: Order = (a, b) => a.id - b.id;

/** What has a year first, then by the year of the date, or of the time of adding; ties by id. */
const byYearNewest: Order = (a, b) =>
  Number(hasYear(b)) - Number(hasYear(a)) || yearOf(b) - yearOf(a) || a.id - b.id;
const byYearOldest: Order = (a, b) =>
  Number(hasYear(b)) - Number(hasYear(a)) || yearOf(a) - yearOf(b) || a.id - b.id;

/** What was published is sorted by its year or its title. */
export const publicationSorts = {
  newest: byYearNewest,
  oldest: byYearOldest,
  "title-az": byNameAZ,
  "title-za": byNameZA,
};

function hasYear({ year }: RowEntry): boolean {
  return year !== null && year !== undefined;
}

function yearOf({ year, createdAt }: RowEntry): number {
  return year ?? new Date(createdAt).getUTCFullYear();
}
