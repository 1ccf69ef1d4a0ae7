import { contentWords } from "./content-words";
import type { IndexedArticle, LibraryIndex } from "./library-index";
import { simplifyNames } from "./named-peptides";
import type { Passage } from "./passage";
import type { AskedQuestion } from "./read-question";

const MOST = 3;

/** The papers that a question means: by number, by title, or by author and year; best first. */
export function findArticles(
  { articles }: LibraryIndex,
  message: string,
  { intents, text }: AskedQuestion,
): Passage[] {
  const numbered = byNumber(articles, message);
  if (numbered.length > 0) return numbered;
  const words = new Set(contentWords(message));
  const titled = byTitle(articles, words);
  if (titled) return [titled];
  const asks = intents.includes("papers") || CUE.test(text);
  return asks ? byAuthor(articles, message, words).slice(0, MOST) : [];
}

const CUE =
  /\b(?:stud(?:y|ies)|trial|et al|review|authors?|wrote|group of|paper|article|published)\b/;

function byNumber(articles: IndexedArticle[], message: string): Passage[] {
  const speaks = /pubmed|pmid|paper|stud|article/i.test(message);
  const numbers = new Set(speaks ? message.match(/\b\d{6,9}\b/g) : []);
  const doi = message
    .match(/\b10\.\d{4,9}\/[^\s"<>]+/)?.[0]
    ?.replace(/[.,;)?]+$/, "")
    .toLowerCase();
  return articles
    .filter((one) => (one.pmid && numbers.has(one.pmid)) || (doi && one.doi === doi))
    .map(({ passage }) => passage);
}

/** The paper whose title is, nearly whole, in the question. */
function byTitle(articles: IndexedArticle[], words: Set<string>): Passage | undefined {
  if (words.size < 4) return undefined;
  let best: { passage: Passage; share: number; met: number } | undefined;
  for (const { passage, titleStems } of articles) {
    const met = titleStems.filter((word) => words.has(word)).length;
    const share = met / Math.max(titleStems.length, 1);
    if (met < 4 || share < 0.75) continue;
    if (!best || share > best.share || (share === best.share && met > best.met)) {
      best = { passage, share, met };
    }
  }
  return best?.passage;
}

/** Papers by an author who is named, of the year that is named; those on the question's words first. */
function byAuthor(articles: IndexedArticle[], message: string, words: Set<string>): Passage[] {
  const text = ` ${simplifyNames(message)} `;
  const years = new Set(text.match(/\b(?:19|20)\d\d\b/g) ?? []);
  return articles
    .filter(({ surnames, year }) => {
      const isNamed = surnames.some((surname) => text.includes(` ${simplifyNames(surname)} `));
      return isNamed && (years.size === 0 || years.has(String(year)));
    })
    .map(({ passage, titleStems }) => ({
      passage,
      met: titleStems.filter((word) => words.has(word)).length,
    }))
    .sort((a, b) => b.met - a.met)
    .map(({ passage }) => passage);
}
