import { abstain } from "../compose/abstain";
import { suggestFollowUps } from "../compose/suggest-follow-ups";
import type { LibraryIndex } from "../corpus/library-index";
import type { Passage } from "../corpus/passage";
import type { Retrieved } from "../retrieve/retrieved";
import type { AnswerOptions, AnswerPart, LanguageModel, Outcome, Question, Usage } from "../types";
import { Citations, writeBlocks } from "../verify/answer-writer";
import { findSupport } from "../verify/find-support";
import { isGuidance, Secret } from "../verify/outgoing";
import { makePrompt } from "./prompt";
import { readSentences, type WrittenSentence } from "./provider-sentences";
import { SpokenOf } from "./spoken-of";

/**
 * The answer that a provider writes from the passages, sentence by sentence as it comes. Only what
 * they support is shown, under the marks of those that do, whatever marks it came with; what is withheld
 * is counted.
 */
export async function* askProvider(
  library: LibraryIndex,
  question: Question,
  retrieved: Retrieved,
  { signal, model, passages, trainingPrompt = "" }: AskOptions,
): AsyncGenerator<AnswerPart> {
  const spokenOf = new SpokenOf(library);
  const secret = new Secret(trainingPrompt);
  const citations = new Citations();
  let usage: Usage | undefined;
  let shown = 0;
  let withheld = 0;
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
      if (DOES_NOT_KNOW.test(written.text)) continue;
      const allowed = new Set(spokenOf.choose(written.text, passages));
      const support = findSupport(
        library,
        written,
        passages.map((passage) => (allowed.has(passage) ? passage : null)),
      );
      if (support.length === 0 || isGuidance(written.text) || secret.isIn(written.text)) {
        withheld++;
        continue;
      }
      spokenOf.show();
      const cited = support.map((passage) => citations.cite(passage));
      for (const { part } of cited) if (part) yield part;
      const marks = [...new Set(cited.map(({ marker }) => `[${marker}]`))].join("");
      yield { type: "text", text: `${leadOf(written, shown === 0)}${written.text}${marks}` };
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
    const questions = suggestFollowUps(library, retrieved, question.history);
    if (questions.length > 0) yield { type: "suggestions", questions };
  }
  yield { type: "end", outcome, ...(usage && { usage }), model: model.name, withheld };
}

interface AskOptions extends AnswerOptions {
  model: LanguageModel;
  /** What the provider is sent of the library. */
  passages: Passage[];
}

/** What the rules ask for where the passages do not answer. */
const DOES_NOT_KNOW = /^I (?:don['’]t|do not) know\b/i;

function leadOf({ begins }: WrittenSentence, isFirst: boolean): string {
  const gap = { sentence: " ", paragraph: "\n\n", item: "\n- " }[begins];
  if (!isFirst) return gap;
  return begins === "item" ? "- " : "";
}
