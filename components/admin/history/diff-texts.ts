import { type Change, diffLines, diffWordsWithSpace } from "diff";

/** More than this is compared line by line: words would take seconds. */
const MAX_WORD_DIFF_LENGTH = 20_000;
/** Of the letters of the shorter text, what has to be left for a word-by-word comparison to be read. */
const MIN_COMMON_SHARE = 0.4;

/**
 * What went, what came and what stayed, in the order of the texts. Two texts that have little in
 * common are one that went and one that came, not a patchwork of small words that both happen to hold.
 */
export function diffTexts(before: string, after: string): Change[] {
  const isLong = before.length + after.length > MAX_WORD_DIFF_LENGTH;
  const parts = isLong ? diffLines(before, after) : diffWordsWithSpace(before, after);
  const isPatchwork = parts.filter(({ added }) => added).length > 1;
  const kept = parts.filter(({ added, removed }) => !added && !removed);
  const shorter = Math.min(countLetters(before), countLetters(after));
  const inCommon = kept.reduce((sum, { value }) => sum + countLetters(value), 0);
  if (!isPatchwork || inCommon >= MIN_COMMON_SHARE * shorter) return parts;
  return [
    { value: before, count: 1, added: false, removed: true },
    { value: after, count: 1, added: true, removed: false },
  ];
}

function countLetters(text: string): number {
  return text.replaceAll(/\s/g, "").length;
}
