import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { findNamedPeptides } from "../../corpus/named-peptides";
import type { Section } from "../../corpus/passage";
import { type Intent, sectionsOf } from "../../understand/question-intents";
import { unitsOf } from "./page-units";
import { asksReason, type ParagraphQuestion, shareOf } from "./paragraph-signs";
import { type RankedParagraph, rankParagraphs } from "./rank-paragraphs";

export interface ComparedQuestion extends ParagraphQuestion {
  topics: LibraryPeptide[];
}

export interface ComparedParagraph extends Omit<RankedParagraph, "held" | "asked"> {
  topic: LibraryPeptide;
  /** It names another of the peptides. */
  isLink: boolean;
}

/** How much the likelihood counts that a paragraph answers what is asked in particular. */
const LIKELY = 0.6;

/** What the page of one says of another is what tells them apart. */
const NAMES_OTHER = 0.2;
const CONTRASTS = 0.1;
const CONTRAST =
  /\b(?:unlike|differ\w*|instead|whereas|while|confus\w+|identical|same|unrelated|related|than|longer|shorter|parent|without|not)\b/i;

/** The paragraphs of several pages by how well they answer, what names another of the peptides before others. */
export function rankCompared(
  library: LibraryIndex,
  { topics, intents, focus, text }: ComparedQuestion,
  likely: Likelihoods,
  asksOrigin = false,
): ComparedParagraph[] {
  const isWhy = asksReason(text);
  return topics
    .flatMap((topic) =>
      unitsOf(topic).map(({ passage, sentences }) => {
        const share = shareOf(library, sentences, focus);
        const isBare = isWhy && passage.section === "facts";
        const leaning = isBare ? AGAINST_FACTS : leaningOf(passage.section, intents);
        const counts = leaning + LIKELY * (likely.get(sentences) ?? 0);
        const paragraph = { passage, sentences, share, score: share + counts };
        const said = paragraph.sentences.join(" ");
        const isMeant = paragraph.share > 0 || isFirstOf(intents, paragraph.passage.section);
        const isLink = isMeant && findNamedPeptides(said, topics).some((other) => other !== topic);
        const more = (isLink ? NAMES_OTHER : 0) + (isLink && CONTRAST.test(said) ? CONTRASTS : 0);
        const opens = asksOrigin && isOpening(topic, paragraph) ? OPENS : 0;
        return { ...paragraph, topic, isLink, score: paragraph.score + more + opens };
      }),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** How likely a paragraph answers, among those of its page: 0 to 1. */
export type Likelihoods = ReadonlyMap<string[], number>;

/** Of the paragraphs of all pages; none where nothing in particular is asked. */
export function likelihoodsOf(
  library: LibraryIndex,
  { topics, ...question }: ComparedQuestion,
): Likelihoods {
  const ranked = question.focus.length > 0 ? topics : [];
  return new Map(
    ranked.flatMap((topic) =>
      rankParagraphs(library, topic, question).map(
        ({ sentences, score }) => [sentences, score] as const,
      ),
    ),
  );
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

/** No recorded fact tells a reason. */
const AGAINST_FACTS = -0.6;

function leaningOf(section: Section, intents: Intent[]): number {
  const places = intents.map((intent) => sectionsOf[intent].indexOf(section));
  if (places.includes(0)) return FIRST_OF_INTENT;
  const isNamed = places.some((place) => place > 0);
  return isNamed ? OTHER_OF_INTENT : (leanings[section] ?? 0);
}

function isFirstOf(intents: Intent[], section: Section): boolean {
  return intents.some((intent) => sectionsOf[intent][0] === section);
}

/** What a peptide is made of and where it comes from stands where its page begins. */
export function isOpening(
  { passages }: LibraryPeptide,
  { sentences }: Pick<RankedParagraph, "sentences">,
): boolean {
  return passages.get("overview")?.paragraphs[0] === sentences;
}

const OPENS = 0.6;
