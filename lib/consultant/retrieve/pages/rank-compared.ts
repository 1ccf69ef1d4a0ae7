import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { findNamedPeptides } from "../../corpus/named-peptides";
import type { Section } from "../../corpus/passage";
import { type Intent, sectionsOf } from "../../understand/question-intents";
import { type RankedParagraph, rankParagraphs } from "./rank-paragraphs";

export interface ComparedQuestion {
  topics: LibraryPeptide[];
  intents: Intent[];
  focus: string[];
}

export interface ComparedParagraph extends RankedParagraph {
  topic: LibraryPeptide;
  /** It names another of the peptides. */
  isLink: boolean;
}

/** What the page of one says of another is what tells them apart. */
const NAMES_OTHER = 0.2;
const CONTRASTS = 0.1;
const CONTRAST =
  /\b(?:unlike|differ\w*|instead|whereas|while|confus\w+|identical|same|unrelated|related|than|longer|shorter|parent|without|not)\b/i;

/** The paragraphs of several pages by how well they answer, what names another of the peptides before others. */
export function rankCompared(
  library: LibraryIndex,
  { topics, intents, focus }: ComparedQuestion,
  asksOrigin = false,
): ComparedParagraph[] {
  return topics
    .flatMap((topic) =>
      rankParagraphs(library, topic, { intents, focus }).map((paragraph) => {
        const said = paragraph.sentences.join(" ");
        const isMeant = paragraph.share > 0 || isFirstOf(intents, paragraph.passage.section);
        const isLink = isMeant && findNamedPeptides(said, topics).some((other) => other !== topic);
        const more = (isLink ? NAMES_OTHER : 0) + (isLink && CONTRAST.test(said) ? CONTRASTS : 0);
        const opens = asksOrigin && isOpening(topic, paragraph) ? OPENS : 0;
        return { ...paragraph, topic, isLink, score: paragraph.score + more + opens };
      }),
    )
    .filter(({ passage }) => passage.section !== "papers")
    .sort((a, b) => b.score - a.score);
}

function isFirstOf(intents: Intent[], section: Section): boolean {
  return intents.some((intent) => sectionsOf[intent][0] === section);
}

/** What a peptide is made of and where it comes from stands where its page begins. */
export function isOpening({ passages }: LibraryPeptide, { sentences }: RankedParagraph): boolean {
  return passages.get("overview")?.paragraphs[0] === sentences;
}

const OPENS = 0.3;
