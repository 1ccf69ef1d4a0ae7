import { z } from "zod";
import { id } from "@/lib/content/wire";
import { chatReplySchema, question } from "@/lib/conversations/chat/chat-schema";
import { MAX_SAVED_QUESTION_LENGTH } from "./saved-question-length";

export const savedQuestionSchema = z
  .object({ id, question: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: "SavedQuestion" });

export const savedQuestionInput = z.object({
  question: question.max(
    MAX_SAVED_QUESTION_LENGTH,
    `Saved questions must be at most ${MAX_SAVED_QUESTION_LENGTH} characters long`,
  ),
});

/** A question to an unpublished prompt, or without one to the published prompt. */
export const trialInput = z.object({ prompt: z.string().max(20_000), question });

/** Null where none is configured: the library then answers by itself. */
export const trialModelSchema = z.object({ model: z.string().nullable() });

const usage = z.object({ inputTokens: z.number().int(), outputTokens: z.number().int() });

const withheld = z.number().int().meta({
  description: "Sentences of the language model that no page supports and nobody was shown.",
});

export const trialSchema = chatReplySchema
  .omit({ sessionId: true, messageId: true })
  .extend({
    model: z.string(),
    usage: usage.nullable().meta({ description: "Null where no language model was asked." }),
    withheld: withheld.nullable(),
    seconds: z.number(),
  })
  .meta({ id: "PromptTrial" });

export const unansweredSchema = z
  .object({
    question: z.string().meta({ description: "As it was asked last." }),
    count: z.number().int(),
    abstained: z.number().int(),
    failed: z.number().int(),
    ratedDown: z.number().int(),
    reasons: z.array(z.string()).meta({ description: "What visitors said was wrong." }),
    lastAskedAt: z.iso.datetime(),
  })
  .meta({ id: "UnansweredQuestion" });

export const costSchema = z
  .object({
    day: z.iso.date().meta({ description: "In UTC." }),
    model: z.string(),
    answers: z.number().int(),
    ...usage.shape,
    withheld,
  })
  .meta({ id: "ConsultantCost" });

export type SavedQuestion = z.output<typeof savedQuestionSchema>;
export type PromptTrialAnswer = z.output<typeof trialSchema>;
export type UnansweredQuestion = z.output<typeof unansweredSchema>;
export type ConsultantCost = z.output<typeof costSchema>;
