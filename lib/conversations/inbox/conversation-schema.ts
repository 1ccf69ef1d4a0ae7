import { z } from "zod";
import { pageQuery } from "@/lib/resources/page-query";
import { CONVERSATION_KINDS } from "../conversation-kinds";
import { chatSessionSchema } from "./chat-session-schema";

export const conversationsQuery = z.object({
  ...pageQuery,
  kind: z.enum(["all", ...CONVERSATION_KINDS]).default("all"),
});

export const conversationIdsQuery = conversationsQuery.omit({ page: true, size: true });

const conversationRowSchema = z.object({
  sessionId: z.string(),
  startDate: z.iso.datetime(),
  messageCount: z.number().int(),
  firstQuestion: z.string().meta({ description: "Empty where nothing was asked." }),
  kinds: z.array(z.enum(CONVERSATION_KINDS)),
});

/**
 * A page of conversations without their messages; `counts` covers the matches of the search, `stored`
 * all conversations.
 */
export const conversationPageSchema = z
  .object({
    rows: z.array(conversationRowSchema),
    page: z.number().int(),
    size: z.number().int(),
    total: z.number().int(),
    counts: z.record(z.enum(["all", ...CONVERSATION_KINDS]), z.number().int()),
    stored: z.number().int(),
  })
  .meta({ id: "ConversationPage" });

export const conversationIdsSchema = z.object({ ids: z.array(z.string()) });

/** Above the storage limit; a body with this many ids stays below 1 MB. */
const MAX_SELECTED = 10_000;

/** `expected` is the number that the administrator was shown; the server counts again. */
export const conversationBulkInput = z.object({
  ids: z.array(z.string().max(200)).min(1, "Nothing is selected").max(MAX_SELECTED),
  expected: z.number().int().min(1),
  action: z.literal("delete"),
});

export const conversationBulkAnswer = z.object({ deleted: z.number().int() });

const message = chatSessionSchema.shape.messages.element.extend({
  outcome: z.string().nullable(),
  rating: z.number().int().nullable(),
  ratingReason: z.string().nullable(),
  withheld: z.number().int().nullable(),
});

/** One conversation, with the outcome of each answer. */
export const conversationSchema = chatSessionSchema
  .extend({ messages: z.array(message) })
  .meta({ id: "Conversation" });

export type ConversationBulkInput = z.output<typeof conversationBulkInput>;
export type ConversationBulkAnswer = z.output<typeof conversationBulkAnswer>;
export type ConversationsQuery = z.output<typeof conversationsQuery>;
export type ConversationRow = z.output<typeof conversationRowSchema>;
export type ConversationPage = z.output<typeof conversationPageSchema>;
export type Conversation = z.output<typeof conversationSchema>;
