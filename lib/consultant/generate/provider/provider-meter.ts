import "server-only";
import type { LanguageModel, Usage } from "../../types";
import { ProviderError } from "./provider-error";

/** A cautious guess where a provider does not count for us; English has about four. */
const CHARACTERS_A_TOKEN = 3;

export interface Meter {
  model: LanguageModel;
  /** Tokens used so far: as the provider counted them, or estimated; none where it refused. */
  used(): Usage;
}

/** The same model, its tokens counted over all calls. */
export function meter(model: LanguageModel): Meter {
  const calls: Usage[] = [];
  return {
    model: {
      name: model.name,
      async *stream(prompt, signal) {
        const call: Usage = { inputTokens: estimate(textOf(prompt)), outputTokens: 0 };
        const index = calls.push(call) - 1;
        try {
          for await (const part of model.stream(prompt, signal)) {
            if ("usage" in part) calls[index] = part.usage;
            else call.outputTokens += estimate(part.text);
            yield part;
          }
        } catch (error) {
          if (error instanceof ProviderError && error.isRefusal)
            calls[index] = { inputTokens: 0, outputTokens: 0 };
          throw error;
        }
      },
    },
    used: () => ({
      inputTokens: calls.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
      outputTokens: calls.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    }),
  };
}

function textOf({ system, messages }: Parameters<LanguageModel["stream"]>[0]): string {
  return [system, ...messages.map(({ message }) => message)].join("\n");
}

function estimate(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}
