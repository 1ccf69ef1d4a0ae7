import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import type { Passage, Section } from "../../corpus/passage";
import { stemsOf } from "../../text/stems-of";
import { kindsOf, meaningsOf } from "../../understand/question-words";
import { findTold } from "../pages/find-told";
import { scorePages } from "../pages/score-pages";
import { shareHeld, weightOf } from "../pages/word-weights";

/** A peptide of a list with the sentence or item for which it is listed. */
export interface ListedPeptide {
  peptide: LibraryPeptide;
  passage: Passage;
  text: string;
}

/**
 * The peptides of which pages tell the words of a focus, the best first. What acts somewhere is asked
 * of mechanisms, not of what was seen.
 */
export function findListed(
  library: LibraryIndex,
  focus: string[],
  { acts }: { acts: boolean },
): ListedPeptide[] {
  const byWords = focus.length > 0 ? findByWords(library, focus) : [];
  const byType = byWords.length > 0 ? byWords : findByType(library, focus);
  const found = byType.length > 0 ? byType : findByTold(library, focus);
  return rank(library, focus, found.length > 0 && acts ? findByMechanism(library, focus) : found);
}

interface Scored extends ListedPeptide {
  score: number;
}

/** Where the items of a list, the type or the first lines of a page hold every word of the focus. */
function findByWords(library: LibraryIndex, focus: string[]): Scored[] {
  return library.peptides.flatMap((peptide) => {
    const found = listSections.flatMap((section) => bestItem(peptide, section, focus) ?? []);
    const best = found.sort((a, b) => b.score - a.score)[0];
    return best ? [best] : [];
  });
}

const listSections: Section[] = ["benefits", "uses"];

/** Where the recorded type says every word of the focus: "GHRH analogue". */
function findByType(library: LibraryIndex, focus: string[]): Scored[] {
  if (focus.length < FEWEST_WORDS) return [];
  return library.peptides.flatMap((peptide) => bestItem(peptide, "identity", focus, true) ?? []);
}

/** Of a question's words, by weight, a sentence must hold this share for its page to be listed … */
const ENOUGH = 0.8;
/** … and so much weight, in more than one word: a single one may be mentioned in passing. */
const TELLING = 0.77;
const FEWEST_WORDS = 2;
/** Where the page holds nearly all of them, a sentence need hold no more than this. */
const NEARLY_ALL = 0.95;
const MOSTLY = 0.6;

/** Where a sentence of the page tells of the focus, though no item of its lists does. */
function findByTold(library: LibraryIndex, focus: string[]): Scored[] {
  const weight = focus.reduce((sum, word) => sum + weightOf(library, word), 0);
  if (focus.length < FEWEST_WORDS || weight < TELLING) return [];
  return library.peptides.flatMap((peptide) => {
    const isAllHeld = shareHeld(library, focus, peptide.stems) >= NEARLY_ALL;
    const least = isAllHeld ? MOSTLY : ENOUGH;
    const passages = toldSections
      .flatMap((section) => peptide.passages.get(section) ?? [])
      .filter(({ stems }) => shareHeld(library, focus, stems) >= least);
    const told = findTold(library, passages, focus)[0];
    if (!told || told.share < least) return [];
    const text = told.passage.paragraphs[told.row]?.[told.column] ?? "";
    return [{ peptide, passage: told.passage, text, score: told.share }];
  });
}

const toldSections: Section[] = ["overview", "mechanism", "research", "identity"];

function findByMechanism(library: LibraryIndex, focus: string[]): Scored[] {
  const sections: Section[] = ["identity", "mechanism", "overview"];
  return library.peptides.flatMap((peptide) => {
    for (const section of sections) {
      const best = bestItem(peptide, section, focus, true);
      if (best) return [{ ...best, score: best.score + (section === "identity" ? 1 : 0) }];
    }
    return [];
  });
}

function bestItem(peptide: LibraryPeptide, section: Section, focus: string[], isExact = false) {
  const passage = peptide.passages.get(section);
  if (!passage) return null;
  const items =
    section === "identity" ? passage.paragraphs.flat().slice(0, 1) : passage.paragraphs.flat();
  const scored = items.flatMap((text) => {
    const words = stemsOf(text);
    const own = focus.filter((word) => words.has(word)).length;
    const met = isExact
      ? own
      : focus.filter((word) =>
          [...meaningsOf(word), ...kindsOf(word)].some((one) => words.has(one)),
        ).length;
    if (met < focus.length) return [];
    return [{ peptide, passage, text, score: own * 2 + met - words.size / 50 }];
  });
  return scored.sort((a, b) => b.score - a.score)[0] ?? null;
}

/** Better matches first, then those whose pages tell most of it; of equals those with the stronger evidence. */
function rank(library: LibraryIndex, focus: string[], found: Scored[]): Scored[] {
  const fits = new Map(scorePages(library, focus).map(({ peptide, score }) => [peptide, score]));
  const fitOf = ({ peptide }: ListedPeptide) => fits.get(peptide) ?? 0;
  const most = Math.max(...found.map(fitOf));
  const isFar = (one: ListedPeptide) => Number(fitOf(one) < most * MUCH);
  const strength = ({ tier }: LibraryPeptide) => (tier ? EVIDENCE_TIERS.indexOf(tier) : 9);
  return found.sort(
    (a, b) =>
      Math.round(b.score) - Math.round(a.score) ||
      isFar(a) - isFar(b) ||
      strength(a.peptide) - strength(b.peptide),
  );
}

/** A page that tells at least this share of what the fullest tells is as much about it. */
const MUCH = 0.9;
