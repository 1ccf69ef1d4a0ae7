import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { contentWords, stem } from "../../text/content-words";
import { meaningsOf } from "../../understand/question-words";
import { plainQuestions } from "../../written-answers/plain-questions";
import plainWordList from "../../written-answers/plain-words.json";
import type { WrittenAnswer } from "../../written-answers/written-answers";

/**
 * Whether an answer covers a question: it contains every rare word of the question that the page contains. Words in
 * `put`, by which the question is phrased, need not be in it. False if a word is neither on the page nor in the
 * texts of plain questions, for then something else is asked.
 */
export function holdsAsked(
  { pageCounts }: LibraryIndex,
  answer: WrittenAnswer,
  pages: LibraryPeptide[],
  { put, text }: { put: Set<string>; text: string },
): boolean {
  const isOnPages = (one: string) =>
    (pageCounts.get(one) ?? 0) <= MOST_PAGES && pages.some(({ stems }) => stems.has(one));
  const words = contentWords(text).filter((word) => !put.has(word));
  const isAnywhere = (word: string) => pages.some(({ stems }) => stems.has(word));
  if (words.some((word) => !plainWords.has(word) && !meaningsOf(word).some(isAnywhere))) {
    return false;
  }
  const strange = words.filter((word) => meaningsOf(word).some(isOnPages));
  if (strange.length === 0) return true;
  const held = new Set(wordsIn(answer));
  return strange.every((word) => meaningsOf(word).some((one) => held.has(one)));
}

export function wordsIn({ sentences }: WrittenAnswer): string[] {
  return contentWords(sentences.map(({ text }) => text).join(" "));
}

/** What stands in texts by which plain questions are put, remarks among them. */
const plainWords = new Set<string>(plainWordList);

/** A word that stands on more pages tells no question from another. */
const MOST_PAGES = 70;

/** The stems of the words by which a plain question is put. */
export function wordsOfPlain(key: string): Set<string> {
  const known = wordsOfKeys.get(key);
  if (known) return known;
  const { phrasings = [] } = plainQuestions.get(key) ?? {};
  const put = phrasings.flatMap((one) => one.split(/[^\p{L}\p{N}]+/u));
  const words = new Set([...put, ...(OF_ANY_FORM.has(key) ? FORMS : [])].map(stem));
  wordsOfKeys.set(key, words);
  return words;
}

/** "Can the spray cause cancer?" is asked of the peptide, whatever it is called by. */
const OF_ANY_FORM = new Set([
  "cancer",
  "side-effects",
  "serious",
  "safe",
  "works",
  "long-term",
  "habit",
]);
const FORMS =
  "spray jab injection shot pen tablet pill capsule cream gel drops patch implant".split(" ");

const wordsOfKeys = new Map<string, Set<string>>();
