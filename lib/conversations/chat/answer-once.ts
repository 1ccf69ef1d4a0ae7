import "server-only";
import { configuredModel } from "@/lib/consultant/generate/provider/provider";
import type { FinishedAnswer } from "./chat-store";
import { openTokenAccount } from "./chat-tokens";
import { composeReply } from "./compose-reply";
import type { ModelSettings } from "./model-settings";

/** The answer to a question without a conversation. It is not stored, but its tokens count. */
export async function answerOnce(
  message: string,
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<FinishedAnswer> {
  const account = await openTokenAccount(configuredModel(), { message, ...settings });
  const parts = composeReply({ message, history: [] }, account, settings, signal);
  for await (const part of parts) if (part.type === "finished") return part.answer;
  throw new Error("The reply had no end");
}
