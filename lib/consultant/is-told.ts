import { findTold } from "./find-told";
import type { LibraryIndex, LibraryPeptide } from "./library-index";
import { likelihoodOf } from "./logistic";
import { isNeverTold } from "./never-told";
import { toPieces } from "./safety/classifier/word-pieces";
import fitted from "./told-weights.json";
import { shareHeld } from "./word-weights";

/** What tells whether a page answers a question that names its peptide. */
export type TellingSigns = {
  /** The share of the question's words, by weight, that the page and the papers on it hold: 0 to 1. */
  page: number;
  /** The share that its fullest sentence holds, with its neighbours: 0 to 1. */
  sentence: number;
  /** How many words no page of the library holds: the reader's own, or another matter. */
  unknown: number;
  /** How many words other pages hold and this one does not: very likely another matter. */
  elsewhere: number;
  /** Into how many pieces a vocabulary of English cuts the words that are missing: more, the rarer they are. */
  pieces: number;
  /** How many words the question is about: the logarithm. */
  words: number;
  /** 1 where a word asks for what no page tells, such as a price. */
  neverTold: number;
};

/** Whether a page speaks of what a question is about. */
export function isTold(library: LibraryIndex, topic: LibraryPeptide, focus: string[]): boolean {
  return focus.length === 0 || weigh(library, topic, focus).isLikely;
}

/** The same of a question for one section: what else it says may be the reader's own way to put it. */
export function mayBeTold(library: LibraryIndex, topic: LibraryPeptide, focus: string[]): boolean {
  return focus.length === 0 || weigh(library, topic, focus).isPossible;
}

const LIKELY = 0.6;
const POSSIBLE = 0.3;

interface Weighed {
  isLikely: boolean;
  isPossible: boolean;
}

/** One question is held against a page where it is looked for and where its answer is composed. */
const weighed = new WeakMap<string[], Map<LibraryPeptide, Weighed>>();

/**
 * By logistic regression, fitted to questions that a page answers in other words and to questions that
 * it does not answer (`npm run fit:told`).
 */
function weigh(library: LibraryIndex, topic: LibraryPeptide, focus: string[]): Weighed {
  const known = weighed.get(focus) ?? new Map<LibraryPeptide, Weighed>();
  weighed.set(focus, known);
  const before = known.get(topic);
  if (before) return before;
  const signs = tellingSigns(library, topic, focus);
  const likelihood = likelihoodOf(signs, fitted.weights);
  const made = {
    isLikely: signs.page > 0 && likelihood > LIKELY,
    isPossible: likelihood > POSSIBLE,
  };
  known.set(topic, made);
  return made;
}

/** `focus` is not empty. */
export function tellingSigns(
  library: LibraryIndex,
  topic: LibraryPeptide,
  focus: string[],
): TellingSigns {
  const missed = focus.filter((word) => shareHeld(library, [word], topic.stems) === 0);
  const elsewhere = missed.filter((word) => library.pageCounts.has(word)).length;
  const passages = [...topic.passages.values(), ...topic.articles];
  return {
    page: shareHeld(library, focus, topic.stems),
    sentence: findTold(library, passages, focus)[0]?.share ?? 0,
    unknown: missed.length - elsewhere,
    elsewhere,
    pieces: missed.reduce((sum, word) => sum + toPieces(word).length, 0),
    words: Math.log(focus.length),
    neverTold: missed.some(isNeverTold) ? 1 : 0,
  };
}
