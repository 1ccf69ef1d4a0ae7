import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { findNamedPeptides } from "../../corpus/named-peptides";
import type { FactKind } from "../../facts/fact-sentences";
import { readFactKinds } from "../../facts/fact-topics";
import { ASKS_MANY } from "../../understand/read-question";
import type { ReadQuestion } from "../../written-answers/weigh-plain";
import { type WrittenAnswer, withoutVerdict } from "../../written-answers/written-answers";
import type { ParagraphQuestion } from "../pages/paragraph-signs";
import { chooseAnswer } from "./choose-answer";
import { keepsDirection } from "./verdicts";

export interface FoundOfPage {
  answer: WrittenAnswer;
  /** It may answer only a part. */
  isUnsure: boolean;
  /** It may answer something else. */
  isDoubtful: boolean;
}

/** What `findOfPage` finds for one peptide, or for that of two whose answer speaks of both: "does § do more than §?" */
export function findOfPages(
  library: LibraryIndex,
  topics: LibraryPeptide[],
  question: ParagraphQuestion,
  readings: ReadQuestion[],
): FoundOfPage | null {
  const [one, other, ...more] = topics;
  if (!one || more.length > 0) return null;
  if (!other) return findOfPage(library, one, question, readings);
  const found = topics.map((topic) => findOfPage(library, topic, question, readings));
  const speaksOfBoth = ({ sentences }: WrittenAnswer) =>
    findNamedPeptides(sentences.map((told) => told.text).join(" "), topics).length === 2;
  return found.find((one) => one && !one.isUnsure && speaksOfBoth(one.answer)) ?? null;
}

/**
 * The written answer of a page that is likely to answer a question; null where none is, and where a list is asked
 * for.
 */
export function findOfPage(
  library: LibraryIndex,
  topic: LibraryPeptide,
  question: ParagraphQuestion,
  readings: ReadQuestion[],
): FoundOfPage | null {
  const { text } = question;
  const asksForList = ASKS_MANY.test(text) && !OF_OTHER_MEDICINES.test(text);
  if (asksForList || LISTS.test(text)) return null;
  const chosen = chooseAnswer(library, topic, question, readings);
  if (!chosen) return null;
  const { answer, likelihood, similarity } = chosen;
  if (likelihood < leastOf(readFactKinds(text))) return null;
  const isUnsure = likelihood < LEAST_ALONE;
  const isDoubtful = likelihood < LEAST_SURE;
  const said = question.whole?.text ?? text;
  const isSame =
    similarity >= MIN_SIMILARITY_OF_VERDICT && !TURNS.test(said) && keepsDirection(said, answer);
  return { answer: isSame ? answer : withoutVerdict(answer), isUnsure, isDoubtful };
}

/** What a recorded fact tells is told from it, unless an answer is likelier. */
function leastOf(kinds: FactKind[]): number {
  if (kinds.some((kind) => RECORDED.has(kind))) return LEAST_OF_RECORDED;
  return kinds.includes("trials") ? LEAST_SURE : LEAST_LIKELY;
}

/** "Which medicines have to be stopped before?": of those that a page tells of. */
const OF_OTHER_MEDICINES =
  /\b(?:which|what|any|other) (?:\w+ )?(?:medicines|drugs|medications)\b.*\b(?:stopp?\w*|interact\w*|interfer\w*|avoid\w*|combin\w*|mix\w*|clash\w*|distort\w*|disturb\w*|with)\b/;
/** "Everything that acts on the ghrelin receptor" */
const LISTS = /\b(?:which ones|every(?:thing)?|all of them|a list)\b|\b(?:agonists|antagonists)\b/;
/** What the facts hold is told from them, unless the very question was written. */
const RECORDED = new Set<FactKind>(["identity", "halfLife", "approvals"]);
/** "Yes" to a question is "No" to its opposite, which reads much the same. */
const TURNS =
  /\b(?:not|no|never|none|nothing|without|only|just|instead|rather|or|other than|un\w{4,})\b|n't\b/;

/** A cosine. */
const MIN_SIMILARITY_OF_VERDICT = 0.85;

// Likelihoods, chosen on the tuning cases of the evaluation.
const LEAST_LIKELY = 0.4;
const LEAST_SURE = 0.6;
const LEAST_OF_RECORDED = 0.85;
const LEAST_ALONE = 0.92;
