import { z } from "zod";
import { shortText } from "../content/wire";
import { ROWS_OF_A_PAGE } from "./rows/rows-per-page";

/** Rows in one answer. */
export const MAX_PAGE_SIZE = 200;

/** A whole number from 1, as a query parameter. */
export const countInAddress = (max: number) =>
  z
    .string(wanted(max))
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, wanted(max));

function wanted(max: number): string {
  return `Enter a whole number from 1 to ${max.toLocaleString("en")}.`;
}

/** Query parameters of a paged list; pages are counted from 1. */
export const pageQuery = {
  search: shortText(200).default(""),
  page: countInAddress(1_000_000).default(1),
  size: countInAddress(MAX_PAGE_SIZE).default(ROWS_OF_A_PAGE),
};

/** The rows of one page; a page past the end is the last one. */
export function cutPage<Row>(rows: Row[], page: number, size: number) {
  const last = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, last);
  return { page: shown, rows: rows.slice((shown - 1) * size, shown * size) };
}
