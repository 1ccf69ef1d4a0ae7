import type MiniSearch from "minisearch";
import { type Category, GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import type { DocumentOf } from "@/lib/content/documents/documents";
import type { EvidenceTier } from "@/lib/content/peptides/evidence";
import { toRecord } from "@/lib/content/peptides/peptide-records";
import type { Peptide, PeptideNames } from "@/lib/content/peptides/peptide-schema";
import type { Article } from "@/lib/content/research/article-schema";
import type { Facts } from "@/lib/facts/fact-references";
import type { FactRecord } from "@/lib/facts/filter/fact-record";
import { fold } from "@/lib/search/fold";
import { indexNames, type NameIndex } from "@/lib/search/names";
import { splitWords } from "@/lib/search/words";
import { countBrands, withBrands } from "../facts/approval-brands";
import { type FactPassages, toFactPassages } from "../facts/fact-sentences";
import { indexQuestions, type QuestionIndex } from "../reader-questions/question-index";
import { contentOf, contentWords } from "../text/content-words";
import { addWritten } from "../written-answers/add-written";
import type { GeneralAnswer } from "../written-answers/general-answers";
import type { PhrasingIndex } from "../written-answers/phrasings";
import type { WrittenAnswers } from "../written-answers/written-answers";
import { type IndexedArticle, passageOf, toIndexedArticle } from "./article-index";
import { toDefinitions } from "./definition-passages";
import { searchDocuments, toDocumentPassages } from "./document-passages";
import { type NameWord, nameWordsOf } from "./name-words";
import { namesOf, simplifyNames } from "./named-peptides";
import { makePassage, type Passage, type Section, sentencesOf } from "./passage";
import { toPeptidePassages, toSummary } from "./peptide-passages";

export interface LibraryPeptide extends PeptideNames {
  /** In the grammar of `lib/chemistry`, empty where none is recorded. */
  sequence: string;
  tier: EvidenceTier | null;
  status: string;
  isProhibited: boolean;
  categoryIds: number[];
  passages: Map<Section, Passage>;
  /** The short description after the name. */
  summary: Passage | null;
  facts: Facts | null;
  /** The facts as the filters of the database compare them. */
  record: FactRecord;
  /** The facts as sentences. */
  factPassages: FactPassages;
  /** The recorded type, regulatory status and short description, folded. */
  lead: string;
  leadStems: Set<string>;
  /** Answers written from its page, as far as they still hold. */
  written: WrittenAnswers;
  /** What the papers on it say. */
  articles: Passage[];
  /** Stems of all that its page says. */
  stems: Set<string>;
}

export interface LibraryCategory {
  id: number;
  name: string;
  passage: Passage;
}

export interface LibraryIndex {
  /** By name. */
  peptides: LibraryPeptide[];
  categories: LibraryCategory[];
  articles: IndexedArticle[];
  documents: Passage[];
  /** What terms mean, by their names: see `toDefinitions`. */
  definitions: Map<string, Passage>;
  /** In the order of `peptides`. */
  names: NameIndex;
  /** What the words of names name. */
  nameWords: Map<string, NameWord>;
  /** Words that stand in the library's texts: none of them is a misspelt name. */
  words: Set<string>;
  /** The same words by their letters. */
  sortedWords: string[];
  /** On how many peptides' pages a stem stands. */
  pageCounts: Map<string, number>;
  documentSearch: MiniSearch;
  /** Written answers to what is asked of no peptide in particular. */
  general: PhrasingIndex<GeneralAnswer>;
  /** What readers ask of the pages' sentences. */
  questions: QuestionIndex;
}

export interface LibraryContent {
  peptides: { peptide: Peptide; articles: Article[] }[];
  articles: Article[];
  categories: Category[];
  documents: {
    about: DocumentOf<"about-content">;
    contact: DocumentOf<"contact-content">;
    legal: DocumentOf<"legal-docs">;
  };
}

/**
 * Everything that can be cited, ready to be looked up by peptide, section and word. It takes a second or
 * more, so `pause` yields to other tasks in between.
 */
export async function indexLibrary(
  content: LibraryContent,
  pause: () => Promise<void> = async () => {},
): Promise<LibraryIndex> {
  const brands = countBrands(content.peptides.map(({ peptide }) => peptide));
  const words = new Set<string>();
  const peptides = await mapInSlices(
    content.peptides,
    ({ peptide, articles }) => toPeptide(withBrands(peptide, brands), articles, words),
    pause,
  );
  const pageCounts = countPages(peptides);
  const names = new Set(peptides.flatMap(namesOf).map(simplifyNames));
  const articles = await mapInSlices(
    content.articles,
    (article) => toIndexedArticle(article, names, pageCounts),
    pause,
  );
  for (const { passage } of articles) readWords(passage, words);
  const documents = toDocumentPassages(content.documents);
  const definitions = toDefinitions();
  await pause();
  const general = await addWritten(peptides, [...documents, ...definitions.values()], pause);
  await pause();
  return {
    peptides,
    categories: content.categories
      .filter(({ id }) => id !== GENERAL_CATEGORY_ID)
      .map((category) => toCategory(category, peptides)),
    articles,
    documents,
    definitions,
    general,
    names: indexNames(
      peptides.map(({ name, synonyms, brandNames }) => ({
        name,
        others: [...synonyms, ...brandNames],
      })),
    ),
    words,
    sortedWords: [...words].sort(),
    pageCounts,
    nameWords: nameWordsOf(peptides, pageCounts),
    documentSearch: searchDocuments(documents),
    questions: await indexQuestions(pause),
  };
}

const ITEMS_AT_ONCE = 4;

async function mapInSlices<Item, Result>(
  items: Item[],
  map: (item: Item) => Result,
  pause: () => Promise<void>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % ITEMS_AT_ONCE === 0) await pause();
  }
  return results;
}

/**
 * The stems of a text. Every word of it, as it is written there, is added to `words`; of the facts only the
 * numbers would be.
 */
function readWords(passage: Passage, words: Set<string>): string[] {
  const written = splitWords(sentencesOf(passage).join(" "));
  if (passage.section !== "identity") for (const word of written) words.add(word);
  return contentOf([...splitWords(passage.title), ...written]);
}

/** Adds the words of its passages to `words`. */
function toPeptide(peptide: Peptide, articles: Article[], words: Set<string>): LibraryPeptide {
  const passages = toPeptidePassages(peptide, articles);
  const papers = articles.map(passageOf);
  const record = toRecord(peptide);
  const lead = fold(
    [peptide.peptideType, peptide.regulatoryStatus, peptide.shortDescription]
      .filter(Boolean)
      .join(". "),
  );
  return {
    id: peptide.id,
    name: peptide.name,
    synonyms: peptide.synonyms,
    brandNames: peptide.brandNames,
    sequence: peptide.sequence ?? "",
    tier: peptide.evidenceTier,
    status: peptide.regulatoryStatus ?? "",
    isProhibited: peptide.wadaProhibited === true,
    categoryIds: peptide.categoryIds.split(",").filter(Boolean).map(Number),
    passages: new Map(passages.map((passage) => [passage.section, passage])),
    summary: toSummary(peptide),
    facts: peptide.facts,
    record,
    factPassages: toFactPassages(peptide, peptide.facts, record),
    lead,
    leadStems: new Set(contentWords(lead)),
    written: { plain: new Map(), versus: new Map(), particular: null },
    articles: papers,
    stems: new Set([
      ...passages.flatMap((passage) => readWords(passage, words)),
      ...papers.flatMap(({ stems }) => [...stems]),
    ]),
  };
}

function countPages(peptides: LibraryPeptide[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of peptides) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function toCategory({ id, name, description }: Category, peptides: LibraryPeptide[]) {
  const members = peptides.filter(({ categoryIds }) => categoryIds.includes(id));
  const passage = makePassage({
    id: `category-${id}`,
    section: "category",
    peptideId: 0,
    title: `Category: ${name}`,
    href: `/peptides?category=${id}`,
    paragraphs: [
      ...(description ? [[description]] : []),
      ...(members.length > 0 ? [[`Listed under ${name}: ${members.map(nameOf).join(", ")}.`]] : []),
    ],
    names: [name],
  });
  return { id, name, passage };
}

function nameOf({ name }: LibraryPeptide): string {
  return name;
}
