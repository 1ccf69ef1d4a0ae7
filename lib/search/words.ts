import { fold } from "./fold";

/**
 * The words of a text in their order: runs of letters, runs of digits, and each other sign by
 * itself. White space, hyphens and the pipes between list items only part words, so that "GLP1", "GLP-1" and "GLP 1" are alike;
 * Greek letters are spelt out. The words of a part of a text are the text's own, but for the first
 * and the last, which may be an end or a start of one.
 */
export function splitWords(text: string): string[] {
  return spellGreek(fold(text)).match(/\p{L}+|\p{N}+|[^\s\-|\p{L}\p{N}]/gu) ?? [];
}

export function isWord(word: string): boolean {
  return /^[\p{L}\p{N}]/u.test(word);
}

/** False of a text with signs that no name and no sentence has: it is looked for to the letter alone. */
export function isPlain(text: string): boolean {
  return !/[<>{}\\^$|*=~`_%#@;]/.test(text);
}

/** Words that say nothing about a peptide, as far as a reader's question goes. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** "ii" of "2" and the other way round, up to ten; null of every other word. */
export function otherNumeral(word: string): string | null {
  const value = romanNumerals.indexOf(word) + 1;
  if (value > 0) return String(value);
  return /^([1-9]|10)$/.test(word) ? (romanNumerals[Number(word) - 1] ?? null) : null;
}

/** "β" and "beta" as "b", "tβ" and "tbeta" as "tb"; another word as it is. */
export function shortenGreek(word: string): string {
  if (shortened.has(word)) return word.slice(0, 1);
  return word.startsWith("t") && shortened.has(word.slice(1)) ? word.slice(0, 2) : word;
}

function spellGreek(folded: string): string {
  return folded.replace(/[α-ω]/g, (letter) => greekLetters[letter] ?? letter);
}

const greekNames =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega".split(
    " ",
  );
const greekLetters: Record<string, string> = Object.fromEntries(
  greekNames.map((name, index) => ["αβγδεζηθικλμνξοπρστυφχψω"[index], name]),
);
// Two or three letters are a word or a part of one too often.
const shortened = new Set(greekNames.filter((name) => name.length > 3));
const romanNumerals = "i ii iii iv v vi vii viii ix x".split(" ");
const fillers = new Set(
  "a about after also an and any are as at be best by can do does drug drugs for from good has have help helps how i in into is it its like made make makes me my no of on one or other peptide peptides people person such take taken than that the their there these thing this to treat treatment use used using was what when which while who why will with".split(
    " ",
  ),
);
