import { findNear, forgivenEdits } from "./edit-distance";

/** Only this many distinct words of a query are corrected, or searched if no entry contains all. */
export const MAX_CORRECTED_WORDS = 24;

/**
 * The sorted words of which the whole or a prefix is nearest to a possibly misspelt one, within the edits
 * that its length allows. Numbers are never corrected.
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
