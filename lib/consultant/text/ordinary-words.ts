import groups from "../vocabulary/ordinary-words.json";
import { stem } from "./content-words";

/**
 * The stems of words that people ask with rather than about: the commonest verbs, adverbs and
 * adjectives of English, persons and times. What can be a subject of the library, or of a question
 * that it cannot answer ("price", "colour", "taste", "born"), is not among them.
 */
export function isOrdinary(word: string): boolean {
  return ordinary.has(word);
}

/** As they are written, by their letters. */
export const ordinaryWords = [...new Set(Object.values(groups).flat())].sort();

const written = new Set(ordinaryWords);
const ordinary = new Set(
  [...ordinaryWords, ...groups.verbs.flatMap(inflect), ...groups.describing.flatMap(compare)].map(
    stem,
  ),
);

/** Of short verbs the stem is not that of their forms: "come", "coming". */
function inflect(verb: string): string[] {
  return ["ing", "ed"].map((ending) => verb.replace(/e$/, "") + ending);
}

function compare(word: string): string[] {
  return ["er", "est"].map((ending) => word.replace(/e$/, "").replace(/y$/, "i") + ending);
}

/** Of a word as it is written, in any of its forms. */
export function isOrdinaryWord(word: string): boolean {
  return written.has(word) || ordinary.has(stem(word));
}
