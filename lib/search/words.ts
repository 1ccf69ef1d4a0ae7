import { fold } from "./fold";

/**
 * Tokenises a text: runs of letters, runs of digits, and every other sign by itself. White space, hyphens
 * and the pipes between list items only separate words, so "GLP1", "GLP-1" and "GLP 1" are equal; Greek
 * letters are spelt out. A fragment of a text has the same words except for the first and the last, which
 * may be cut.
 */
export function splitWords(text: string): string[] {
  return spellGreek(fold(text)).match(/\p{L}+|\p{N}+|[^\s\-|\p{L}\p{N}]/gu) ?? [];
}

export function isWord(word: string): boolean {
  return /^[\p{L}\p{N}]/u.test(word);
}

/** False for a query with signs that no name or sentence contains, which is matched literally only. */
export function isPlain(text: string): boolean {
  return !/[<>{}\\^$|*=~`_%#@;]/.test(text);
}

/** Stop words of questions. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** "ii" for "2" and vice versa, up to ten; null for any other word. */
export function otherNumeral(word: string): string | null {
  const value = romanNumerals.indexOf(word) + 1;
  if (value > 0) return String(value);
  return /^([1-9]|10)$/.test(word) ? (romanNumerals[Number(word) - 1] ?? null) : null;
}

/** Abbreviates Greek letters: "β" and "beta" to "b", "tβ" and "tbeta" to "tb"; other words are unchanged. */
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
// Two or three letters are too often a word or part of one.
const shortened = new Set(greekNames.filter((name) => name.length > 3));
const romanNumerals = "i ii iii iv v vi vii viii ix x".split(" ");
const fillers = new Set(
  "a about after also an and any are as at be best by can do does drug drugs for from good has have help helps how i in into is it its like made make makes me my no of on one or other peptide peptides people person such take taken than that the their there these thing this to treat treatment use used using was what when which while who why will with".split(
    " ",
  ),
);
