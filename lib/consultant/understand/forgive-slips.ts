import { findNear } from "@/lib/search/edit-distance";
import { splitWords } from "@/lib/search/words";
import type { LibraryIndex } from "../corpus/library-index";
import { rememberWords } from "../corpus/word-memo";
import { stem } from "../text/content-words";
import { isNeverTold } from "../text/never-told";
import { isOrdinaryWord, ordinaryWords } from "../text/ordinary-words";
import { meaningsOf } from "./question-words";

/** A question with words that nobody knows replaced by those one slip away: "realy", "diffrence". */
export function forgiveSlips(library: LibraryIndex, text: string): string {
  const words = splitWords(text);
  const meant = correct(
    library,
    words.filter((word) => isUnknown(library, word)),
  );
  return words.map((word) => meant.get(word) ?? word).join(" ");
}

const correct = rememberWords(
  (library, word) => nearest(ordinaryWords, word) ?? nearest(library.sortedWords, word),
);

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
  const candidates = byFirstLetter(sorted).get(word.charAt(0)) ?? [];
  findNear(candidates, word, 1, (at, { toWhole }) => {
    const known = candidates[at];
    if (!known || toWhole !== 1 || isLonger(word, known)) return;
    if (known.length !== word.length || letters(known) === letters(word)) found ??= known;
  });
  return found;
}

function byFirstLetter(sorted: readonly string[]): Map<string, string[]> {
  const known = grouped.get(sorted);
  if (known) return known;
  const made = Map.groupBy(sorted, (word) => word.charAt(0));
  grouped.set(sorted, made);
  return made;
}

const grouped = new WeakMap<readonly string[], Map<string, string[]>>();

/** What is added at the end makes another word: "nuclei", "nucleic". */
function isLonger(word: string, known: string): boolean {
  return word.length > known.length && word.startsWith(known);
}

function letters(word: string): string {
  return [...word].sort().join("");
}
