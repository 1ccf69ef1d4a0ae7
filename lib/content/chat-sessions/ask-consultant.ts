import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { ApiError } from "@/lib/api/errors";
import { answer } from "@/lib/consultant/answer";
import type { AnswerPart, Citation, Usage } from "@/lib/consultant/answer-parts";
import { configuredModel } from "@/lib/consultant/provider";
import { getDocument } from "@/lib/content/documents/document-queries";
import { chatMessages } from "./chat-messages";
import type { ChatReply } from "./chat-schema";
import {
  closeTurn,
  type FinishedAnswer,
  newSessionId,
  type OpenTurn,
  openTurn,
} from "./chat-store";
import { withTokens } from "./chat-tokens";
import { maskPersonalData } from "./personal-data";

/** What is told while an answer is made: its parts as they come, and at the end the whole of it. */
export type ReplyPart = Exclude<AnswerPart, { type: "end" }> | { type: "reply"; reply: ChatReply };

/** For so long a question waits for the one before it. */
const TURN_WITHIN_MS = 3_000;
const LOOK_AGAIN_MS = 100;

/**
 * Stores a visitor's question, masked, and answers what is told of its answer. A provider that fails
 * makes a reply that says so. Throws 409 where another question of the session still waits, and 429
 * where the day's tokens are used up; then nothing is stored.
 */
export async function askConsultant(
  visitorHash: string,
  { message, sessionId }: { message: string; sessionId?: string | null | undefined },
  signal: AbortSignal,
): Promise<AsyncGenerator<ReplyPart>> {
  const question = maskPersonalData(message);
  const tokens = await withTokens(configuredModel());
  try {
    const turn = await takeTurn(visitorHash, sessionId ?? newSessionId(), question);
    return reply(turn, question, tokens, signal);
  } catch (error) {
    await tokens.settle();
    throw error;
  }
}

async function takeTurn(visitorHash: string, sessionId: string, question: string) {
  const until = Date.now() + TURN_WITHIN_MS;
  for (;;) {
    const turn = await openTurn(visitorHash, sessionId, question);
    if (turn) return turn;
    if (Date.now() > until) {
      throw new ApiError("conflict", "The question before this one is still being answered");
    }
    await wait(LOOK_AGAIN_MS);
  }
}

async function* reply(
  { sessionId, history }: OpenTurn,
  message: string,
  tokens: Awaited<ReturnType<typeof withTokens>>,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart> {
  const told = { text: "", citations: [] as Citation[], suggestions: [] as string[] };
  let end: Extract<AnswerPart, { type: "end" }> | undefined;
  try {
    const { trainingPrompt } = await getDocument("ai-settings");
    const model = tokens.model && { model: tokens.model };
    for await (const part of answer({ message, history }, { signal, trainingPrompt, ...model })) {
      if (part.type === "end") end = part;
      else {
        note(told, part);
        yield part;
      }
    }
  } catch (error) {
    if (!signal.aborted) console.error("The consultant could not answer", error);
  } finally {
    await tokens.settle();
  }
  const finished = finish(told, end, signal.aborted, tokens.used());
  const messageId = await closeTurn(sessionId, finished);
  const { model: _, usage: __, ...shown } = finished;
  yield { type: "reply", reply: { ...shown, sessionId, messageId } };
}

interface Told {
  text: string;
  citations: Citation[];
  suggestions: string[];
}

function note(told: Told, part: Exclude<AnswerPart, { type: "end" }>) {
  if (part.type === "text") told.text += part.text;
  else if (part.type === "citation") told.citations.push(part.citation);
  else told.suggestions = part.questions;
}

/** An answer counts as one only where it came to its end; a half one says of itself that it is. */
function finish(
  { text, citations, suggestions }: Told,
  end: Extract<AnswerPart, { type: "end" }> | undefined,
  isAborted: boolean,
  used: Usage | null,
): FinishedAnswer {
  const usage = end?.usage ?? used;
  const model = end?.model ?? null;
  const outcome = end?.outcome ?? (isAborted ? "stopped" : "failed");
  if (outcome === "stopped") {
    const message = [text.trim(), chatMessages.stopped].filter(Boolean).join("\n\n");
    return { message, outcome, citations, suggestions: [], model, usage };
  }
  if (outcome === "failed" || text.trim() === "") {
    const message = chatMessages.failed;
    return { message, outcome: "failed", citations: [], suggestions: [], model, usage };
  }
  return { message: text.trim(), outcome, citations, suggestions, model, usage };
}
