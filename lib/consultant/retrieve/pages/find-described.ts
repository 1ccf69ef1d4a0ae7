import { hashNgrams, type Ngrams, tokenize, weightFiles } from "@amide/screen";
import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { isNeverTold } from "../../text/never-told";
import { namesOtherMedicine } from "../../text/other-substances";
import { kindReader } from "../../understand/question-kind";
import type { AskedQuestion } from "../../understand/read-question";
import { describingStems } from "./descriptions";
import { likelihoodOf } from "./logistic";
import { rankParagraphs } from "./rank-paragraphs";
import { scorePages } from "./score-pages";
import fitted from "./weights/described-weights.json";
import { shareHeld, weightOf } from "./word-weights";

/** What tells whether a page is the one that is described; each about 0 to 2. */
export type Signs = {
  /** The largest share of the words, by weight, that one section or paper holds. */
  section: number;
  /** How well the page fits; see `scorePages`. */
  score: number;
  /** By how much it fits better than the next. Below 0 of all pages but the best. */
  lead: number;
  /** The same as a share of the better. */
  ahead: number;
  /** The weight of the rarest of the words that it holds, above that of a word on many pages. */
  signature: number;
  /** How many words the question is about: the logarithm. */
  words: number;
  /** By how much its words are rather those that describe a peptide than those of another matter; see `scoreKind`. */
  kind: number;
};

/** A page is the answer where it is likelier than this: of few words, which are of many matters, more so. */
const LIKELY = 0.3;
const LIKELY_BY_FEW = 0.5;

/**
 * The peptide that a question describes without its name: "the first drug for Rett syndrome". How likely
 * a page is meant is told by logistic regression, fitted to questions that describe one and to questions
 * that no page answers (`npm run fit:described`); it must be likelier than `likely`, from 0 to 1.
 */
export function findDescribed(
  library: LibraryIndex,
  message: string,
  asked: AskedQuestion,
  likely = LIKELY,
): LibraryPeptide | null {
  if (isOfOthers(library, message, asked)) return null;
  const best = likeliestPage(library, message, asked);
  const least = asked.focus.length < LEAST_WORDS ? LIKELY_BY_FEW : likely;
  if (best && best.likelihood > least) return best.peptide;
  return findInOneParagraph(library, asked);
}

/** The page that may be described, though none is likely enough to answer by; null where all are unlikely. */
export function findPerhapsDescribed(
  library: LibraryIndex,
  message: string,
  asked: AskedQuestion,
): LibraryPeptide | null {
  if (isOfOthers(library, message, asked) || asked.focus.length < LEAST_WORDS) return null;
  const best = likeliestPage(library, message, asked);
  return best && best.likelihood > PERHAPS ? best.peptide : null;
}

const PERHAPS = 0.1;

/** It names another medicine, or asks for what no page tells. */
function isOfOthers(library: LibraryIndex, message: string, { focus }: AskedQuestion): boolean {
  const text = fold(message);
  return namesOtherMedicine(text) || namesOtherCode(library, text) || focus.some(isNeverTold);
}

function likeliestPage(library: LibraryIndex, message: string, asked: AskedQuestion) {
  const kind = readKind(wordsOf(message));
  const [best] = describedPages(library, asked)
    .map(({ peptide, signs }) => ({
      peptide,
      likelihood: likelihoodOf({ ...signs, kind }, fitted.weights),
    }))
    .sort((a, b) => b.likelihood - a.likelihood);
  return best;
}

/** A code such as "zx-7719" that stands nowhere in the library names something else. */
function namesOtherCode({ words }: LibraryIndex, text: string): boolean {
  const codes = text.match(/(?<![\p{L}\p{N}-])\p{L}{1,4}-?\p{N}{3,6}(?![\p{L}\p{N}-])/gu) ?? [];
  return codes.some(
    (code) => !words.has(code) && !code.split("-").every((part) => words.has(part)),
  );
}

/** The page that fits best, where one paragraph of it holds nearly all that is said. */
function findInOneParagraph(library: LibraryIndex, asked: AskedQuestion): LibraryPeptide | null {
  const [best] = scorePages(library, asked.focus);
  if (!best || asked.focus.length < LEAST_WORDS || best.score < LEAST_SCORE) return null;
  const isHeld = rankParagraphs(library, best.peptide, asked).some(
    ({ share }) => share >= LEAST_SHARE,
  );
  return isHeld ? best.peptide : null;
}

const LEAST_WORDS = 3;
const LEAST_SCORE = 1.05;
const LEAST_SHARE = 0.72;

const readKind = kindReader(weightFiles.described);

/** What the model of the words that describe a peptide reads. */
export function wordsOf(message: string): Ngrams {
  return hashNgrams(tokenize(message));
}

function signatureOf(library: LibraryIndex, focus: string[], { stems }: LibraryPeptide): number {
  const held = focus.filter((word) => stems.has(word) && library.pageCounts.has(word));
  return Math.max(0, ...held.map((word) => weightOf(library, word) - COMMON));
}

/** Of a word on a tenth of the pages. */
const COMMON = 0.5;

/** Pages beyond these are never the likeliest. */
const MOST_PAGES = 8;

/** The pages that a question may describe, with what speaks for each. */
export function describedPages(
  library: LibraryIndex,
  { focus, text }: AskedQuestion,
): { peptide: LibraryPeptide; signs: Omit<Signs, "kind"> }[] {
  const pages = scorePages(library, focus, text).slice(0, MOST_PAGES);
  return pages
    .filter(({ score }) => score > 0)
    .map(({ peptide, score }, at) => {
      const passages = [...peptide.passages.values(), ...peptide.articles].map((one) => one.stems);
      const next = pages[at === 0 ? 1 : 0]?.score ?? 0;
      const signs = {
        section: Math.max(
          ...[...passages, describingStems(peptide)].map((stems) =>
            shareHeld(library, focus, stems),
          ),
        ),
        score,
        lead: score - next,
        ahead: (score - next) / Math.max(score, next),
        signature: signatureOf(library, focus, peptide),
        words: Math.log(focus.length),
      };
      return { peptide, signs };
    });
}
