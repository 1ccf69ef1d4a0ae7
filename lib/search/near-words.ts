import { findNear, forgivenEdits } from "./edit-distance";

/** More distinct words of a text are not corrected, nor looked for where nothing holds them all. */
export const MAX_CORRECTED_WORDS = 24;

/**
 * Of sorted words those that, or whose beginnings, are nearest to one that may be misspelt: at most
 * as many edits away as its length forgives. A number is never another number.
 */
export function nearWords(sorted: readonly string[], word: string): string[] {
  const most = /\p{N}/u.test(word) ? 0 : forgivenEdits(word.length);
  if (most === 0) return [];
  const found: { word: string; edits: number }[] = [];
  findNear(sorted, word, most, (at, { toStart, toWhole }) => {
    found.push({ word: sorted[at] ?? "", edits: Math.min(toWhole, toStart + 0.5) });
  });
  const least = Math.min(...found.map(({ edits }) => edits));
  return found.filter(({ edits }) => edits === least).map((near) => near.word);
}
