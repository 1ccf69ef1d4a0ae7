import { z } from "zod";
import { DEV_ITEM_STATUSES, DEV_ITEM_TYPES } from "@/lib/content/dev-items/dev-item-schema";
import { id } from "@/lib/content/wire";

const MOST_ITEMS = 10_000;

const selection = {
  ids: z.array(id).min(1, "Nothing is selected").max(MOST_ITEMS),
  expected: z.number().int().meta({ description: "How many items whoever sends this has seen." }),
};

/** One action on many items; the ids alone say on which. */
export const bulkBody = z.discriminatedUnion("action", [
  z.object({ action: z.literal("delete"), collection: z.string().max(40), ...selection }),
  z.object({
    action: z.literal("set-category"),
    collection: z.literal("peptides"),
    categoryId: id,
    mode: z.enum(["add", "replace"]),
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

export type BulkAction = z.output<typeof bulkBody>;
export type BulkAnswer = z.output<typeof bulkAnswer>;
