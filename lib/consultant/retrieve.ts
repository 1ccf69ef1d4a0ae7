import type { Turn } from "./answer";
import { findArticles } from "./find-articles";
import { findDocuments } from "./find-documents";
import { findLists, type ListedPeptide } from "./find-lists";
import type { LibraryCategory, LibraryIndex, LibraryPeptide } from "./library-index";
import { type Passage, sentencesOf } from "./passage";
import { type Intent, sectionsOf } from "./question-intents";
import { meaningsOf } from "./question-words";
import { ASKS_MANY, type AskedQuestion, readQuestion } from "./read-question";

/** What a provider may be sent of the library with one question, in tokens of about four letters. */
export const MAX_CONTEXT_TOKENS = 2500;

/** What the library holds on a question: how it is to be answered, and from which passages. */
export type Retrieved = { passages: Passage[] } & (
  | { kind: "topics"; topics: LibraryPeptide[]; intents: Intent[]; focus: string[] }
  | { kind: "comparison"; topics: LibraryPeptide[]; intents: Intent[]; focus: string[] }
  | { kind: "list"; listed: ListedPeptide[]; category: LibraryCategory | null; isLonger: boolean }
  | { kind: "articles" }
  | { kind: "documents" }
  | { kind: "nothing"; topics: LibraryPeptide[] }
);

export function retrieve(library: LibraryIndex, message: string, history: Turn[]): Retrieved {
  const asked = readQuestion(library, message, history);
  const articles = findArticles(library, message, asked);
  if (articles.length > 0) return { kind: "articles", passages: withinBudget(articles) };
  if (asked.topics.length > 0 && !asksForOthers(asked)) return retrieveTopics(asked);
  const list = findLists(library, message, asked);
  if (list) return { kind: "list", ...list, passages: withinBudget(list.passages) };
  const documents = findDocuments(library, message);
  if (documents.length > 0) return { kind: "documents", passages: withinBudget(documents) };
  return { kind: "nothing", topics: [], passages: [] };
}

/** "Which peptides act on the ghrelin receptor" is about others than ghrelin. */
function asksForOthers({ text, topics }: AskedQuestion): boolean {
  return (
    topics.length === 1 &&
    ASKS_MANY.test(text) &&
    /§[- ]?(?:receptors?|analog\w*|agonists?|like)/.test(text)
  );
}

const MOST_TOPICS = 3;

function retrieveTopics(asked: AskedQuestion): Retrieved {
  const topics = asked.topics.slice(0, MOST_TOPICS);
  const { intents, focus } = asked;
  const wanted = intents.length > 0 ? intents : (["overview"] as Intent[]);
  if (asked.isComparison && topics.length < 2 && focus.length > 0 && !isKnown(topics, focus)) {
    return { kind: "nothing", topics, passages: [] };
  }
  const isFocused = focus.length > 0 && !hasSectionOfItsOwn(wanted);
  if (isFocused && !isKnown(topics, focus)) return { kind: "nothing", topics, passages: [] };
  const passages = withinBudget(topics.flatMap((topic) => passagesFor(topic, wanted, focus)));
  if (passages.length === 0) return { kind: "nothing", topics, passages: [] };
  const kind = topics.length > 1 ? "comparison" : "topics";
  return { kind, topics, intents: wanted, focus, passages };
}

/** What these ask for stands in one section, whatever else the question says. */
function hasSectionOfItsOwn(intents: Intent[]): boolean {
  const open: Intent[] = ["uses", "benefits", "evidence", "overview", "warnings"];
  return intents.some((intent) => !open.includes(intent));
}

/** Whether the pages speak of most of what the question is particularly about. */
function isKnown(topics: LibraryPeptide[], focus: string[]): boolean {
  return topics.some((topic) => {
    const passages = [...topic.passages.values()];
    const known = focus.filter((word) =>
      meaningsOf(word).some((meaning) => passages.some(({ stems }) => stems.has(meaning))),
    );
    return known.length > 0 && known.length >= focus.length * MOST_OF_THE_FOCUS;
  });
}

const MOST_OF_THE_FOCUS = 0.6;

/** The passages of a peptide's page, those that the question asks for before those that hold its words. */
function passagesFor(topic: LibraryPeptide, intents: Intent[], focus: string[]): Passage[] {
  const asked = intents.flatMap((intent) => sectionsOf[intent]);
  const ranked = [...topic.passages.values()]
    .map((passage) => {
      const place = asked.indexOf(passage.section);
      const met = focus.filter((word) =>
        meaningsOf(word).some((meaning) => passage.stems.has(meaning)),
      ).length;
      return { passage, score: (place < 0 ? 0 : 4 - place / 4) + met * 2 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ passage }) => passage);
  const evidence = topic.passages.get("evidence");
  return evidence ? [...new Set([...ranked, evidence])] : ranked;
}

/** As many passages, best first, as a provider may be sent. */
function withinBudget(passages: Passage[]): Passage[] {
  let tokens = 0;
  return passages.filter((passage, at) => {
    tokens += Math.ceil(sentencesOf(passage).join(" ").length / 4);
    return at === 0 || tokens <= MAX_CONTEXT_TOKENS;
  });
}
