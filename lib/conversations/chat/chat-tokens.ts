import "server-only";
import { ApiError } from "@/lib/api/errors";
import { makePrompt } from "@/lib/consultant/generate/prompt";
import { mostTokens } from "@/lib/consultant/generate/prompt-tokens";
import { MAX_OUTPUT_TOKENS } from "@/lib/consultant/generate/provider/provider";
import { ProviderError } from "@/lib/consultant/generate/provider/provider-error";
import { meter } from "@/lib/consultant/generate/provider/provider-meter";
import type { LanguageModel, Turn, Usage } from "@/lib/consultant/types";
import { type Reservation, reserve } from "@/lib/throttle/reservation";
import type { ModelSettings } from "./model-settings";

/** The passages are cut at tokens of four letters; `mostTokens` counts three, and their marks. */
const MAX_TOKENS_PER_CUT_TOKEN = 1.5;

/** The tokens that a question has reserved and used. */
export interface TokenAccount {
  /** Absent without a language model: nothing is counted then. */
  model?: LanguageModel;
  used(): Usage | null;
  /** Replaces the reservation by the actual use. Call it once, however the answer ended. */
  settle(): Promise<void>;
}

/**
 * Reserves the prompt and the longest possible answer before the model is called, so that concurrent
 * questions stay within the day's quota. The size of the passages is estimated until the prompt is
 * known; then the difference is reserved, or the call fails. If the process ends, its reservations stay
 * until the end of the day's window. Throws 429 where the quota is used up, and 503 where it cannot be
 * counted.
 */
export async function openTokenAccount(
  model: LanguageModel | undefined,
  { message, trainingPrompt, contextTokens }: { message: string } & ModelSettings,
): Promise<TokenAccount> {
  if (!model) return { used: () => null, settle: async () => {} };
  const prompt = makePrompt({ message, history: [] }, [], trainingPrompt);
  const reservation = await reserve(
    "chat-tokens",
    mostTokens(prompt) + Math.ceil(contextTokens * MAX_TOKENS_PER_CUT_TOKEN) + MAX_OUTPUT_TOKENS,
  );
  const { model: metered, used } = meter(reservingModel(model, reservation));
  return {
    model: metered,
    used: () => (total(used()) > 0 ? used() : null),
    settle: () => reservation.settle(total(used())),
  };
}

/** Calls the model only after the actual prompt and the longest answer are reserved. */
function reservingModel(model: LanguageModel, reservation: Reservation): LanguageModel {
  return {
    name: model.name,
    async *stream(prompt: { system: string; messages: Turn[] }, signal) {
      try {
        await reservation.raiseTo(mostTokens(prompt) + MAX_OUTPUT_TOKENS);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { status: statusCode, message } = error;
        throw new ProviderError("The tokens could not be reserved", { statusCode, message });
      }
      yield* model.stream(prompt, signal);
    },
  };
}

function total({ inputTokens, outputTokens }: Usage): number {
  return inputTokens + outputTokens;
}
