import { z } from "zod";
import { shortText } from "./wire";

/** The most rows that one answer holds. */
export const MAX_PAGE_SIZE = 200;

const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `Must be from 1 to ${max}`);

/** Which rows of a list are asked for: pages are counted from 1. */
export const pageQuery = {
  search: shortText(200).default(""),
  page: count(1_000_000).default(1),
  size: count(MAX_PAGE_SIZE).default(50),
};

/** The rows of one page, where a page past the end is the last one. */
export function cutPage<Row>(rows: Row[], page: number, size: number) {
  const last = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, last);
  return { page: shown, rows: rows.slice((shown - 1) * size, shown * size) };
}
