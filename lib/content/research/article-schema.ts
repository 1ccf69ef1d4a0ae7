import { z } from "zod";
import {
  blankAsNull,
  dateOrNull,
  html,
  id,
  idList,
  numberOrNull,
  requiredText,
  shortText,
  timestamps,
  webAddress,
} from "@/lib/content/wire";
import { namedRowSchema } from "@/lib/resources/rows/named-row";

/** What a save may hold. The id 0 among `peptideIds` means General. */
export const articleInput = z.object({
  title: requiredText(500),
  abstract: html(20_000).default(""),
  content: html().default(""),
  source: requiredText(300),
  publisher: shortText(300).default(""),
  authors: blankAsNull(shortText(1000)).default(null),
  year: numberOrNull(z.number("Enter a year from 1800 to 2200.").int().min(1800).max(2200)).default(
    null,
  ),
  date: dateOrNull.default(null),
  url: blankAsNull(webAddress).default(null),
  journal: shortText(300).nullable().default(null),
  pmid: blankAsNull(z.string("Enter a PMID such as 37268435.").regex(/^\d{1,9}$/)).default(null),
  doi: blankAsNull(
    z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/, "Enter a DOI such as 10.1000/xyz123.")
      .max(300),
  ).default(null),
  peptideIds: idList.default([]),
});

/**
 * What every read answers; `peptideId` is the first of `peptideIds` that is not 0, else absent. Papers
 * saved before a source was required may have none.
 */
export const articleSchema = articleInput
  .extend({
    id,
    source: z.string(),
    peptideIds: z.string(),
    peptideId: id.optional(),
    ...timestamps,
  })
  .meta({ id: "Article" });

/** What the dashboard's table shows. */
export const articleRowSchema = z
  .object({
    id,
    title: z.string(),
    abstract: z.string(),
    year: z.number().int().nullable(),
    createdAt: timestamps.createdAt,
    source: z.string(),
    peptides: z.array(namedRowSchema),
  })
  .meta({ id: "ArticleRow" });

export type ArticleInput = z.output<typeof articleInput>;
export type Article = z.output<typeof articleSchema>;
export type ArticleRow = z.output<typeof articleRowSchema>;
