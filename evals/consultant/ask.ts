import { answer } from "@/lib/consultant/answer";
import type { LibraryIndex } from "@/lib/consultant/corpus/library-index";
import type { Citation, LanguageModel, Outcome } from "@/lib/consultant/types";

export interface Told {
  text: string;
  citations: Citation[];
  suggestions: string[];
  outcome: Outcome | null;
}

export interface Asking {
  after?: string[] | undefined;
  /** What the messages before were answered with. */
  replied?: string;
  model?: LanguageModel | undefined;
  trainingPrompt?: string;
  signal?: AbortSignal;
}

/** The whole answer to a message. */
export async function ask(
  library: LibraryIndex,
  message: string,
  {
    after = [],
    replied = "An answer.",
    model,
    trainingPrompt,
    signal = new AbortController().signal,
  }: Asking = {},
): Promise<Told> {
  const told: Told = { text: "", citations: [], suggestions: [], outcome: null };
  const history = after.flatMap((earlier) => [
    { isUser: true, message: earlier },
    { isUser: false, message: replied },
  ]);
  for await (const part of answer(
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
