import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { asksWhy, readFactKinds } from "../../facts/fact-topics";
import { plainQuestions } from "../../written-answers/plain-questions";
import type { ReadQuestion } from "../../written-answers/weigh-plain";
import type { WrittenAnswer } from "../../written-answers/written-answers";
import { holdsAsked, wordsOfPlain } from "./holds-asked";

/** What was written for a plain question, by its key. */
interface PlainAnswer {
  key: string;
  answer: WrittenAnswer;
}

/** A likelihood from which on a plain question is surely put. */
export const SURELY = 0.7;

/** The answer to the plain question that a text surely puts, if the page has one. */
export function surelyPut(
  topic: LibraryPeptide,
  { plain }: ReadQuestion,
  text: string,
): PlainAnswer | null {
  if (!plain || plain.likelihood < SURELY || !isAskedSo(plain.key, text)) return null;
  const answer = topic.written.plain.get(plain.key);
  return answer ? { key: plain.key, answer } : null;
}

/** Whether it has every rare word of the text that the page has. */
export function coversAll(
  library: LibraryIndex,
  topic: LibraryPeptide,
  { key, answer }: PlainAnswer,
  text: string,
): boolean {
  return holdsAsked(library, answer, [topic], { put: wordsOfPlain(key), text });
}

/** Whether a question may be put in these words: what asks for a cause or for a figure is particular. */
export function isAskedSo(key: string, text: string): boolean {
  if (asksWhy(text)) return OF_CAUSES.has(key) && (key !== "why-lasts" || OF_TIME.test(text));
  if (OF_WAYS.test(text)) return key === "how";
  // "Mol. weight" is not what somebody weighs.
  if (plainQuestions.get(key)?.isOfSeveral && readFactKinds(text).includes("identity"))
    return false;
  if (key === "lasts" && asksOfEffect(text)) return false;
  return key !== "why-lasts" && (OF_FIGURES.has(key) || !ASKS_FIGURE.test(text));
}

/** How long an effect lasts is no half-life. */
export function asksOfEffect(text: string): boolean {
  return OF_EFFECT.test(text);
}

const OF_EFFECT = /\b(?:effects?|benefits?|gains?|response|results?|improvement|success)\b/;

const OF_CAUSES = new Set(["why-lasts", "why-not", "claims"]);
const OF_TIME = /\b(?:last\w*|stay\w*|long\w*|short\w*|quick\w*|fast|slow\w*|half-li\w+)\b/;
const OF_WAYS =
  /\bmechanism\b|\b(?:meant|supposed|thought|believed) to\b|\b(?:what is|what's) behind\b|\bhow (?:can|could|come)\b/;
const OF_FIGURES = new Set(
  "lasts fast how-often long-term lifelong best-study humans discovered store stop works".split(
    " ",
  ),
);
const ASKS_FIGURE =
  /\bhow (?:many|much|long|far|tall|big|old)\b|\b(?:what|which) (?:percentage|percent|share|proportion|year|date|figures?|receptors?|residues?|company|organism|gland)\b|\b(?:since )?when (?:was|were|did|is|has)\b|\bsince when\b/;
