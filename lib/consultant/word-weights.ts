import type { LibraryIndex } from "./library-index";
import { kindsOf, meaningsOf } from "./question-words";

/** Another word of the same family tells less than the reader's own. */
const RELATED = 0.8;

/**
 * How much a stem tells of what a question is about: little where most pages hold it, most where
 * none does. Inverse page frequency, ln(1 + pages / pages that hold it).
 */
export function weightOf({ peptides, pageCounts }: LibraryIndex, word: string): number {
  return Math.log(1 + Math.max(peptides.length, 1) / (pageCounts.get(word) ?? 0.5));
}

/** The share of a focus, by weight, that some stems hold: 0 to 1; 1 of an empty focus. */
export function shareHeld(library: LibraryIndex, focus: string[], stems: Set<string>): number {
  let held = 0;
  let all = 0;
  for (const word of focus) {
    const weight = weightOf(library, word);
    all += weight;
    if (stems.has(word)) held += weight;
    else if ([...meaningsOf(word), ...kindsOf(word)].some((other) => stems.has(other)))
      held += weight * RELATED;
  }
  return all === 0 ? 1 : held / all;
}
