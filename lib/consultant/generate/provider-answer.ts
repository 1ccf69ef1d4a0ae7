import { abstain } from "../compose/abstain";
import { suggestFollowUps } from "../compose/suggest-follow-ups";
import type { LibraryIndex } from "../corpus/library-index";
import type { Passage } from "../corpus/passage";
import type { Retrieved } from "../retrieve/retrieve";
import type { AnswerOptions, AnswerPart, LanguageModel, Outcome, Question, Usage } from "../types";
import { Citations, writeBlocks } from "../verify/answer-writer";
import { isGuidance, Secret } from "../verify/outgoing";
import { isSupported } from "../verify/support";
import { makePrompt } from "./prompt";
import { readSentences, type WrittenSentence } from "./provider-sentences";

/**
 * The answer that a provider writes from the passages, sentence by sentence as it comes. Only what
 * one of the passages bears out is shown, under the mark of that passage, whatever mark it came with.
 */
export async function* askProvider(
  library: LibraryIndex,
  question: Question,
  retrieved: Retrieved,
  { signal, model, trainingPrompt = "" }: AnswerOptions & { model: LanguageModel },
): AsyncGenerator<AnswerPart> {
  const { passages } = retrieved;
  const secret = new Secret(trainingPrompt);
  const citations = new Citations();
  let usage: Usage | undefined;
  let shown = 0;
  let outcome: Outcome = "answered";
  try {
    for await (const written of readSentences(
      model,
      makePrompt(question, passages, trainingPrompt),
      signal,
    )) {
      if ("usage" in written) {
        usage = written.usage;
        continue;
      }
      const passage = findSupport(written, passages);
      if (!passage || isGuidance(written.text) || secret.isIn(written.text)) continue;
      const { marker, part } = citations.cite(passage);
      if (part) yield part;
      yield { type: "text", text: `${leadOf(written, shown === 0)}${written.text}[${marker}]` };
      shown++;
    }
  } catch (error) {
    if (!signal.aborted) console.error(`The model ${model.name} failed`, error);
    outcome = "failed";
  }
  if (signal.aborted) outcome = "stopped";
  if (outcome === "answered" && shown === 0) {
    outcome = "abstained";
    yield* writeBlocks(abstain(retrieved));
  }
  if (outcome === "answered" || outcome === "abstained") {
    const questions = suggestFollowUps(library, retrieved);
    if (questions.length > 0) yield { type: "suggestions", questions };
  }
  yield { type: "end", outcome, ...(usage && { usage }), model: model.name };
}

/** The passage that bears a sentence out: one that it names, or else another that it was given. */
function findSupport({ text, marks }: WrittenSentence, passages: Passage[]): Passage | undefined {
  const named = marks.flatMap((mark) => passages[mark - 1] ?? []);
  return [...named, ...passages].find((passage) => isSupported(text, passage));
}

function leadOf({ begins }: WrittenSentence, isFirst: boolean): string {
  const gap = { sentence: " ", paragraph: "\n\n", item: "\n- " }[begins];
  if (!isFirst) return gap;
  return begins === "item" ? "- " : "";
}
