import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import type { PlainReading } from "../../written-answers/plain-reader";
import type { ReadQuestion } from "../../written-answers/weigh-plain";
import type { WrittenAnswer } from "../../written-answers/written-answers";
import { likelihoodOf } from "../pages/logistic";
import type { ParagraphQuestion } from "../pages/paragraph-signs";
import { answerSigns } from "./answer-signs";
import { candidatesOf } from "./candidates";
import fitted from "./weights/answer-weights.json";

/** The written answer that is likeliest to answer. */
export interface ChosenAnswer {
  answer: WrittenAnswer;
  /** How likely it answers all that is asked: 0 to 1. */
  likelihood: number;
  /** The cosine of the message and the question it answers, 0 of a plain question. */
  similarity: number;
}

/**
 * The written answer of a page that likeliest answers a question, by logistic regression, fitted to what readers
 * judged of answers to 1,700 messages (`npm run fit:answers`). Null where the page has none.
 */
export function chooseAnswer(
  library: LibraryIndex,
  topic: LibraryPeptide,
  question: ParagraphQuestion,
  readings: ReadQuestion[],
): ChosenAnswer | null {
  const candidates = candidatesOf(topic, question.text, readings);
  if (candidates.length === 0) return null;
  const [best] = answerSigns(library, topic, question, candidates)
    .map((signs, at) => ({ at, likelihood: likelihoodOf(signs, weights) }))
    .sort((one, other) => other.likelihood - one.likelihood);
  const candidate = best && candidates[best.at];
  if (!candidate) return null;
  const { answer, similarity } = candidate;
  return { answer, likelihood: best.likelihood, similarity };
}

const weights: Record<string, number> & { constant: number } = fitted;

/** All ways in which a message was read: each may come nearest to what it asks. */
export function readingsOf({ whole, said, clauses }: PlainReading): ReadQuestion[] {
  return [whole, said, ...clauses.map(({ read }) => read)];
}
