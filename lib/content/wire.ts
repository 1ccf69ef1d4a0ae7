import { z } from "zod";
import { sanitise } from "@/lib/html/sanitise";

/** Shapes that several content types share on the wire. Lengths are in UTF-16 code units. */
export const shortText = (max = 200) => z.string().trim().max(max);
export const requiredText = (max = 200) => z.string().trim().min(1).max(max);
export const html = (max = 100_000) => z.string().max(max).overwrite(sanitise).max(max);

/** Largest id that both engines store as a 32-bit integer. */
export const MAX_ID = 2_147_483_647;

export const id = z.number().int().min(0).max(MAX_ID);

/** An id in an address: digits only, so "-1", "1e3" and "0x1" are refused. */
export const idInAddress = z
  .string("Enter an id such as 36.")
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((value) => value <= MAX_ID, "Enter an id such as 36.");

/** "2, 3,x" or [2, 3] as unique ids in their order; entries that are not numeric are ignored. */
export const idList = z
  .union([z.string().max(10_000), z.array(z.union([z.string(), z.number()])).max(900)], {
    error: "List ids, at most 900, such as 2,3.",
  })
  .transform((value) => {
    const entries = typeof value === "string" ? value.split(",") : value.map(String);
    const ids = entries.map((entry) => entry.trim()).filter((entry) => /^\d{1,10}$/.test(entry));
    return [...new Set(ids.map(Number))].filter((entry) => entry <= MAX_ID);
  });

/** A web address, or nothing; other schemes (javascript:, data:) are refused. */
export const webAddress = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (value) => value === "" || /^https?:\/\/[^\s]+$/i.test(value),
    "Enter an address that begins with http:// or https://.",
  );

/** Blank form fields and unknown values are null. */
export const blankAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    schema.nullable(),
  );

/** A number, also as the text that an input field holds, or null. */
export const numberOrNull = (schema: z.ZodNumber) =>
  z.preprocess(
    (value) =>
      typeof value === "string" && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : value,
    blankAsNull(schema),
  );

/** A date or a time, or only a year or a month, as ISO 8601 in UTC, or null. */
export const dateOrNull = z.preprocess(
  toDateTime,
  blankAsNull(
    z.iso
      .datetime({ offset: true, error: "Enter a date such as 2025-03-31." })
      .refine(
        (value) => isYear(new Date(value).getUTCFullYear()),
        "Enter a date from 1500 to 9999.",
      ),
  ),
);

/** In UTC, as it is stored: in some time zones the last hours of 9999 fall into the year 10000. */
function isYear(year: number): boolean {
  return year >= 1500 && year <= 9999;
}

function toDateTime(value: unknown): unknown {
  const text = typeof value === "string" ? value.trim() : "";
  if (!/^\d{4}(-\d\d(-\d\d)?)?$/.test(text)) return value;
  const date = new Date(text);
  // `Date` parses February 30 as March 1 or 2.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal ? date.toISOString() : value;
}

export const timestamps = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };

export const toTimestamps = (row: { createdAt: Date; updatedAt: Date }) => ({
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** `{id}` in the address of a route. */
export const idParams = z.object({ id: idInAddress });
