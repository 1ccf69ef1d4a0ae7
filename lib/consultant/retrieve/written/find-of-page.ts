import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { findNamedPeptides } from "../../corpus/named-peptides";
import type { FactKind } from "../../facts/fact-sentences";
import { readFactKinds } from "../../facts/fact-topics";
import { ASKS_MANY } from "../../understand/read-question";
import { nearestQuestion } from "../../written-answers/question-embeddings";
import { type WrittenAnswer, withoutVerdict } from "../../written-answers/written-answers";
import { holdsAsked } from "./holds-asked";

export interface FoundOfPage {
  answer: WrittenAnswer;
  /** The question that it answers is alike, and perhaps not the same. */
  isUnsure: boolean;
}

/** What `findOfPage` finds for one peptide, or for that of two whose answer speaks of both: "does § do more than §?" */
export function findOfPages(
  library: LibraryIndex,
  topics: LibraryPeptide[],
  embedding: Float32Array | null,
  text: string,
): FoundOfPage | null {
  const [one, other, ...more] = topics;
  if (!one || more.length > 0) return null;
  if (!other) return findOfPage(library, one, embedding, text);
  const found = topics.map((topic) => findOfPage(library, topic, embedding, text));
  const speaksOfBoth = ({ sentences }: WrittenAnswer) =>
    findNamedPeptides(sentences.map((told) => told.text).join(" "), topics).length === 2;
  return found.find((one) => one && speaksOfBoth(one.answer)) ?? null;
}

/**
 * The written answer to the question of a page that a text comes nearest to by its embedding; null where none is
 * near, where two are, where a list is asked for, and where the text asks for something that the page holds and the
 * answer lacks.
 */
export function findOfPage(
  library: LibraryIndex,
  topic: LibraryPeptide,
  embedding: Float32Array | null,
  text: string,
): FoundOfPage | null {
  const nearest = embedding && nearestQuestion(topic.id, embedding);
  if (!nearest || nearest.margin < MIN_MARGIN || ASKS_MANY.test(text) || LISTS.test(text)) {
    return null;
  }
  const { index, similarity } = nearest;
  const asksRecorded = readFactKinds(text).some((kind) => RECORDED.has(kind));
  if (similarity < (asksRecorded ? MIN_SIMILARITY_OF_RECORDED : MIN_SIMILARITY)) return null;
  const key = `${topic.id} particular ${index}`;
  const found = topic.written.particular?.asked.find((one) => one.key.key === key);
  if (!found) return null;
  const put = found.vocabulary;
  if (!holdsAsked(library, found.key, [topic], { put, text })) return null;
  const isSame = similarity >= MIN_SIMILARITY_OF_VERDICT && !TURNS.test(text);
  return {
    answer: isSame ? found.key : withoutVerdict(found.key),
    isUnsure: similarity < MIN_SIMILARITY_ALONE,
  };
}

/** "Everything that acts on the ghrelin receptor" */
const LISTS = /\b(?:which ones|every(?:thing)?|all of them|a list)\b|\b(?:agonists|antagonists)\b/;
/** What the facts hold is told from them, unless the very question was written. */
const RECORDED = new Set<FactKind>(["identity", "halfLife", "approvals"]);
/** "Yes" to a question is "No" to its opposite, which reads much the same. */
const TURNS =
  /\b(?:not|no|never|none|nothing|without|only|just|instead|rather|or|other than|un\w{4,})\b|n't\b/;

// Cosines, chosen on the tuning cases of the evaluation.
const MIN_SIMILARITY = 0.8;
const MIN_SIMILARITY_OF_RECORDED = 0.93;
const MIN_SIMILARITY_OF_VERDICT = 0.85;
const MIN_SIMILARITY_ALONE = 0.93;
const MIN_MARGIN = 0.05;
