import { hashNgrams, type Ngrams, tokenize, toPieces, weightFiles } from "@amide/screen";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { readFactKinds } from "../../facts/fact-topics";
import { askedOf } from "../../reader-questions/question-signs";
import { isNeverTold } from "../../text/never-told";
import { kindReader } from "../../understand/question-kind";
import type { AskedQuestion } from "../../understand/read-question";
import { findTold } from "./find-told";
import { likelihoodOf } from "./logistic";
import fitted from "./weights/told-weights.json";
import { shareHeld } from "./word-weights";

/** What tells whether a page answers a question that names its peptide. */
export type TellingSigns = {
  /** The share of the question's words, by weight, that the page and the papers on it hold: 0 to 1. */
  page: number;
  /** The share that its fullest sentence holds, with its neighbours: 0 to 1. */
  sentence: number;
  /** How similar the most similar question is that its page answers: 0 to 1. */
  asked: number;
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
  /** By how much its words are rather those of what pages tell than of what none does; see `scoreKind`. */
  kind: number;
  /** The same where the page holds all words of its focus, which says more: else 0. */
  kindOfHeld: number;
  /** 1 where the page holds all of them. */
  held: number;
  /** 1 where facts of the kind that is asked for are recorded of the peptide. */
  recorded: number;
  /** 1 where it asks for what a section of each page tells, such as side effects. */
  ofSection: number;
};

/** A question as it is held against a page: its folded text without names, and the stems that it is about. */
export type HeldQuestion = Pick<AskedQuestion, "text" | "focus" | "intents">;

/** Whether a page speaks of what a question is about. */
export function isTold(library: LibraryIndex, topic: LibraryPeptide, asked: HeldQuestion): boolean {
  return asked.focus.length === 0 || weigh(library, topic, asked) > LIKELY;
}

/** The same of a question for one section: what else it says may be the reader's own way to put it. */
export function mayBeTold(
  library: LibraryIndex,
  topic: LibraryPeptide,
  asked: HeldQuestion,
): boolean {
  return asked.focus.length === 0 || weigh(library, topic, asked) > POSSIBLE;
}

/** Whether its paragraphs may be shown where it is said that they may not answer. */
export function isNear(library: LibraryIndex, topic: LibraryPeptide, asked: HeldQuestion): boolean {
  return asked.focus.length === 0 || weigh(library, topic, asked) > NEAR;
}

const LIKELY = 0.35;
const POSSIBLE = 0.2;
const NEAR = 0.08;

/** One question is held against a page several times. */
const weighed = new WeakMap<string[], Map<LibraryPeptide, number>>();

/**
 * How likely a page tells of it, by logistic regression, fitted to questions that a page answers in
 * other words and to questions that it does not answer (`npm run fit:told`).
 */
function weigh(library: LibraryIndex, topic: LibraryPeptide, asked: HeldQuestion): number {
  const known = weighed.get(asked.focus) ?? new Map<LibraryPeptide, number>();
  weighed.set(asked.focus, known);
  const before = known.get(topic);
  if (before !== undefined) return before;
  const { signs, ngrams } = tellingSigns(library, topic, asked);
  const likelihood = likelihoodOf(withKind(signs, readKind(ngrams)), fitted.weights);
  known.set(topic, likelihood);
  return likelihood;
}

const readKind = kindReader(weightFiles.told);

type SignsOfFocus = Omit<TellingSigns, "kind" | "kindOfHeld">;

/** All signs: those of the focus, and what `scoreKind` says of the question's words. */
export function withKind(signs: SignsOfFocus, score: number): TellingSigns {
  return {
    ...signs,
    kind: signs.held ? 0 : score,
    kindOfHeld: signs.held ? score : 0,
  };
}

/**
 * What speaks for a page, of a question whose focus is not empty: the signs of the focus, and what the
 * model of kinds reads: the question's words, and after them the stems of the focus that the page lacks.
 */
export function tellingSigns(
  library: LibraryIndex,
  topic: LibraryPeptide,
  { text, focus, intents }: HeldQuestion,
): { signs: SignsOfFocus; ngrams: Ngrams } {
  const missed = focus.filter((word) => shareHeld(library, [word], topic.stems) === 0);
  const elsewhere = missed.filter((word) => library.pageCounts.has(word)).length;
  const passages = [...topic.passages.values(), ...topic.articles];
  const signs = {
    page: shareHeld(library, focus, topic.stems),
    sentence: findTold(library, passages, focus)[0]?.share ?? 0,
    asked: askedOf(library, topic, text),
    unknown: missed.length - elsewhere,
    elsewhere,
    pieces: missed.reduce((sum, word) => sum + toPieces(word).length, 0),
    words: Math.log(focus.length),
    neverTold: missed.some(isNeverTold) ? 1 : 0,
    held: missed.length === 0 ? 1 : 0,
    recorded: readFactKinds(text).some((kind) => topic.factPassages.has(kind)) ? 1 : 0,
    ofSection: intents.some((intent) => intent !== "overview") ? 1 : 0,
  };
  return {
    signs,
    ngrams: hashNgrams([...tokenize(text), ...missed.map((word) => `- ${word}`)]),
  };
}
