import { fold } from "@/lib/search/fold";
import { findTold } from "./find-told";
import type { LibraryIndex, LibraryPeptide } from "./library-index";
import { namesOtherMedicine } from "./other-substances";
import type { AskedQuestion } from "./read-question";
import { shareHeld, weightOf } from "./word-weights";

/** A sentence with its neighbours must hold this share of the question's words, by weight … */
const ENOUGH = 0.75;
/** … and so much weight: two words that stand on many pages could be about anything. */
const TELLING = 4.5;
const FEWEST_WORDS = 2;
const ASKS_WHICH = /\b(?:which|what) (?:peptide|medicine|drug|compound|substance|hormone)\b/;
/** What a long question tells stands in several sentences of a page that holds nearly all of it. */
const LONG = 10;
const HALF = 0.5;

/** The peptide whose page tells of a question that names none: "the first drug for Rett syndrome". */
export function findAnywhere(
  library: LibraryIndex,
  message: string,
  { focus }: AskedQuestion,
): LibraryPeptide | null {
  const text = fold(message);
  if (namesOtherMedicine(text)) return null;
  // A single word is mentioned in passing, except where the question is which peptide it belongs to.
  if (focus.length < (ASKS_WHICH.test(text) ? 1 : FEWEST_WORDS)) return null;
  const weight = focus.reduce((sum, word) => sum + weightOf(library, word), 0);
  const told = library.peptides
    .filter(({ stems }) => shareHeld(library, focus, stems) >= ENOUGH)
    .map((peptide) => {
      const passages = [...peptide.passages.values(), ...peptide.articles];
      const near = passages.filter(({ stems }) => shareHeld(library, focus, stems) >= HALF);
      return {
        peptide,
        share: findTold(library, near, focus)[0]?.share ?? 0,
        places: near.length,
      };
    })
    // Of pages that tell as much, that which tells of it most often.
    .sort((a, b) => Math.round((b.share - a.share) * 10) || b.places - a.places);
  const best = told[0];
  if (!best || best.share * weight < TELLING) return null;
  const isFull = weight >= LONG && best.share >= HALF;
  return best.share >= ENOUGH || isFull ? best.peptide : null;
}
