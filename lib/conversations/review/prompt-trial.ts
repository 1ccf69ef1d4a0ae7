import "server-only";
import { configuredModel } from "@/lib/consultant/generate/provider/provider";
import { getDocument } from "@/lib/content/documents/document-queries";
import { openTokenAccount } from "@/lib/conversations/chat/chat-tokens";
import { composeReply } from "@/lib/conversations/chat/compose-reply";
import type { PromptTrialAnswer } from "./review-schema";

/** An answer made with an unpublished prompt. It is not stored, but its tokens count. */
export async function tryPrompt(
  { prompt, question }: { prompt: string; question: string },
  signal: AbortSignal,
): Promise<PromptTrialAnswer> {
  const { contextTokens } = await getDocument("ai-settings");
  const settings = { trainingPrompt: prompt, contextTokens };
  const account = await openTokenAccount(configuredModel(), { message: question, ...settings });
  const started = performance.now();
  const parts = composeReply({ message: question, history: [] }, account, settings, signal);
  for await (const part of parts) {
    if (part.type !== "finished") continue;
    const { model, ...answer } = part.answer;
    const seconds = Math.round((performance.now() - started) / 10) / 100;
    return { ...answer, model: model ?? "none", seconds };
  }
  throw new Error("The reply had no end");
}
