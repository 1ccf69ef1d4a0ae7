import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { sentencesOf } from "../../corpus/passage";
import { stemsOf } from "../../text/stems-of";
import { meaningsOf } from "../../understand/question-words";
import { weightOf } from "./word-weights";

export interface PageScore {
  peptide: LibraryPeptide;
  /** 0 where the page holds no word; at most the sum of the words' weights. */
  score: number;
}

/**
 * How well each page, with the papers on it, fits the stems of a question, the best first: BM25
 * (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009), in which a word occurs as
 * often as sentences hold it, and weighs as `weightOf` says.
 */
export function scorePages(library: LibraryIndex, focus: string[]): PageScore[] {
  const pages = pagesOf(library);
  const mean = pages.reduce((sum, { sentences }) => sum + sentences, 0) / Math.max(pages.length, 1);
  const words = focus.map((word) => ({
    word,
    weight: weightOf(library, word),
    others: meaningsOf(word).slice(1),
  }));
  return pages
    .map(({ peptide, counts, sentences }) => {
      const length = 1 - LENGTH_COUNTS + (LENGTH_COUNTS * sentences) / mean;
      const score = words.reduce((sum, { word, weight, others }) => {
        const related = Math.max(0, ...others.map((other) => counts.get(other) ?? 0)) * RELATED;
        const times = Math.max(counts.get(word) ?? 0, related);
        return sum + (weight * times) / (times + SATURATION * length);
      }, 0);
      return { peptide, score };
    })
    .sort((a, b) => b.score - a.score);
}

/** The parameters k1 and b. */
const SATURATION = 1.5;
const LENGTH_COUNTS = 0.75;
/** Another word of the same family tells less than the reader's own. */
const RELATED = 0.6;

interface Page {
  peptide: LibraryPeptide;
  /** How many sentences hold a stem. */
  counts: Map<string, number>;
  sentences: number;
}

const counted = new WeakMap<LibraryIndex, Page[]>();

function pagesOf(library: LibraryIndex): Page[] {
  const known = counted.get(library);
  if (known) return known;
  const made = library.peptides.map((peptide) => {
    const sentences = [...peptide.passages.values(), ...peptide.articles].flatMap(sentencesOf);
    const counts = new Map<string, number>();
    for (const sentence of sentences) {
      for (const stem of stemsOf(sentence)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    return { peptide, counts, sentences: sentences.length };
  });
  counted.set(library, made);
  return made;
}
