import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import type { Passage, Section } from "../../corpus/passage";
import { stemsOf } from "../../text/stems-of";
import { type Intent, sectionsOf } from "../../understand/question-intents";
import { shareHeld } from "./word-weights";

/** A paragraph of a page, or one of its facts, with how well it answers. */
export interface RankedParagraph {
  passage: Passage;
  sentences: string[];
  /** Of the question's words, by weight, in its fullest pair of sentences and in all of it: 0 to 1. */
  share: number;
  /** The share with what speaks for the section. */
  score: number;
}

/** A section that the question's intent names first, and the others that it names. */
const FIRST_OF_INTENT = 0.3;
const OTHER_OF_INTENT = 0.15;

/** What speaks for a section, or against it, where the question names none. */
const leanings: Partial<Record<Section, number>> = {
  overview: 0.05,
  mechanism: 0.03,
  article: -0.12,
  evidence: -0.05,
  status: -0.2,
  sport: -0.2,
  facts: -0.05,
};

/** The paragraphs of a peptide's page, without its lists, of its papers and its facts, by how well they answer, the best first. */
export function rankParagraphs(
  library: LibraryIndex,
  topic: LibraryPeptide,
  { intents, focus }: { intents: Intent[]; focus: string[] },
): RankedParagraph[] {
  const facts = [...topic.factPassages.values()];
  const passages = [...topic.passages.values(), ...topic.articles, ...facts];
  return passages
    .filter(({ isList, section }) => !isList && section !== "identity")
    .flatMap((passage) =>
      unitsOf(passage).map((sentences) => {
        const share = focus.length > 0 ? shareOf(library, sentences, focus) : 0;
        return { passage, sentences, share, score: share + leaningOf(passage.section, intents) };
      }),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

function unitsOf({ paragraphs, section }: Passage): string[][] {
  // A paper's first paragraph is its record.
  if (section === "article") return paragraphs.slice(1);
  return section === "facts" ? paragraphs.map(([fact = ""]) => [fact]) : paragraphs;
}

/** What stands together tells more than what is scattered over the paragraph. */
function shareOf(library: LibraryIndex, sentences: string[], focus: string[]): number {
  const held = sentences.map(stemsOf);
  const fullest = Math.max(
    ...held.map((stems, at) => shareHeld(library, focus, stems, held[at + 1])),
  );
  return (fullest + shareHeld(library, focus, ...held)) / 2;
}

function leaningOf(section: Section, intents: Intent[]): number {
  const places = intents.map((intent) => sectionsOf[intent].indexOf(section));
  if (places.includes(0)) return FIRST_OF_INTENT;
  const isNamed = places.some((place) => place > 0);
  return isNamed ? OTHER_OF_INTENT : (leanings[section] ?? 0);
}
