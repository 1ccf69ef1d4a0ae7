import type { LibraryIndex } from "../../corpus/library-index";
import type { Passage } from "../../corpus/passage";
import { findTold } from "../../retrieve/pages/find-told";
import { contentWords } from "../../text/content-words";
import { meaningsOf } from "../../understand/question-words";

/** About as many words as a section may take in an answer; a sentence is never cut. */
const MOST_WORDS = 115;

/** The first paragraphs of a passage that fit, each whole but for the last. */
export function pickParagraphs({ paragraphs }: Passage, mostWords = MOST_WORDS): string[][] {
  const picked: string[][] = [];
  let words = 0;
  for (const paragraph of paragraphs) {
    const kept: string[] = [];
    for (const sentence of paragraph) {
      words += sentence.split(" ").length;
      if (words > mostWords && (picked.length > 0 || kept.length > 0)) break;
      kept.push(sentence);
    }
    // Half a paragraph after a whole one reads like a torn page.
    if (kept.length < paragraph.length && picked.length > 0) break;
    if (kept.length > 0) picked.push(kept);
    if (words > mostWords) break;
  }
  return picked;
}

/**
 * The sentences of a passage that hold most of the words of a focus, in their order, each with the
 * sentence before it where it leans on that. Empty where none holds any.
 */
export function pickSentences({ paragraphs }: Passage, focus: string[], most = 4): string[] {
  const scored = paragraphs.flatMap((paragraph, row) =>
    paragraph.map((text, column) => {
      const words = new Set(contentWords(text));
      const met = focus.filter((word) => meaningsOf(word).some((meaning) => words.has(meaning)));
      const own = focus.filter((word) => words.has(word));
      return { row, column, score: met.length + own.length };
    }),
  );
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0) return [];
  const places = scored
    .filter(({ score }) => score > best / 2)
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.ceil(most / 2));
  return withLeanedOn(paragraphs, places);
}

/** The sentences of a passage that tell most of a focus, by weight, in their order; empty where none tells any. */
export function pickTold(library: LibraryIndex, passage: Passage, focus: string[]): string[] {
  const told = findTold(library, [passage], focus);
  const best = told[0]?.share ?? 0;
  return withLeanedOn(
    passage.paragraphs,
    told.slice(0, MOST_TOLD).filter(({ share }) => share >= best * NEARLY_AS_FULL),
  );
}

const MOST_TOLD = 2;
const NEARLY_AS_FULL = 0.7;

/** The sentences at some places, each with those before it that it leans on, in their order. */
function withLeanedOn(paragraphs: string[][], places: { row: number; column: number }[]): string[] {
  const wanted = new Set<string>();
  for (const { row, column } of places) {
    let first = column;
    while (first > 0 && LEANING.test(paragraphs[row]?.[first] ?? "")) first--;
    for (let at = first; at <= column; at++) wanted.add(`${row}:${at}`);
    // "Low blood sodium is the effect to fear." says what the next sentence is about.
    if (isShort(paragraphs[row]?.[column] ?? "")) wanted.add(`${row}:${column + 1}`);
  }
  return paragraphs.flatMap((paragraph, row) =>
    paragraph.filter((_, column) => wanted.has(`${row}:${column}`)),
  );
}

function isShort(sentence: string): boolean {
  return sentence.split(" ").length <= 9 && /[.!?]$/.test(sentence);
}

/** The beginning of a sentence that is not understood without the one before it. */
export const LEANING = new RegExp(
  `^(?:${[
    "it|its|this|these|that|those|they|their|them|both|such|he|she|neither|either|each",
    "here|there|then|another|other|others|the (?:other|former|latter|second|same)|again",
    "but|and|yet|so|also|instead|however|nor|none|one|most|some|all of",
    "in (?:both|the (?:first|second|other|former|latter|same))|for that reason|of these|beyond",
  ].join("|")})\\b`,
  "i",
);
