import "server-only";
import { answerFrom } from "./answer-from";
import type { AnswerPart, Usage } from "./answer-parts";
import { getConsultantLibrary } from "./consultant-library";

export interface Turn {
  isUser: boolean;
  message: string;
}

/** Anything that writes text for a prompt, bit by bit; `lib/consultant/provider.ts` makes one. */
export interface LanguageModel {
  name: string;
  stream(
    prompt: { system: string; messages: Turn[] },
    signal: AbortSignal,
  ): AsyncIterable<{ text: string } | { usage: Usage }>;
}

export interface Question {
  message: string;
  /** What was said before, the oldest first, without `message`. */
  history: Turn[];
}

export interface AnswerOptions {
  signal: AbortSignal;
  /** Without one the library answers by itself. */
  model?: LanguageModel | undefined;
  /** The administrator's prompt for the model. It is never shown. */
  trainingPrompt?: string | undefined;
}

/**
 * The answer to a question, part by part, each of them already checked; the last is an "end".
 * A provider's failure is an end too. Throws only where the library itself cannot be read.
 */
export async function* answer(
  question: Question,
  options: AnswerOptions,
): AsyncGenerator<AnswerPart> {
  yield* answerFrom(await getConsultantLibrary(), question, options);
}
