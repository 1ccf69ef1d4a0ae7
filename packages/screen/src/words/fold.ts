/**
 * Normalises a text for comparison: ignores case, accents, kinds of dashes and quotes, invisible
 * characters and the amount of white space. Each character is folded by itself, so a substring remains
 * a substring when both are folded.
 */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("ς", "σ") // toLowerCase maps Σ to either, depending on its neighbours.
    .replace(/[‐-―−]/g, "-")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
