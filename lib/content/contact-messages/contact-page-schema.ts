import { z } from "zod";
import { id } from "@/lib/content/wire";
import { pageQuery } from "@/lib/resources/page-query";
import { contactMessageSchema } from "./contact-inbox-schema";
import { MESSAGE_STATES } from "./message-states";

/** Above the storage limit; a body with this many ids stays far below 1 MB. */
const MAX_SELECTED = 20_000;

export const messagesQuery = z.object({
  ...pageQuery,
  state: z.enum(MESSAGE_STATES).default("all"),
});
export const messageIdsQuery = messagesQuery.omit({ page: true, size: true });

/** What a message reports, as the site says it now. */
export const reportedSchema = z
  .object({
    title: z.string(),
    says: z.string().meta({ description: "Empty for a page." }),
    address: z.string().meta({ description: "The path of the page, with the fact's anchor." }),
    fact: z.object({ peptideId: id, kind: z.string() }).nullable(),
  })
  .meta({ id: "Reported" });

export type Reported = z.output<typeof reportedSchema>;

const messageRowSchema = contactMessageSchema
  .extend({
    reported: reportedSchema
      .nullable()
      .meta({ description: "Null where it reports nothing, or what is not there any more." }),
  })
  .meta({ id: "ContactMessageRow" });

export type ContactMessageRow = z.output<typeof messageRowSchema>;

/** A page of messages, newest first; `counts` holds the matches of the search by state. */
export const messagePageSchema = z
  .object({
    rows: z.array(messageRowSchema),
    page: z.number().int(),
    size: z.number().int(),
    total: z.number().int(),
    stored: z.number().int().meta({ description: "Of all messages, whatever the search." }),
    counts: z.object({ all: z.number(), new: z.number(), processed: z.number() }),
  })
  .meta({ id: "ContactMessagePage" });

export const messageIdsSchema = z.object({ ids: z.array(id) });
export const unreadSchema = z.object({ unread: z.number().int() });

const BULK_ACTIONS = ["process", "unprocess", "delete"] as const;

/** `expected` is the number that the administrator was shown; the server counts again. */
export const messageBulkInput = z.object({
  ids: z.array(id).min(1, "Nothing is selected").max(MAX_SELECTED),
  expected: z.number().int().min(1),
  action: z.enum(BULK_ACTIONS),
});

/** `changed` lists the ids that were marked differently or deleted, for an undo. */
export const messageBulkAnswer = z.object({ changed: z.array(id) });

export type MessagePage = z.output<typeof messagePageSchema>;
export type MessagesQuery = z.output<typeof messagesQuery>;
export type MessageBulkInput = z.output<typeof messageBulkInput>;
export type MessageBulkAnswer = z.output<typeof messageBulkAnswer>;
