import type { LanguageModel } from "@/lib/consultant/answer";
import { answerFrom } from "@/lib/consultant/answer-from";
import type { Citation, Outcome } from "@/lib/consultant/answer-parts";
import type { LibraryIndex } from "@/lib/consultant/library-index";

export interface Told {
  text: string;
  citations: Citation[];
  suggestions: string[];
  outcome: Outcome | null;
}

export interface Asking {
  after?: string[] | undefined;
  model?: LanguageModel | undefined;
  trainingPrompt?: string;
  signal?: AbortSignal;
}

/** The whole answer to a message. */
export async function ask(
  library: LibraryIndex,
  message: string,
  { after = [], model, trainingPrompt, signal = new AbortController().signal }: Asking = {},
): Promise<Told> {
  const told: Told = { text: "", citations: [], suggestions: [], outcome: null };
  const history = after.flatMap((earlier) => [
    { isUser: true, message: earlier },
    { isUser: false, message: "An answer." },
  ]);
  for await (const part of answerFrom(
    library,
    { message, history },
    { signal, model, trainingPrompt },
  )) {
    if (part.type === "text") told.text += part.text;
    else if (part.type === "citation") told.citations[part.marker - 1] = part.citation;
    else if (part.type === "suggestions") told.suggestions = part.questions;
    else told.outcome = part.outcome;
  }
  return told;
}
