import type { RowEntry } from "./row-source";

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

type Order = (a: RowEntry, b: RowEntry) => number;

/** By name as a reader would; ties by id. */
export const byNameAZ: Order = (a, b) => collator.compare(a.name, b.name) || a.id - b.id;
export const byNameZA: Order = (a, b) => collator.compare(b.name, a.name) || a.id - b.id;
export const byId: Order = (a, b) => a.id - b.id;

/**
 * What has a year first, then what has a date only, then the rest by the time of adding; by the year
 * within each, ties by id.
 */
const byYearNewest: Order = (a, b) =>
  standing(a) - standing(b) || yearOf(b) - yearOf(a) || a.id - b.id;
const byYearOldest: Order = (a, b) =>
  standing(a) - standing(b) || yearOf(a) - yearOf(b) || a.id - b.id;

/** What was published is sorted by its year or its title. */
export const publicationSorts = {
  newest: byYearNewest,
  oldest: byYearOldest,
  "title-az": byNameAZ,
  "title-za": byNameZA,
};

function standing({ year, yearOfDate }: RowEntry): 0 | 1 | 2 {
  if (isKnown(year)) return 0;
  return isKnown(yearOfDate) ? 1 : 2;
}

function yearOf({ year, yearOfDate, createdAt }: RowEntry): number {
  return year ?? yearOfDate ?? new Date(createdAt).getUTCFullYear();
}

function isKnown(year: number | null | undefined): boolean {
  return year !== null && year !== undefined;
}
