import { findNear } from "@/lib/search/edit-distance";
import { splitWords } from "@/lib/search/words";
import { stem } from "./content-words";
import type { LibraryIndex } from "./library-index";
import { isNeverTold } from "./never-told";
import { isOrdinaryWord, ordinaryWords } from "./ordinary-words";
import { meaningsOf } from "./question-words";

/** A question with words that nobody knows replaced by those one slip away: "realy", "diffrence". */
export function forgiveSlips(library: LibraryIndex, text: string): string {
  return splitWords(text)
    .map((word) =>
      isUnknown(library, word)
        ? (nearest(ordinaryWords, word) ?? nearest(library.sortedWords, word) ?? word)
        : word,
    )
    .join(" ");
}

const SHORTEST = 5;

function isUnknown({ words, pageCounts }: LibraryIndex, word: string): boolean {
  return (
    word.length >= SHORTEST &&
    /^\p{L}+$/u.test(word) &&
    !words.has(word) &&
    !pageCounts.has(stem(word)) &&
    !isOrdinaryWord(word) &&
    meaningsOf(stem(word)).length === 1 &&
    !isNeverTold(stem(word))
  );
}

/**
 * The first of the sorted words from which a letter was left out, added, or swapped with its neighbour.
 * A letter in the place of another makes another word too often ("slimming", "swimming").
 */
function nearest(sorted: readonly string[], word: string): string | undefined {
  let found: string | undefined;
  findNear(sorted, word, 1, (at, { toWhole }) => {
    const known = sorted[at];
    if (!known || toWhole !== 1 || known[0] !== word[0] || isLonger(word, known)) return;
    if (known.length !== word.length || letters(known) === letters(word)) found ??= known;
  });
  return found;
}

/** What is added at the end makes another word: "nuclei", "nucleic". */
function isLonger(word: string, known: string): boolean {
  return word.length > known.length && word.startsWith(known);
}

function letters(word: string): string {
  return [...word].sort().join("");
}
