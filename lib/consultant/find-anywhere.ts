import { fold } from "@/lib/search/fold";
import { findTold } from "./find-told";
import type { LibraryIndex, LibraryPeptide } from "./library-index";
import { namesOtherMedicine } from "./other-substances";
import type { AskedQuestion } from "./read-question";
import { shareHeld, weightOf } from "./word-weights";

/** A sentence with its neighbours must hold this share of the question's words, by weight … */
const ENOUGH = 0.75;
/** … or the page nearly all of them, and a sentence half. */
const NEARLY_ALL = 0.9;
const HALF = 0.5;
/** What is held must weigh nearly as much as a word of one page alone: others could be about anything. */
const TELLING = 0.98;
/** One of the words stands on no more pages than this: fewer of a comparison, more of many words. */
const RARE = { compared: 1, few: 3, many: 6 };
const MANY_WORDS = 4;
const FEWEST_WORDS = 2;
const ASKS_WHICH =
  /\b(?:which|what) (?:\w+ )?(?:peptides?|medicines?|drugs?|compounds?|substances?|hormones?|analogu?es?)\b/;

/** The peptide whose page tells of a question that names none: "the first drug for Rett syndrome". */
export function findAnywhere(
  library: LibraryIndex,
  message: string,
  { focus, comparesOthers }: AskedQuestion,
): LibraryPeptide | null {
  const text = fold(message);
  if (namesOtherMedicine(text)) return null;
  // A single word is mentioned in passing, except where the question is which peptide it belongs to.
  if (focus.length < (ASKS_WHICH.test(text) ? 1 : FEWEST_WORDS)) return null;
  const rare = focus.length < MANY_WORDS ? RARE.few : RARE.many;
  const isAnyRare = focus.some((word) => {
    const pages = library.pageCounts.get(word) ?? 0;
    return pages > 0 && pages <= (comparesOthers ? RARE.compared : rare);
  });
  if (!ASKS_WHICH.test(text) && !isAnyRare) return null;
  const weight = focus.reduce((sum, word) => sum + weightOf(library, word), 0);
  const told = library.peptides
    .map((peptide) => ({ peptide, held: shareHeld(library, focus, peptide.stems) }))
    // What it is set beside must be told of too.
    .filter(({ held }) => held >= (comparesOthers ? 1 : ENOUGH))
    .map(({ peptide, held }) => {
      const passages = [...peptide.passages.values(), ...peptide.articles];
      const near = passages.filter(({ stems }) => shareHeld(library, focus, stems) >= HALF);
      const share = findTold(library, near, focus)[0]?.share ?? 0;
      return { peptide, held, share, places: near.length };
    })
    .filter(({ held, share }) => share >= ENOUGH || (held >= NEARLY_ALL && share >= HALF))
    // Of pages that tell as much, that which tells of it most often.
    .sort((a, b) => Math.round((b.share - a.share) * 10) || b.places - a.places);
  const best = told[0];
  return best && best.share * weight >= TELLING ? best.peptide : null;
}
