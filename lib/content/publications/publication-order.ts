import { byNameAZ, byNameZA } from "@/lib/resources/rows/row-order";
import type { RowEntry } from "@/lib/resources/rows/row-source";

/** The years of a publication: the one recorded, and that of the recorded date. */
export interface PublicationYears {
  year: number | null;
  yearOfDate: number | null;
}

type Entry = RowEntry<PublicationYears>;

/**
 * Items with a year first, then those with a date only, then the rest by creation time; by year
 * within each group, ties by id.
 */
const byYearNewest = (a: Entry, b: Entry) =>
  groupOf(a) - groupOf(b) || yearOf(b) - yearOf(a) || a.id - b.id;
const byYearOldest = (a: Entry, b: Entry) =>
  groupOf(a) - groupOf(b) || yearOf(a) - yearOf(b) || a.id - b.id;

/** The sorts of the dashboard's tables of papers and videos. */
export const publicationSorts = {
  newest: byYearNewest,
  oldest: byYearOldest,
  "title-az": byNameAZ,
  "title-za": byNameZA,
};

function groupOf({ own: { year, yearOfDate } }: Entry): 0 | 1 | 2 {
  if (year !== null) return 0;
  return yearOfDate !== null ? 1 : 2;
}

function yearOf({ own: { year, yearOfDate }, createdAt }: Entry): number {
  return year ?? yearOfDate ?? new Date(createdAt).getUTCFullYear();
}

/** Newest first, those without a year last; ties by id. */
export function newestFirst(
  a: { id: number; year: number | null },
  b: { id: number; year: number | null },
): number {
  return (b.year ?? -1) - (a.year ?? -1) || a.id - b.id;
}
