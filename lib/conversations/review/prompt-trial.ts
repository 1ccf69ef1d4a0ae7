import "server-only";
import { getDocument } from "@/lib/content/documents/document-queries";
import { answerOnce } from "@/lib/conversations/chat/answer-once";
import type { PromptTrialAnswer } from "./review-schema";

/** An answer made with an unpublished prompt. It is not stored, but its tokens count. */
export async function tryPrompt(
  { prompt, question }: { prompt: string; question: string },
  signal: AbortSignal,
): Promise<PromptTrialAnswer> {
  const { contextTokens } = await getDocument("ai-settings");
  const settings = { trainingPrompt: prompt, contextTokens };
  const started = performance.now();
  const { model, ...answer } = await answerOnce(question, settings, signal);
  const seconds = Math.round((performance.now() - started) / 10) / 100;
  return { ...answer, model: model ?? "none", seconds };
}
