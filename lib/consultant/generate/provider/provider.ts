import "server-only";
import type { TextStreamPart, ToolSet } from "ai";
import { env } from "@/lib/env";
import type { LanguageModel, Usage } from "../../types";
import { ProviderError } from "./provider-error";
import { cappedFetch } from "./provider-fetch";
import { PROVIDER_TIMES } from "./provider-times";

const DEFAULT_MODEL = "gpt-4.1-mini";
/** The longest answer asked for, in tokens, and the longest taken, in characters. */
export const MAX_OUTPUT_TOKENS = 1_000;
const MAX_OUTPUT_LENGTH = 16_000;

/** The language model of the settings, on any server that speaks OpenAI's protocol, or none. */
export function configuredModel(times = PROVIDER_TIMES): LanguageModel | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
  if (!apiKey) return undefined;
  const settings = { apiKey, ...(baseURL && { baseURL }) };
  return openAiModel(settings, model ?? DEFAULT_MODEL, times);
}

function openAiModel(
  settings: { apiKey: string; baseURL?: string },
  name: string,
  times: typeof PROVIDER_TIMES,
): LanguageModel {
  return {
    name,
    async *stream({ system, messages }, signal) {
      const { createOpenAI, streamText } = await loadSdk();
      const { stream } = streamText({
        model: createOpenAI({ ...settings, fetch: cappedFetch }).chat(name),
        instructions: system,
        messages: messages.map(({ isUser, message }) => ({
          role: isUser ? "user" : "assistant",
          content: message,
        })),
        abortSignal: signal,
        timeout: times,
        // A second attempt costs a second time, and the visitor has a button for it.
        maxRetries: 0,
        streamRetries: 0,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        temperature: 0,
        onError: () => {}, // It comes as a part of the stream, too.
      });
      yield* readParts(stream, signal);
    },
  };
}

/** Loaded with the first question: a portal without a key never needs it. */
async function loadSdk() {
  const [{ createOpenAI }, { streamText }] = await Promise.all([
    import("@ai-sdk/openai"),
    import("ai"),
  ]);
  return { createOpenAI, streamText };
}

type Part = TextStreamPart<ToolSet>;
type Said = { text: string } | { usage: Usage };

/** What a stream says, or a `ProviderError` where it ends in any other way than by being complete. */
async function* readParts(stream: AsyncIterable<Part>, signal: AbortSignal): AsyncGenerator<Said> {
  try {
    yield* readCompletely(stream);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ProviderError ? error : new ProviderError("It failed", error);
  }
}

async function* readCompletely(stream: AsyncIterable<Part>): AsyncGenerator<Said> {
  let length = 0;
  for await (const part of stream) {
    if (part.type === "text-delta") {
      length += part.text.length;
      if (length > MAX_OUTPUT_LENGTH) throw new ProviderError("It said too much");
      yield { text: part.text };
    } else if (part.type === "error") {
      throw new ProviderError("It failed", part.error);
    } else if (part.type === "abort") {
      throw new ProviderError("It took too long");
    } else if (part.type === "finish") {
      const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
      if (inputTokens + outputTokens > 0) yield { usage: { inputTokens, outputTokens } };
      if (part.finishReason === "stop" && length > 0) return;
      throw new ProviderError(`It ended with ${part.finishReason}`);
    }
  }
  throw new ProviderError("It broke off");
}
