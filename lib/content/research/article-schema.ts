import { z } from "zod";
import {
  html,
  id,
  idList,
  requiredText,
  shortText,
  timestamps,
  webAddress,
} from "@/lib/content/wire";

const year = z.number().int().min(1800).max(2200).nullable().default(null);

/** What a save may hold. The id 0 among `peptideIds` means General. */
export const articleInput = z.object({
  title: requiredText(500),
  abstract: html(20_000).default(""),
  content: html().default(""),
  source: shortText(300).default(""),
  publisher: shortText(300).default(""),
  authors: shortText(1000).nullable().default(null),
  year,
  date: z.iso.datetime({ offset: true }).nullable().default(null),
  url: webAddress.nullable().default(null),
  journal: shortText(300).nullable().default(null),
  pmid: z
    .string()
    .regex(/^\d{1,9}$/)
    .nullable()
    .default(null),
  doi: z
    .string()
    .regex(/^10\.\d{4,9}\/\S+$/)
    .nullable()
    .default(null),
  peptideIds: idList.default([]),
});

/** What every read answers; `peptideId` is the first of `peptideIds` that is not 0, else absent. */
export const articleSchema = articleInput.extend({
  id,
  peptideIds: z.string(),
  peptideId: id.optional(),
  ...timestamps,
});

export type ArticleInput = z.output<typeof articleInput>;
export type Article = z.output<typeof articleSchema>;
