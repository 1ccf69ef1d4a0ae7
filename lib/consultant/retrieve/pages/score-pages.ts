import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { sentencesOf } from "../../corpus/passage";
import { stemsOf } from "../../text/stems-of";
import { meaningsOf } from "../../understand/question-words";
import { readTerms } from "../../understand/words/readers-terms";
import { describingStems } from "./descriptions";
import { weightOf } from "./word-weights";

export interface PageScore {
  peptide: LibraryPeptide;
  /** 0 where the page holds no word; at most the sum of the words' weights. */
  score: number;
}

/**
 * How well each page, with the papers on it and the ways in which people describe it, fits the stems of a
 * question, the best first: BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009), in
 * which a word occurs as often as sentences hold it, and weighs as `weightOf` says.
 */
export function scorePages(library: LibraryIndex, focus: string[], text = ""): PageScore[] {
  const pages = pagesOf(library);
  const mean = pages.reduce((sum, { sentences }) => sum + sentences, 0) / Math.max(pages.length, 1);
  const words = toWords(library, focus, text);
  return pages
    .map(({ peptide, counts, sentences }) => {
      const length = 1 - LENGTH_COUNTS + (LENGTH_COUNTS * sentences) / mean;
      const score = words.reduce((sum, { word, weight, others, meant }) => {
        const fits = (times: number) => times / (times + SATURATION * length);
        const related = Math.max(0, ...others.map((other) => counts.get(other) ?? 0)) * RELATED;
        const own = weight * fits(Math.max(counts.get(word) ?? 0, related));
        const told = meant.map(
          ({ stem, weighs }) => weighs * fits((counts.get(stem) ?? 0) * RELATED),
        );
        const [first = 0, second = 0] = told.sort((a, b) => b - a);
        return sum + Math.max(own, MEANT * (first + second / 3));
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

/** What the table of readers' words says for one tells less than what is always meant by it. */
const MEANT = 0.3;

/** The words of a focus, with what pages say for the phrases of a text in which they stand. */
function toWords(library: LibraryIndex, focus: string[], text: string) {
  const terms = text ? readTerms(text) : [];
  const weighed = (stems: string[]) =>
    stems.map((stem) => ({ stem, weighs: weightOf(library, stem) }));
  const words = focus.map((word) => {
    const term = terms.find(({ own }) => own.length === 1 && own[0] === word);
    return {
      word,
      weight: weightOf(library, word),
      others: meaningsOf(word).slice(1),
      meant: weighed(term?.others ?? []),
    };
  });
  const phrases = terms.filter(({ own }) => own.length > 1);
  const meant = phrases.map(({ others }) => ({
    word: "",
    weight: 0,
    others: [],
    meant: weighed(others),
  }));
  return [...words, ...meant];
}

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
    for (const stem of describingStems(peptide)) {
      if (!counts.has(stem)) counts.set(stem, 1);
    }
    return { peptide, counts, sentences: sentences.length };
  });
  counted.set(library, made);
  return made;
}
