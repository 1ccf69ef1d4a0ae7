import { z } from "zod";
import { id } from "@/lib/content/wire";
import type { Resource } from "@/lib/resources/resource";

const MAX_ITEMS = 10_000;

const selection = {
  ids: z.array(id).min(1, "Nothing is selected").max(MAX_ITEMS),
  expected: z.number().int().meta({ description: "How many items whoever sends this has seen." }),
};

/** A deletion or one of the edits that resources declare, on the items with these ids. */
export function describeBulk(resources: Resource[]) {
  const edits = new Set(resources.flatMap(({ bulkEdits = [] }) => bulkEdits));
  return z.discriminatedUnion("action", [
    z.object({ action: z.literal("delete"), collection: z.string().max(40), ...selection }),
    ...[...edits].map((edit) =>
      z.object({
        action: z.literal(edit.action),
        collection: z.literal(
          resources.filter(({ bulkEdits }) => bulkEdits?.includes(edit)).map(({ key }) => key),
        ),
        ...edit.fields,
        ...selection,
      }),
    ),
  ]);
}

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

export type BulkAnswer = z.output<typeof bulkAnswer>;
