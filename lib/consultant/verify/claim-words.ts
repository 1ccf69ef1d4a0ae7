import { contentWords, stem } from "../text/content-words";
import light from "../vocabulary/light-words.json";
import same from "../vocabulary/same-meaning.json";
import { EVALUATIONS } from "./support-classes";
import { isNumberWord } from "./support-numbers";

/** A text with one spelling for phrases that mean the same: "by mouth" is "oral". */
export function unify(text: string): string {
  return text
    .replace(LOWER_BOUND, "below $1")
    .replace(UPPER_BOUND, "above $1")
    .replace(/(?<=\p{N}) or (?:more|over|higher|greater)\b/gu, " and above")
    .replace(/\bchanged by −/g, "decreased by ")
    .replace(phrases, (phrase) => canonical.get(phrase.toLowerCase()) ?? phrase);
}

/** "Less than 30 minutes" bounds a figure and compares nothing. */
const LOWER_BOUND = /\b(?:less|fewer|lower) than (?:about |around )?(\p{N})/giu;
const UPPER_BOUND = /\b(?:more|greater|higher|longer) than (?:about |around )?(\p{N})/giu;

const canonical = new Map(
  same.flatMap((line) => {
    const [first = "", ...others] = line.split(" | ");
    return others.map((phrase) => [phrase.toLowerCase(), first] as const);
  }),
);
const phrases = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...canonical.keys()]
    .toSorted((a, b) => b.length - a.length)
    .join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/**
 * Stems of what a unified text claims. Figures, and words for more, less, better and worse, are left out:
 * they are compared by value and by direction.
 */
export function claimWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(EVALUATIONS, " ");
  const kept = plain
    .split(/\s+/)
    .filter((word) => !isNumberWord(word.replace(/[^\p{L}-]/gu, "")))
    .join(" ");
  return [...new Set(contentWords(kept))].filter(
    (word) => !/^\p{N}+$/u.test(word) && !LIGHT.has(word),
  );
}

/** Words that add no claim of their own. */
const LIGHT = new Set(light.map(stem));
