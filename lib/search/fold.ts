/**
 * A text as the search compares it: case, accents, kinds of dash and quote, invisible characters and
 * the amount of white space make no difference. Each character is folded by itself, so that what is
 * part of a text is still part of it when both are folded.
 */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("ς", "σ") // Which of the two toLowerCase makes of Σ depends on its neighbours.
    .replace(/[‐-―−]/g, "-")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
