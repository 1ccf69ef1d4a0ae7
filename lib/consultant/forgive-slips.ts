import { findNear } from "@/lib/search/edit-distance";
import { splitWords } from "@/lib/search/words";
import { stem } from "./content-words";
import type { LibraryIndex } from "./library-index";
import { isOrdinaryWord, ordinaryWords } from "./ordinary-words";

/** A question with words that nobody knows replaced by those one letter away: "realy", "hepatic encefalopathy". */
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
    !isOrdinaryWord(word)
  );
}

/** The first of the sorted words with the same first letter that is one slip away. */
function nearest(sorted: readonly string[], word: string): string | undefined {
  let found: string | undefined;
  findNear(sorted, word, 1, (at, { toWhole }) => {
    const known = sorted[at];
    if (toWhole === 1 && known && known[0] === word[0]) found ??= known;
  });
  return found;
}
