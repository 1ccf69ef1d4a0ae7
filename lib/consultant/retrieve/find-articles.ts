import { type IndexedArticle, STUDY_NAME } from "../corpus/article-index";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { simplifyNames } from "../corpus/named-peptides";
import type { Passage } from "../corpus/passage";
import { contentWords } from "../text/content-words";
import { meaningsOf } from "../understand/question-words";
import type { AskedQuestion } from "../understand/read-question";
import { mayBeTold } from "./pages/is-told";

const MOST = 3;

export interface FoundArticles {
  /** Of papers, the best first; at least one. */
  passages: Passage[];
  /** The peptide that is asked about by way of its papers; null where the papers themselves are asked for. */
  topic: LibraryPeptide | null;
}

/** The papers that a question means: by number, by title, by name, by author and year, or by subject. */
export function findArticles(
  library: LibraryIndex,
  message: string,
  asked: AskedQuestion,
): FoundArticles | null {
  const numbered = byNumber(library.articles, message);
  if (numbered.length > 0) return { passages: numbered, topic: null };
  const passages = byWords(library, message, asked).slice(0, MOST);
  const [first] = passages;
  if (!first) return null;
  const isOfPaper = asksForPaper(message, asked, first);
  return { passages, topic: isOfPaper ? null : subjectOf(library, asked, first) };
}

function byWords(library: LibraryIndex, message: string, asked: AskedQuestion): Passage[] {
  const { articles } = library;
  const { intents, text, topics, focus } = asked;
  const words = new Set(contentWords(message));
  const titled = byTitle(articles, words);
  if (titled) return [titled];
  const asks = intents.includes("papers") || CUE.test(text);
  const named = byStudyName(articles, message, asks || words.size <= FEW_WORDS);
  if (named.length > 0) return named;
  const authored = byAuthor(articles, message, words, asks);
  const byName = authored.length > 0 && isOfTopics(library, asked) ? authored : [];
  // "Trials of elamipretide in Barth syndrome" are by no author of that name on another peptide.
  const isOwn = ({ id }: Passage) =>
    topics.some(({ articles: listed }) => listed.some((paper) => paper.id === id));
  const isForeign = topics.length > 0 && !YEAR.test(message) && !byName.some(isOwn);
  const written = isForeign ? [] : byName;
  if (written.length > 0 || topics.length > 0 || !ASKS_PAPERS.test(text)) return written;
  return bySubject(articles, focus);
}

const YEAR = /\b(?:19|20)\d\d\b/;

/** "Which football club does the author of the epithalon papers like?" asks for no paper. */
function isOfTopics(library: LibraryIndex, asked: AskedQuestion): boolean {
  const { topics } = asked;
  return topics.length === 0 || topics.some((topic) => mayBeTold(library, topic, asked));
}

/** "The paper by Jastreboff" is asked for itself, the dose in "the Neer trial" is that of a peptide. */
function asksForPaper(message: string, { text, topics }: AskedQuestion, paper: Passage): boolean {
  const [title = ""] = paper.names;
  const isWhole = simplifyNames(message).includes(simplifyNames(title));
  if (OF_PAPERS.test(text)) return isWhole || topics.length === 0;
  // A short title may be just what is asked about.
  return isWhole && contentWords(title).length >= LONG_TITLE;
}

const OF_PAPERS = /\b(?:papers?|articles?|publications?|published|wr(?:ote|itten)|authors?)\b/;
const LONG_TITLE = 6;

/** Of the peptides that are asked about the one that a paper is on, else the one that the paper is on. */
function subjectOf(
  { peptides }: LibraryIndex,
  { topics }: AskedQuestion,
  paper: Passage,
): LibraryPeptide | null {
  const isOn = ({ articles }: LibraryPeptide) => articles.some(({ id }) => id === paper.id);
  return topics.find(isOn) ?? peptides.find(({ id }) => id === paper.peptideId) ?? null;
}

const ASKS_PAPERS = /(?<!\bon )\b(?:papers?|articles?|publications?)\b/;

/** "Papers on lymphocyte chromatin": those that hold all that is asked, the more in their titles the better. */
function bySubject(articles: IndexedArticle[], focus: string[]): Passage[] {
  if (focus.length === 0) return [];
  const isIn = (stems: Set<string>) => (word: string) =>
    meaningsOf(word).some((meaning) => stems.has(meaning));
  return articles
    .filter(({ passage }) => focus.every(isIn(passage.stems)))
    .map(({ passage, titleStems }) => ({
      passage,
      met: focus.filter(isIn(new Set(titleStems))).length,
    }))
    .filter(({ met }) => met >= focus.length / 2)
    .sort((a, b) => b.met - a.met)
    .map(({ passage }) => passage);
}

const CUE =
  /\b(?:stud(?:y|ies)|trials?|results?|findings?|outcomes?|et al|reviews?|authors?|wrote|group of|(?<!\bon )papers?|articles?|published|reported)\b/;
const FEW_WORDS = 3;

/** The papers whose titles or summaries name a study as the question does: "MMPOWER-3". */
function byStudyName(articles: IndexedArticle[], message: string, asks: boolean): Passage[] {
  const names = message.match(STUDY_NAME) ?? [];
  // A name with a number is that of a study, or of nothing that a paper here is called by.
  const said = new Set(names.filter((name) => asks || /\p{N}/u.test(name)).map(simplifyNames));
  if (said.size === 0) return [];
  return articles
    .filter(({ studyNames }) => studyNames.some((name) => said.has(name)))
    .map(({ passage }) => passage);
}

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
    // A question that is about more than the title is not about the paper.
    if (met < 4 || share < 0.75 || met < words.size / 2) continue;
    if (!best || share > best.share || (share === best.share && met > best.met)) {
      best = { passage, share, met };
    }
  }
  return best?.passage;
}

/**
 * Papers by an author who is named, of the year that is named; those on the question's words first.
 * A surname alone names no paper: with it stands the year, a word for a paper, or its title's words.
 */
function byAuthor(
  articles: IndexedArticle[],
  message: string,
  words: Set<string>,
  asks: boolean,
): Passage[] {
  const text = ` ${simplifyNames(message)} `;
  const years = new Set(text.match(/\b(?:19|20)\d\d\b/g) ?? []);
  return articles
    .filter(({ surnames }) => surnames.some((surname) => text.includes(` ${surname} `)))
    .map(({ passage, year, titleStems }) => ({
      passage,
      isOfYear: years.has(String(year)),
      met: titleStems.filter((word) => words.has(word)).length,
    }))
    .filter(({ isOfYear, met }) => isOfYear || (years.size === 0 && (asks || met >= 2)))
    .sort((a, b) => b.met - a.met)
    .map(({ passage }) => passage);
}
