import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { findNamedPeptides, locateNames, namesOf, simplifyNames } from "../corpus/named-peptides";
import { readFactKinds } from "../facts/fact-topics";
import { type RankedParagraph, rankParagraphs } from "../retrieve/pages/rank-paragraphs";
import { shareHeld } from "../retrieve/pages/word-weights";
import { stemsOf } from "../text/stems-of";
import type { Intent } from "../understand/question-intents";
import { type Block, countWords, quote, say } from "./draft";
import { compareFacts, headToHead } from "./facts/compare-facts";
import { frame } from "./frames";

export interface ComparedQuestion {
  topics: LibraryPeptide[];
  intents: Intent[];
  focus: string[];
}

/** Words of a comparison; the first block is told whatever its length. */
const MOST_WORDS = 150;

/**
 * Peptides side by side: a trial of one against the other, the recorded facts that are asked for or in
 * which they differ, the paragraph of one page that names the other, then a passage of each page.
 */
export function composeComparison(
  library: LibraryIndex,
  question: ComparedQuestion,
  text: string,
): Block[] {
  const { topics } = question;
  const intents = asksInPeople(text) ? withEvidence(question.intents) : question.intents;
  const ranked = rankPages(library, { ...question, intents });
  const isOpen =
    intents.every((intent) => intent === "overview") && (ranked[0]?.share ?? 0) < TELLING;
  if (!isOpen && !setsBeside(topics, text)) {
    return withinWords(
      nearest(ranked).map((told) => tell(told, told.sentences)),
      MOST_WORDS,
    );
  }
  const asksBetter = ASKS_BETTER.test(text);
  const trials = isOpen || asksBetter ? headToHead(topics) : [];
  const facts = compareFacts(topics, intents, text, isOpen);
  const link = findLink(topics, isOpen ? rankOpenly(library, topics) : nearest(ranked));
  const linked = link ? [tell(link, link.sentences)] : [];
  const before = [...trials, ...facts, ...linked];
  const silent = topics.filter((topic) => topic !== link?.topic || link.isAside);
  const room = Math.max((MOST_WORDS - countWords(before)) / silent.length, FEWEST_WORDS);
  const asked = { intents, focus: isOpen ? [] : question.focus };
  const sides = silent.flatMap((topic) => tellSide(library, { topics: [topic], ...asked }, room));
  const notice = asksBetter && trials.length === 0 ? [say(frame("comparisonNotice"))] : [];
  const isDescribed = isOpen && link && !link.isAside;
  const told = isDescribed
    ? [...trials, ...linked, ...sides, ...facts]
    : isOpen
      ? [...trials, ...sides, ...facts, ...linked]
      : [...before, ...sides];
  return [...withinWords(told, MOST_WORDS), ...notice];
}

/** A paragraph tells of the question's words. */
const TELLING = 0.3;
const FEWEST_WORDS = 35;

const ASKS_BETTER =
  /\b(?:better|best|stronger|weaker|safer|superior|more effective|works? more|head.to.head|beats?|outperform\w*)\b/i;

function asksInPeople(text: string): boolean {
  return ASKS_BETTER.test(text) || readFactKinds(text).includes("trials") || IN_PEOPLE.test(text);
}

const IN_PEOPLE =
  /\b(?:(?:in|to|on|by) (?:\w+ )?(?:people|humans?|patients|volunteers)|evidence)\b/i;

/** What was done in people stands with the evidence. */
function withEvidence(intents: Intent[]): Intent[] {
  const special = intents.filter((intent) => !["overview", "dosage"].includes(intent));
  return [...new Set<Intent>([...special, "evidence"])];
}

/** Whether a question asks for several peptides at once; else it names one to ask about the other. */
function setsBeside(topics: LibraryPeptide[], text: string): boolean {
  if (SETS_BESIDE.test(text)) return true;
  const simple = simplifyNames(text);
  const located = locateNames(text, topics);
  return located.some(({ end }, at) => {
    const next = located[at + 1];
    return next !== undefined && JOINED.test(simple.slice(end, next.start).trim());
  });
}

const SETS_BESIDE =
  /\b(?:vs|versus|compar\w+|differ\w*|same|both|each|either|respectively|confus\w+|apart|which one|related)\b/i;
const JOINED = /^(?:and|or|vs|versus|against|with|to|than)?(?: \w+)?$/;

interface Told extends RankedParagraph {
  topic: LibraryPeptide;
  /** It names another of the peptides. */
  isLink: boolean;
}

/** What the page of one says of another is what tells them apart. */
const NAMES_OTHER = 0.2;
const CONTRASTS = 0.1;
const CONTRAST =
  /\b(?:unlike|differ\w*|instead|whereas|while|confus\w+|identical|same|unrelated|related|than|longer|shorter|parent|without|not)\b/i;

function rankPages(library: LibraryIndex, { topics, intents, focus }: ComparedQuestion): Told[] {
  return topics
    .flatMap((topic) =>
      rankParagraphs(library, topic, { intents, focus }).map((paragraph) => {
        const said = paragraph.sentences.join(" ");
        const isLink = findNamedPeptides(said, topics).some((other) => other !== topic);
        const more = (isLink ? NAMES_OTHER : 0) + (isLink && CONTRAST.test(said) ? CONTRASTS : 0);
        return { ...paragraph, topic, isLink, score: paragraph.score + more };
      }),
    )
    .filter(({ passage }) => passage.section !== "papers")
    .sort((a, b) => b.score - a.score);
}

const NEARLY = 0.75;

function nearest(ranked: Told[]): Told[] {
  const least = (ranked[0]?.score ?? 0) * NEARLY;
  return ranked.filter(({ score }) => score >= least).slice(0, 2);
}

/** The paragraph that names another; of what only warns of a mix-up, the sentence. */
function findLink(topics: LibraryPeptide[], ranked: Told[]) {
  const found = ranked.find(({ isLink }) => isLink);
  if (!found) return null;
  const isAside = found.passage.section === "warnings";
  const namesOther = (text: string) =>
    findNamedPeptides(text, topics).some((other) => other !== found.topic);
  return {
    ...found,
    isAside,
    sentences: isAside ? found.sentences.filter(namesOther).slice(0, 1) : found.sentences,
  };
}

function rankOpenly(library: LibraryIndex, topics: LibraryPeptide[]): Told[] {
  return rankPages(library, { topics, intents: ["overview", "warnings"], focus: [] });
}

/** The best of a page, within some words. */
function tellSide(library: LibraryIndex, asked: ComparedQuestion, room: number): Block[] {
  const [best] = rankPages(library, asked);
  return best ? [tell(best, runOf(library, best.sentences, asked.focus, room))] : [];
}

/** The sentences that fit, from the fullest on, with those before it where there is room. */
function runOf(
  library: LibraryIndex,
  sentences: string[],
  focus: string[],
  most: number,
): string[] {
  const shares = sentences.map((text) =>
    focus.length > 0 ? shareHeld(library, focus, stemsOf(text)) : 0,
  );
  let from = shares.indexOf(Math.max(...shares));
  let to = from + 1;
  const fits = (start: number, end: number) =>
    sentences.slice(start, end).join(" ").split(" ").length <= most;
  while (from > 0 && fits(from - 1, to)) from--;
  while (to < sentences.length && fits(from, to + 1)) to++;
  return sentences.slice(from, to);
}

/** A paragraph that does not name its peptide is told with the name before it. */
function tell({ topic, passage }: Told, sentences: string[]): Block {
  const [first = "", ...others] = sentences;
  const isNamed = namesOf(topic).some((name) => first.includes(name));
  return quote(passage, [isNamed ? first : `${topic.name}: ${first}`, ...others]);
}

function withinWords(blocks: Block[], most: number): Block[] {
  let words = 0;
  return blocks.filter((block, at) => {
    const next = words + countWords([block]);
    if (next > most && at > 0) return false;
    words = next;
    return true;
  });
}
