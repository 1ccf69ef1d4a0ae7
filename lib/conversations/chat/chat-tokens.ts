import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { LanguageModel, Turn } from "@/lib/consultant/answer";
import type { Usage } from "@/lib/consultant/answer-parts";
import { makePrompt } from "@/lib/consultant/prompt";
import { mostTokens } from "@/lib/consultant/prompt-tokens";
import { MAX_OUTPUT_TOKENS } from "@/lib/consultant/provider";
import { ProviderError } from "@/lib/consultant/provider-error";
import { meter } from "@/lib/consultant/provider-meter";
import { type Reservation, reserve } from "@/lib/throttle/reservation";

/** Of the passages that a question is answered from; see `MAX_CONTEXT_TOKENS`. */
const PASSAGE_TOKENS = 4_000;

/** What a question may use of the day's tokens, and has used. */
export interface TokenAccount {
  /** Absent where no language model is configured: then nothing is counted. */
  model?: LanguageModel;
  used(): Usage | null;
  /** Counts what was used in place of what was reserved; to be called once, however the answer ended. */
  settle(): Promise<void>;
}

/**
 * Reserves the prompt and the longest answer before a model is asked, so that questions asked at once
 * cannot use more than the day's tokens. The passages are estimated until the prompt is known; then the
 * rest is reserved, or the model fails. A process that ends leaves its reservations to the end of the
 * day's window. Throws 429 where the tokens do not suffice, and 503 where they cannot be counted.
 */
export async function openTokenAccount(
  model: LanguageModel | undefined,
  { message, trainingPrompt }: { message: string; trainingPrompt: string },
): Promise<TokenAccount> {
  if (!model) return { used: () => null, settle: async () => {} };
  const prompt = makePrompt({ message, history: [] }, [], trainingPrompt);
  const reservation = await reserve(
    "chat-tokens",
    mostTokens(prompt) + PASSAGE_TOKENS + MAX_OUTPUT_TOKENS,
  );
  const { model: metered, used } = meter(reservingModel(model, reservation));
  return {
    model: metered,
    used: () => (total(used()) > 0 ? used() : null),
    settle: () => reservation.settle(total(used())),
  };
}

/** Asks only after the prompt, as it has become, and the longest answer are reserved. */
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
