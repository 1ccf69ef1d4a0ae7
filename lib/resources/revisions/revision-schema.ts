import { z } from "zod";
import { id, idInAddress, shortText } from "@/lib/content/wire";
import { countInAddress, MAX_PAGE_SIZE } from "@/lib/resources/page-query";
import { REVISION_ACTIONS } from "./revision-actions";

/** One entry of a history; `changed` lists the fields whose values differ. */
export const revisionEntrySchema = z
  .object({
    id,
    entity: z.string().meta({ description: "A collection such as peptides, or documents." }),
    entityId: z.string(),
    name: z.string().meta({ description: "What the item was called." }),
    action: z.enum(REVISION_ACTIONS),
    actor: z.string(),
    changed: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "RevisionEntry" });

const state = z.record(z.string(), z.unknown()).nullable();

const revisionSchema = revisionEntrySchema
  .extend({ before: state, after: state })
  .meta({ id: "Revision" });

export const revisionDetailSchema = revisionSchema
  .extend({ current: state.meta({ description: "The item as it is now; null where it is gone." }) })
  .meta({ id: "RevisionDetail" });

/** A page of a history, newest first; `next` is the `before` of the page that follows. */
export const revisionPageSchema = z
  .object({ items: z.array(revisionEntrySchema), next: id.nullable() })
  .meta({ id: "RevisionPage" });

const side = z.enum(["before", "after"]);

/** A history with the restorable states of each entry, and its origin. */
export const historySchema = revisionPageSchema
  .extend({
    items: z.array(
      revisionEntrySchema
        .extend({
          restorable: z
            .array(side)
            .meta({ description: "The states that are not what the item is now." }),
        })
        .meta({ id: "HistoryEntry" }),
    ),
    origin: z.object({ createdAt: z.iso.datetime().nullable() }).nullable().meta({
      description:
        "Where one item was asked for and its history ends: when it came with the site's first content. Null where its creation is a line of the history.",
    }),
  })
  .meta({ id: "History" });

const page = {
  before: idInAddress.optional(),
  limit: countInAddress(MAX_PAGE_SIZE).default(50),
};

export const binQuery = z.object(page);
export const revisionQuery = z.object({
  ...page,
  entity: shortText(60).optional(),
  id: shortText(200).optional(),
  action: z.enum(REVISION_ACTIONS).optional(),
});

/** `before` undoes the revision, `after` redoes it. */
export const restoreQuery = z.object({ state: side.default("before") });

export type RevisionEntry = z.output<typeof revisionEntrySchema>;
export type Revision = z.output<typeof revisionSchema>;
export type HistoryPage = z.output<typeof historySchema>;
export type HistoryEntry = HistoryPage["items"][number];
export type RevisionDetail = z.output<typeof revisionDetailSchema>;
export type RevisionPage = z.output<typeof revisionPageSchema>;
