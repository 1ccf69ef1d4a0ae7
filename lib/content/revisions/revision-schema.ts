import { z } from "zod";
import { countInAddress, MAX_PAGE_SIZE } from "@/lib/content/page-query";
import { id, idInAddress, shortText } from "@/lib/content/wire";
import { REVISION_ACTIONS } from "./revision-actions";

/** How long what was deleted can be found in the bin. */
export const BIN_DAYS = 30;

/** One line of a history; `changed` names the fields whose values differ. */
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

export const revisionSchema = revisionEntrySchema
  .extend({ before: state, after: state })
  .meta({ id: "Revision" });

/** A page of a history, newest first; `next` is the `before` of the page that follows. */
export const revisionPageSchema = z
  .object({ items: z.array(revisionEntrySchema), next: id.nullable() })
  .meta({ id: "RevisionPage" });

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

/** `before` undoes what the revision did, `after` does it again. */
export const restoreQuery = z.object({ state: z.enum(["before", "after"]).default("before") });

export type RevisionEntry = z.output<typeof revisionEntrySchema>;
export type Revision = z.output<typeof revisionSchema>;
export type RevisionPage = z.output<typeof revisionPageSchema>;
