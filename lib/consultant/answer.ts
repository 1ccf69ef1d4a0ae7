import "server-only";
import { listPeptideCards, listPeptideNames } from "@/lib/content/peptides/peptide-queries";
import type { AnswerPart, Usage } from "./answer-parts";
import { findNamedPeptides } from "./named-peptides";

export interface Turn {
  isUser: boolean;
  message: string;
}

export interface LanguageModel {
  name: string;
  stream(
    prompt: { system: string; messages: Turn[] },
    signal: AbortSignal,
  ): AsyncIterable<{ text: string } | { usage: Usage }>;
}

export interface Question {
  message: string;
  history: Turn[];
}

export interface AnswerOptions {
  signal: AbortSignal;
  /** Without one the library answers by itself. */
  model?: LanguageModel;
  trainingPrompt?: string;
}

/** The answer to a question, part by part. A provider's failure is an end, not an error. */
export async function* answer(
  question: Question,
  _options: AnswerOptions,
): AsyncGenerator<AnswerPart> {
  const named = findNamedPeptides(question.message, await listPeptideNames());
  const cards = (await listPeptideCards()).filter(({ id }) => named.some((one) => one.id === id));
  if (cards.length === 0) {
    yield { type: "text", text: "I don't know: the library holds nothing on this." };
    yield { type: "end", outcome: "abstained", model: "library" };
    return;
  }
  for (const [at, { id, name, shortDescription }] of cards.entries()) {
    const marker = at + 1;
    yield {
      type: "citation",
      marker,
      citation: { title: `${name}: Overview`, href: `/peptides/${id}#overview` },
    };
    yield { type: "text", text: `${at > 0 ? "\n\n" : ""}${shortDescription}[${marker}]` };
  }
  yield { type: "suggestions", questions: [`What are the side effects of ${cards[0]?.name}?`] };
  yield { type: "end", outcome: "answered", model: "library" };
}
