import { z } from "zod";
import { DEV_ITEM_STATUSES, DEV_ITEM_TYPES } from "@/lib/content/dev-items/dev-item-schema";
import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import { id } from "@/lib/content/wire";

const MOST_ITEMS = 10_000;

const selection = {
  ids: z.array(id).min(1, "Nothing is selected").max(MOST_ITEMS),
  expected: z.number().int().meta({ description: "How many items whoever sends this has seen." }),
};

export const BULK_MODES = ["add", "replace", "remove"] as const;

/** Papers and videos: what was published, and is about peptides. */
const publications = z.enum(["research", "educational-videos"]);

/** One action on many items; the ids alone say on which. */
export const bulkBody = z.discriminatedUnion("action", [
  z.object({ action: z.literal("delete"), collection: z.string().max(40), ...selection }),
  z.object({
    action: z.literal("set-category"),
    collection: z.literal("peptides"),
    categoryId: id,
    mode: z.enum(BULK_MODES),
    ...selection,
  }),
  z.object({
    action: z.literal("set-evidence"),
    collection: z.literal("peptides"),
    evidenceTier: z.enum(EVIDENCE_TIERS).nullable(),
    evidenceReason: z
      .string()
      .max(500)
      .optional()
      .meta({ description: "Left out, each peptide keeps its own." }),
    ...selection,
  }),
  z.object({
    action: z.literal("set-peptides"),
    collection: publications,
    peptideIds: z.array(id).min(1).max(900).meta({ description: "0 stands for General." }),
    mode: z.enum(BULK_MODES),
    ...selection,
  }),
  z.object({
    action: z.literal("set-year"),
    collection: publications,
    year: z.number().int().nullable(),
    ...selection,
  }),
  z.object({
    action: z.literal("set-fields"),
    collection: z.literal("dev-items"),
    type: z.enum(DEV_ITEM_TYPES).optional(),
    status: z.enum(DEV_ITEM_STATUSES).optional(),
    ...selection,
  }),
]);

export const bulkAnswer = z
  .object({
    selected: z.number().int(),
    changed: z.number().int().meta({ description: "Items that were not so already." }),
  })
  .meta({ id: "BulkAnswer" });

export const referencesBody = z.object({
  collection: z.string().max(40),
  ids: selection.ids,
});

export const referencesAnswer = z
  .object({
    references: z
      .record(z.string(), z.number().int())
      .meta({ description: "How many items of each collection name one of these." }),
  })
  .meta({ id: "References" });

export type BulkMode = (typeof BULK_MODES)[number];
export type BulkAction = z.output<typeof bulkBody>;
export type BulkAnswer = z.output<typeof bulkAnswer>;
