import { z } from "zod";
import { DEV_ITEM_STATUSES, DEV_ITEM_TYPES } from "@/lib/content/dev-items/dev-item-schema";
import { id } from "@/lib/content/wire";

/** What the dashboard's tables show of an item. Texts are plain and may be cut. */
const named = z.object({ id, name: z.string() });
const time = z.iso.datetime();

export const peptideRowSchema = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    avatarText: z.string(),
    avatarColor: z.string(),
    categories: z.array(named),
  })
  .meta({ id: "PeptideRow" });

export const categoryRowSchema = z
  .object({ id, name: z.string(), description: z.string(), peptideCount: z.number().int() })
  .meta({ id: "CategoryRow" });

export const articleRowSchema = z
  .object({
    id,
    title: z.string(),
    abstract: z.string(),
    year: z.number().int().nullable(),
    createdAt: time,
    source: z.string(),
    peptides: z.array(named),
  })
  .meta({ id: "ArticleRow" });

export const videoRowSchema = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    creator: z.string(),
    year: z.number().int().nullable(),
    peptides: z.array(named),
  })
  .meta({ id: "VideoRow" });

export const devItemRowSchema = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    type: z.enum(DEV_ITEM_TYPES),
    status: z.enum(DEV_ITEM_STATUSES),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: "DevItemRow" });

export type NamedRow = z.output<typeof named>;
export type PeptideRow = z.output<typeof peptideRowSchema>;
export type CategoryRow = z.output<typeof categoryRowSchema>;
export type ArticleRow = z.output<typeof articleRowSchema>;
export type VideoRow = z.output<typeof videoRowSchema>;
export type DevItemRow = z.output<typeof devItemRowSchema>;
