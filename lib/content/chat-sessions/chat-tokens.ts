import "server-only";
import { ApiError, statuses } from "@/lib/api/errors";
import type { LanguageModel } from "@/lib/consultant/answer";
import type { Usage } from "@/lib/consultant/answer-parts";
import { meter } from "@/lib/consultant/provider-meter";
import { giveBack, takeAfterwards, takeFrom } from "@/lib/throttle/throttle";

/** More than an ordinary answer takes; what is left over is given back. */
const TAKEN_AT_FIRST = 6_000;
const EVERYBODY = "all";

/** What a question may use of the day's tokens, and has used. */
export interface TokenAccount {
  /** Absent where no language model is configured: then nothing is counted. */
  model?: LanguageModel;
  used(): Usage | null;
  /** Gives back what is left, or takes the rest; to be called once, whatever became of the answer. */
  settle(): Promise<void>;
}

/**
 * Takes tokens before a model is asked, so that many questions at once cannot go beyond the day's.
 * Throws 429 where they are used up, and 503 where they cannot be counted.
 */
export async function openTokenAccount(model: LanguageModel | undefined): Promise<TokenAccount> {
  if (!model) return { used: () => null, settle: async () => {} };
  await takeAtFirst();
  const { model: metered, used } = meter(model);
  return {
    model: metered,
    used: () => (total(used()) > 0 ? used() : null),
    settle: async () => {
      const more = total(used()) - TAKEN_AT_FIRST;
      if (more > 0) await takeAfterwards("chat-tokens", EVERYBODY, more);
      else if (more < 0) await giveBack("chat-tokens", EVERYBODY, -more);
    },
  };
}

/** What is refused costs nothing, though the limit has counted it. */
async function takeAtFirst(): Promise<void> {
  const noAddress = { headers: new Headers() };
  try {
    await takeFrom("chat-tokens", noAddress, EVERYBODY, TAKEN_AT_FIRST);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === statuses.too_many;
    if (isRefused) await giveBack("chat-tokens", EVERYBODY, TAKEN_AT_FIRST);
    throw error;
  }
}

function total({ inputTokens, outputTokens }: Usage): number {
  return inputTokens + outputTokens;
}
