import { z } from "zod";
import type { Outcome } from "@/lib/consultant/types";
import { id } from "@/lib/content/wire";
import { OUTCOMES } from "../conversation-kinds";
import { readSessionId } from "../inbox/chat-session-schema";
import { MAX_QUESTION_LENGTH, MAX_REASON_LENGTH } from "./chat-messages";

const BLANK = "Please type a question";
const TOO_LONG = `Questions must be at most ${MAX_QUESTION_LENGTH.toLocaleString("en")} characters long`;

export const question = z.string(BLANK).trim().min(1, BLANK).max(MAX_QUESTION_LENGTH, TOO_LONG);

/** A visitor's question. Without a valid id of the visitor's own session a new one is opened. */
export const chatInput = z.object({
  message: question,
  sessionId: z.string().nullish().transform(readSessionId),
});

export const outcomeSchema = z.enum(OUTCOMES satisfies readonly Outcome[]);

export const citationSchema = z
  .object({ title: z.string(), href: z.string() })
  .meta({ id: "Citation", description: "A page of this site, with a section's fragment." });

/** The consultant's reply; `[1]` in the message refers to the first citation. */
export const chatReplySchema = z
  .object({
    message: z.string(),
    citations: z.array(citationSchema),
    suggestions: z.array(z.string()),
    outcome: outcomeSchema,
    sessionId: z.string(),
    messageId: id.nullable(),
  })
  .meta({ id: "ChatReply" });

export const chatMessageSchema = z
  .object({
    id,
    message: z.string(),
    isUser: z.boolean(),
    citations: z.array(citationSchema),
    suggestions: z.array(z.string()),
    outcome: outcomeSchema.nullable(),
    rating: z.enum(["up", "down"]).nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ChatMessage" });

export const feedbackInput = z.object({
  messageId: id,
  rating: z.enum(["up", "down"]).nullable(),
  reason: z
    .string()
    .trim()
    .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
    .nullish(),
});

export type ChatReply = z.output<typeof chatReplySchema>;
export type StoredChatMessage = z.output<typeof chatMessageSchema>;
export type Feedback = z.output<typeof feedbackInput>;
