import type { LibraryIndex } from "../../corpus/library-index";
import { shareHeld } from "../../retrieve/pages/word-weights";
import { stemsOf } from "../../text/stems-of";
import { LEANING } from "./pick-sentences";

/** The sentences that fit, from the fullest on, with those before it where there is room. */
export function runOf(
  library: LibraryIndex,
  sentences: string[],
  focus: string[],
  most: number,
): string[] {
  const shares = sentences.map((text) =>
    focus.length > 0 ? shareHeld(library, focus, stemsOf(text)) : 0,
  );
  return runFrom(sentences, shares.indexOf(Math.max(...shares)), most);
}

/** The sentences that fit into `most` words around the one at a place. */
export function runFrom(sentences: string[], at: number, most: number): string[] {
  let [from, to] = [at, at + 1];
  const fits = (start: number, end: number) =>
    sentences.slice(start, end).join(" ").split(" ").length <= most;
  while (from > 0 && fits(from - 1, to)) from--;
  // "That practice …" is not understood without the sentence before it.
  while (from < at && LEANING.test(sentences[from] ?? "")) from++;
  while (to < sentences.length && fits(from, to + 1)) to++;
  return sentences.slice(from, to);
}
