import { type Change, diffLines, diffWordsWithSpace } from "diff";

/** Longer texts are compared by lines, as comparing words would take seconds. */
const MAX_WORD_DIFF_LENGTH = 20_000;
/** The share of the shorter text's letters that both must share for a readable diff by words. */
const MIN_COMMON_SHARE = 0.4;

/**
 * The removed, added and unchanged parts of two texts. Texts with little in common count as one removal
 * and one addition, not as a patchwork of common words.
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
