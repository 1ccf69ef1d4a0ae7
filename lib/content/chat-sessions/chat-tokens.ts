import "server-only";
import type { LanguageModel } from "@/lib/consultant/answer";
import type { Usage } from "@/lib/consultant/answer-parts";
import { meter } from "@/lib/consultant/provider-meter";
import { giveBack, takeAfterwards, takeFrom } from "@/lib/throttle/throttle";

/** More than an ordinary answer takes; what is left over is given back. */
const TAKEN_AT_FIRST = 6_000;
const EVERYBODY = "all";

/**
 * A model whose tokens are taken from the day's: some before it is asked, so that many questions at
 * once cannot go beyond, the rest or what was too many when it has answered. Throws 429, or 503 where
 * they cannot be counted. Without a model nothing is taken.
 */
export async function withTokens(model: LanguageModel | undefined): Promise<{
  model?: LanguageModel;
  used(): Usage | null;
  /** To be called once, whatever became of the answer. */
  settle(): Promise<void>;
}> {
  if (!model) return { used: () => null, settle: async () => {} };
  const noAddress = { headers: new Headers() };
  await takeFrom("chat-tokens", noAddress, EVERYBODY, TAKEN_AT_FIRST);
  const { model: metered, used } = meter(model);
  const usage = () => {
    const { inputTokens, outputTokens } = used();
    return inputTokens + outputTokens > 0 ? used() : null;
  };
  return {
    model: metered,
    used: usage,
    settle: async () => {
      const { inputTokens, outputTokens } = used();
      const more = inputTokens + outputTokens - TAKEN_AT_FIRST;
      if (more > 0) await takeAfterwards("chat-tokens", EVERYBODY, more);
      else if (more < 0) await giveBack("chat-tokens", EVERYBODY, -more);
    },
  };
}
