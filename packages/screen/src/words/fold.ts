/**
 * Normalises a text for comparison: ignores case, accents, kinds of dashes and quotes, invisible
 * characters and the amount of white space. Each character is folded by itself, so a substring remains
 * a substring when both are folded.
 */
export function fold(text: string): string {
  return text.replace(NOT_ASCII, foldRun).toLowerCase().replace(TO_SPACE, " ").trim();
}

/** Most of a text is ASCII, of which only capitals and white space are folded: a fifth of the time. */
const NOT_ASCII = /\P{ASCII}+/gu;

/** White space and control characters, but for a single space. */
const TO_SPACE = /[\s\p{Cc}]{2,}|[^\S ]|\p{Cc}/gu;

function foldRun(run: string): string {
  return run
    .toWellFormed()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("ς", "σ") // toLowerCase maps Σ to either, depending on its neighbours.
    .replace(/[‐-―−]/g, "-")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');
}
