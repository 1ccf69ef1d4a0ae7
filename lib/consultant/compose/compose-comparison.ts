import { compareAddress } from "@/lib/facts/compare/compare-address";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { findNamedPeptides, namesOf } from "../corpus/named-peptides";
import { makePassage } from "../corpus/passage";
import { readFactKinds, readNarrowing } from "../facts/fact-topics";
import { asksReason } from "../retrieve/pages/paragraph-signs";
import {
  type ComparedParagraph,
  type ComparedQuestion,
  isOpening,
  likelihoodsOf,
  rankCompared,
} from "../retrieve/pages/rank-compared";
import {
  asksOrigin,
  asksWhichBetter,
  comparedIntents,
  setsBeside,
} from "../understand/compared-question";
import type { Intent } from "../understand/question-intents";
import { withoutSaid } from "./edit/without-repeated";
import { compareChains, compareFacts, compareOutcomes, USUAL_KINDS } from "./facts/compare-facts";
import { headToHead } from "./facts/head-to-head";
import { type Block, countWords, quote, say } from "./parts/draft";
import { frame } from "./parts/frames";
import { runFrom, runOf } from "./parts/run-of";

/** Words of a comparison; the first block is told whatever its length. */
const MOST_WORDS = 165;

/** Peptides side by side below what was written, with the page that sets all their facts beside each other. */
export function composeComparison(
  library: LibraryIndex,
  question: ComparedQuestion,
  text: string,
  told: Block[] = [],
): Block[] {
  const sides = withoutSaid(composeSides(library, question, text), told);
  const blocks = told.length > 0 ? withinWords(sides, MOST_WORDS - countWords(told)) : sides;
  const isCompared = blocks.length > 0 && setsBeside(question.topics, text);
  return [...told, ...blocks, ...(isCompared ? [linkTo(question.topics)] : [])];
}

/** The page that sets all facts of these peptides side by side. */
export function linkTo(topics: LibraryPeptide[]): Block {
  const text = frame("allSideBySide");
  const passage = makePassage({
    id: "facts-compared",
    section: "facts",
    peptideId: 0,
    title: `Compare ${topics.map(({ name }) => name).join(", ")}`,
    href: compareAddress(topics.map(({ id }) => id)),
    paragraphs: [[text]],
  });
  return quote(passage, [text]);
}

/** In what is asked, or, where nothing in particular is, in what tells them apart. */
function composeSides(library: LibraryIndex, question: ComparedQuestion, text: string): Block[] {
  const { topics, focus } = question;
  const intents = comparedIntents(question.intents, text);
  const isOfOrigin = asksOrigin(text);
  const asked = { ...question, intents };
  const likely = likelihoodsOf(library, asked);
  const ranked = rankCompared(library, asked, likely, isOfOrigin);
  const isTold = (ranked[0]?.share ?? 0) >= TELLING;
  const isBroad = isUnsaid(intents) && !isTold;
  const chains = compareChains(topics, text);
  const facts = compareFacts(topics, intents, text, []);
  const asksBetter = asksWhichBetter(text);
  const asksTrials = asksBetter || readFactKinds(text).includes("trials");
  const trials = asksTrials ? headToHead(topics, text) : [];
  const outcomes = asksTrials ? compareOutcomes(topics, text) : [];
  const recorded = [...trials, ...chains, ...facts, ...outcomes];
  const openly = () => rankOpenly(library, question, isOfOrigin);
  if (isBroad && recorded.length === 0) return composeOpen(topics, openly(), text);
  if (recorded.length === 0 && !setsBeside(topics, text)) return tellOfOne(topics, ranked);
  // Facts that answer need no more, unless they are few words.
  const isNarrowed = readNarrowing(text).agencies.length > 0;
  const isBare =
    focus.length === 0 &&
    readFactKinds(text).length > 0 &&
    !asksBetter &&
    !asksReason(question.text);
  const isEnough = isNarrowed || isBare || (!isTold && countWords(recorded) >= FEW_WORDS);
  if (facts.length > 0 && isEnough && !isOfOrigin) return withinWords(recorded);
  const link = findLink(topics, isBroad ? openly() : nearest(ranked));
  const linked = link ? [tell(link, link.sentences)] : [];
  const isLinkFirst = (link?.share ?? 0) >= TELLS_ALL;
  const before = isLinkFirst
    ? [...recorded.slice(0, 1), ...linked, ...recorded.slice(1)]
    : [...recorded, ...linked];
  const silent = topics.filter((topic) => topic !== link?.topic);
  const room = Math.max((MOST_WORDS - countWords(before)) / silent.length, FEWEST_WORDS);
  const sides = silent.flatMap((topic) => {
    const [best] = rankCompared(library, { ...asked, topics: [topic] }, likely, isOfOrigin);
    // A page that holds nothing of what the other tells is left out.
    if (!best || (isTold && best.share === 0 && isUnsaid(intents) && !isOfOrigin)) return [];
    return [tell(best, runOf(library, best.sentences, focus, room))];
  });
  const notice =
    asksBetter && trials.length + outcomes.length === 0 ? [say(frame("comparisonNotice"))] : [];
  return [...withinWords([...before, ...sides]), ...notice];
}

/** Where nothing in particular is asked. */
function rankOpenly(library: LibraryIndex, question: ComparedQuestion, isOfOrigin: boolean) {
  const open: ComparedQuestion = { ...question, intents: ["overview", "warnings"], focus: [] };
  return rankCompared(library, open, new Map(), isOfOrigin);
}

/**
 * What each is, a trial of one against the other, the paragraph of one page that names the other, and the
 * recorded facts in which they differ.
 */
function composeOpen(topics: LibraryPeptide[], ranked: ComparedParagraph[], text: string): Block[] {
  const asksTemplate = ASKS_TEMPLATE.test(text);
  const link = findLink(topics, ranked);
  const sides = topics.flatMap((topic) => {
    const opening = ranked.find((told) => told.topic === topic && isOpening(topic, told));
    if (!opening) return [];
    const isWhole = opening.sentences === link?.sentences || asksTemplate;
    return [
      tell(opening, isWhole ? opening.sentences : runFrom(opening.sentences, 0, OPENING_WORDS)),
    ];
  });
  if (asksTemplate) return sides;
  const before = [...sides, ...openChains(topics), ...headToHead(topics, text)];
  const linked = link && !isOpening(link.topic, link) ? [tell(link, link.sentences)] : [];
  return withinWords([...before, ...linked, ...compareFacts(topics, [], text, USUAL_KINDS)]);
}

/** What is told of relatives where nothing in particular is asked. */
function openChains(topics: LibraryPeptide[]): Block[] {
  return compareChains(topics, "chain").filter(
    ({ pieces }) => pieces.length > 1 || RELATED.test(pieces[0]?.text ?? ""),
  );
}

const RELATED = / differ in | is the chain of | without the metal/;
const OPENING_WORDS = 45;
/** What each was made after stands where its page begins, and nowhere else. */
const ASKS_TEMPLATE =
  /\b(?:model+ed (?:on|after)|based on|copied from|template|inspired by|derived from)\b/i;

function isUnsaid(intents: Intent[]): boolean {
  return intents.every((intent) => intent === "overview");
}

/** A paragraph tells of the question's words. */
const TELLING = 0.3;
/** It tells nearly all of them. */
const TELLS_ALL = 0.8;
const FEWEST_WORDS = 35;
const FEW_WORDS = 60;

const NEARLY = 0.85;

/** The paragraphs that answer a question which names two peptides and asks about one. */
function tellOfOne(topics: LibraryPeptide[], ranked: ComparedParagraph[]): Block[] {
  const blocks = nearest(ofSubject(ranked, topics)).map((told) => tell(told, told.sentences));
  return withinWords(blocks);
}

/** "Why can A do what B cannot" is rather about A. */
function ofSubject(ranked: ComparedParagraph[], [subject]: LibraryPeptide[]): ComparedParagraph[] {
  return ranked
    .map((told) => (told.topic === subject ? { ...told, score: told.score + OF_SUBJECT } : told))
    .sort((a, b) => b.score - a.score);
}

const OF_SUBJECT = 0.1;

function nearest(ranked: ComparedParagraph[]): ComparedParagraph[] {
  const least = (ranked[0]?.score ?? 0) * NEARLY;
  return ranked.filter(({ score }) => score >= least).slice(0, 2);
}

/** The paragraph that names another; of what only warns of a mix-up, the sentence. */
function findLink(topics: LibraryPeptide[], ranked: ComparedParagraph[]) {
  const found = ranked.find(({ isLink }) => isLink);
  if (!found) return null;
  const isAside = found.passage.section === "warnings";
  const namesOther = (text: string) =>
    findNamedPeptides(text, topics).some((other) => other !== found.topic);
  return {
    ...found,
    sentences: isAside ? found.sentences.filter(namesOther).slice(0, 1) : found.sentences,
  };
}

/** A paragraph that does not name its peptide is told with the name before it. */
function tell({ topic, passage }: ComparedParagraph, sentences: string[]): Block {
  const [first = "", ...others] = sentences;
  const isNamed = namesOf(topic).some((name) => first.includes(name));
  return quote(passage, [isNamed ? first : `${topic.name}: ${first}`, ...others]);
}

/** The blocks that fit; a verdict goes with the rows below it. */
function withinWords(blocks: Block[], most = MOST_WORDS): Block[] {
  let words = 0;
  let isVerdictLeft = false;
  return blocks.filter((block, at) => {
    const next = blocks[at + 1];
    const isVerdict = next?.isList === true && block.pieces.every(({ passage }) => !passage);
    const needed = words + countWords(isVerdict ? [block, next] : [block]);
    const isOut = (needed > most && at > 0) || (block.isList && isVerdictLeft);
    isVerdictLeft = isVerdict && isOut;
    if (!isOut) words += countWords([block]);
    return !isOut;
  });
}
