import type { LibraryIndex } from "../../corpus/library-index";
import { kindsOf, meaningsOf } from "../../understand/question-words";

/** Another word of the same family tells less than the reader's own. */
const RELATED = 0.8;

/**
 * How much a stem tells of what a question is about: little where most pages hold it, 1 where one
 * page does, a little more where none does. Inverse page frequency, ln(1 + pages / pages that hold
 * it), as a share of that of a word on one page, so that it means the same in a library of any size.
 */
export function weightOf({ peptides, pageCounts }: LibraryIndex, word: string): number {
  const pages = Math.max(peptides.length, 1);
  const met = pageCounts.get(word) ?? mostMet(pageCounts, word) ?? 0.5;
  return Math.log(1 + pages / met) / Math.log(1 + pages);
}

/** A reader's word that the library says otherwise ("shot") weighs as little as what it says. */
function mostMet(pageCounts: Map<string, number>, word: string): number | undefined {
  const counts = meaningsOf(word).flatMap((meaning) => pageCounts.get(meaning) ?? []);
  return counts.length > 0 ? Math.max(...counts) : undefined;
}

/** The share of a focus, by weight, that some sets of stems hold together: 0 to 1; 1 of an empty focus. */
export function shareHeld(
  library: LibraryIndex,
  focus: string[],
  ...held: (Set<string> | undefined)[]
): number {
  const { words, all } = weigh(library, focus);
  if (all === 0) return 1;
  const isHeld = (stem: string) => held.some((stems) => stems?.has(stem));
  let sum = 0;
  for (const { word, weight, others } of words) {
    if (isHeld(word)) sum += weight;
    else if (others.some(isHeld)) sum += weight * RELATED;
  }
  return sum / all;
}

interface Weighed {
  library: LibraryIndex;
  words: { word: string; weight: number; others: string[] }[];
  all: number;
}

/** A question's focus is held against hundreds of sentences. */
const weighed = new WeakMap<string[], Weighed>();

function weigh(library: LibraryIndex, focus: string[]): Weighed {
  const known = weighed.get(focus);
  if (known?.library === library) return known;
  const words = focus.map((word) => ({
    word,
    weight: weightOf(library, word),
    others: [...meaningsOf(word).slice(1), ...kindsOf(word)],
  }));
  const made = { library, words, all: words.reduce((sum, { weight }) => sum + weight, 0) };
  weighed.set(focus, made);
  return made;
}
