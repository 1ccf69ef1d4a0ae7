import "server-only";
import { fold } from "@/lib/search/fold";
import { MAX_CORRECTED_WORDS, nearWords } from "@/lib/search/near-words";
import { foldedText, nameWords, type RowIndex } from "./row-index";
import type { RowEntry } from "./row-source";

interface FoundRows {
  entries: RowEntry[];
  /** There was no exact match; these are close to it. */
  isNear: boolean;
}

/**
 * The rows that contain every word of a text, in their order. Without a match, rows that contain it
 * without spaces and dashes ("bpc157"), or words one or two letters away from words in the names.
 */
export function searchRows(index: RowIndex, entries: RowEntry[], text: string): FoundRows {
  const typedWords = fold(text).split(" ").filter(Boolean);
  const words = [...new Set(typedWords)];
  if (words.length === 0) return { entries, isNear: false };
  const exact = entries.filter((entry) => holdsEach(foldedText(index, entry), words.map(alone)));
  if (exact.length > 0) return { entries: exact, isNear: false };
  const typed = squash(typedWords.join(""));
  const squashed = entries.filter((entry) => typed.length > 2 && isNamed(entry, typed));
  if (squashed.length > 0) return { entries: squashed, isNear: true };
  const known = nameWords(index);
  const spellings = words
    .slice(0, MAX_CORRECTED_WORDS)
    .map((word) => [word, ...nearWords(known, word)]);
  const near = entries.filter((entry) => holdsEach(foldedText(index, entry), spellings));
  return { entries: near, isNear: near.length > 0 };
}

function alone(word: string): string[] {
  return [word];
}

/** Whether the text contains each word in one of its spellings. */
function holdsEach(text: string, words: string[][]): boolean {
  return words.every((spellings) => spellings.some((word) => text.includes(word)));
}

/** Longer texts are not names. */
const MAX_NAME_LENGTH = 100;

function isNamed({ texts }: RowEntry, typed: string): boolean {
  return texts.some(
    (text) =>
      text &&
      text.length <= MAX_NAME_LENGTH &&
      !text.includes("<") &&
      squash(fold(text)).includes(typed),
  );
}

function squash(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]/gu, "");
}
