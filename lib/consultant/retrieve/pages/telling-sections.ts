import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import type { Passage, Section } from "../../corpus/passage";
import { type Intent, sectionsOf } from "../../understand/question-intents";
import { findTold } from "./find-told";
import { weightOf } from "./word-weights";

export interface TellingSection {
  passage: Passage;
  /** Of the focus, in its fullest sentence: 0 to 1. */
  share: number;
}

const MOST = 3;
const NEARLY_AS_FULL = 0.8;
/** Of a question's words, by weight, another section must hold this share for it to be answered from there. */
const ENOUGH = 0.45;
/** A page of the peptide is met before a paper that says as much. */
const PAPER = 0.85;

/** The sections of a peptide's page, and the papers on it, that tell most of a focus; the fullest first. */
export function tellingSections(
  library: LibraryIndex,
  topic: LibraryPeptide,
  focus: string[],
): TellingSection[] {
  const told = [...sectionsBy(topic), ...topic.articles]
    .map((passage) => ({ passage, share: fullest(library, passage, focus) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const best = told[0]?.share ?? 0;
  return told.filter(({ share }) => share >= best * NEARLY_AS_FULL).slice(0, MOST);
}

/** Whether what is asked stands in other sections than in those that the intents name. */
export function tellsElsewhere(
  library: LibraryIndex,
  topic: LibraryPeptide,
  intents: Intent[],
  focus: string[],
): boolean {
  const best = tellingSections(library, topic, focus)[0];
  const weight = focus.reduce((sum, word) => sum + weightOf(library, word), 0);
  if (!best || best.share < ENOUGH || best.share * weight < TELLING) return false;
  const named = intents.flatMap((intent) => sectionsOf[intent].slice(0, 1));
  const there = named.map((section) => {
    const passage = topic.passages.get(section);
    return passage ? fullest(library, passage, focus) : 0;
  });
  return Math.max(0, ...there) < best.share * HALF;
}

const HALF = 0.6;
/** A word that stands on many pages draws no question away from the section that it names. */
const TELLING = 0.66;

function fullest(library: LibraryIndex, passage: Passage, focus: string[]): number {
  const share = findTold(library, [passage], focus)[0]?.share ?? 0;
  return passage.section === "article" ? share * PAPER : share;
}

/** What was found, and in whom, before what is only listed. */
const order: Section[] = [
  "sideEffects",
  "warnings",
  "overview",
  "benefits",
  "research",
  "mechanism",
  "dosage",
  "status",
  "uses",
  "identity",
];

function sectionsBy({ passages }: LibraryPeptide): Passage[] {
  return order.flatMap((section) => passages.get(section) ?? []);
}
