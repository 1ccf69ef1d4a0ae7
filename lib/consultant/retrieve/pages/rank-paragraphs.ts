import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import type { Passage } from "../../corpus/passage";
import { unitsOf } from "./page-units";
import { type ParagraphQuestion, type ParagraphSigns, paragraphSigns } from "./paragraph-signs";
import fitted from "./weights/paragraph-weights.json";

/** A paragraph of a page, or one of its facts, with how well it answers. */
export interface RankedParagraph {
  passage: Passage;
  sentences: string[];
  /** Of the question's words, by weight, in its fullest pair of sentences and in all of it: 0 to 1. */
  share: number;
  /** Of its words, and of what pages say for them, as a share of what the fullest paragraph holds. */
  held: number;
  /** How similar the most similar question of readers is that it answers: 0 to 1. */
  asked: number;
  /** How likely it is the one that answers: 0 to 1, all together 1. */
  score: number;
}

const weights: Record<string, number> = fitted;

/**
 * The paragraphs of a peptide's page, without its lists, of its papers and its facts, by how likely each
 * answers, the best first: a softmax over their signs, with weights fitted to questions of which it is
 * known what a right answer states (`npm run fit:paragraphs`).
 */
export function rankParagraphs(
  library: LibraryIndex,
  topic: LibraryPeptide,
  question: ParagraphQuestion,
): RankedParagraph[] {
  const signs = paragraphSigns(library, topic, question);
  const scores = softmax(signs.map(scoreOf));
  return unitsOf(topic)
    .map(({ passage, sentences }, at) => ({
      passage,
      sentences,
      share: signs[at]?.share ?? 0,
      held: signs[at]?.inAll ?? 0,
      asked: signs[at]?.asked ?? 0,
      score: scores[at] ?? 0,
    }))
    .sort((a, b) => b.score - a.score);
}

function scoreOf(signs: ParagraphSigns): number {
  return Object.entries(signs).reduce(
    (sum, [name, value]) => sum + value * (weights[name] ?? 0),
    0,
  );
}

function softmax(scores: number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}
