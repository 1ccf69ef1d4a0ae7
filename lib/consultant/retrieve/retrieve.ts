import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { readFactKinds } from "../facts/fact-topics";
import { asksForNeverTold } from "../text/never-told";
import type { Turn } from "../types";
import { askAgain, askOpposite } from "../understand/follow-ups/ask-again";
import { withOthers } from "../understand/follow-ups/ask-of-others";
import { type Earlier, pointedTo } from "../understand/follow-ups/earlier";
import { nameList } from "../understand/follow-ups/name-list";
import { nameRelative } from "../understand/follow-ups/relatives";
import { nameSibling } from "../understand/follow-ups/siblings";
import { normaliseQuestion } from "../understand/normalise-question";
import { readPlainQuestion } from "../understand/plain-questions";
import {
  ASKS_MANY,
  type AskedQuestion,
  readQuestion,
  readUnnamed,
} from "../understand/read-question";
import { nameLayClass } from "../understand/words/lay-classes";
import type { PlainReader } from "../written-answers/plain-reader";
import { splitQuestions } from "../written-answers/split-clauses";
import { carryOver, isElliptic, namingFigure, withContext } from "./carry-over";
import { asksOwn, isSpokenOfOnly, lastNamed, toEarlier } from "./earlier-questions";
import { findArticles } from "./find-articles";
import { findDefinition } from "./find-definition";
import type { FactList } from "./find-fact-list";
import { findByTrial, namesUnknownStudy, withTrial } from "./find-trial";
import { asksForNoList, asksForOthers, asksOfOnly, findAskedList } from "./lists/asked-list";
import { findOthers, withoutSpokenOf } from "./lists/find-others";
import { listAmong, listWithin } from "./lists/list-within";
import { leavesQuestions, type RetrieveOne, retrieveBest } from "./messages/best-reading";
import { findDescribed } from "./pages/find-described";
import { asksFigure } from "./pages/paragraph-signs";
import {
  type Asked,
  isWritten,
  NOTHING,
  type OfQuestion,
  type Retrieved,
  withinBudget,
} from "./retrieved";
import { findNearest } from "./topics/find-nearest";
import { introduceDescribed } from "./topics/introduce-described";
import { retrieveTopics } from "./topics/retrieve-topics";
import { retrieveUnnamed } from "./topics/retrieve-unnamed";
import { findGeneral, findGeneralByMeaning } from "./written/find-general-answer";
import { findWritten, tellMore } from "./written/find-written";

/** `plainOf` tells which plain questions the messages of the conversation put; without it only their words do. */
export function retrieve(
  library: LibraryIndex,
  message: string,
  history: Turn[],
  plainOf: PlainReader = () => undefined,
): Retrieved {
  const said = history.filter(({ isUser }) => isUser).map((turn) => turn.message);
  const asked = withOthers([...said, message]);
  const meant = asked.pop() ?? message;
  const earlier = lastNamed(library, asked.slice(0, -MAX_REREAD));
  for (const one of asked.slice(-MAX_REREAD)) {
    earlier.unshift(toEarlier(library, one, retrieveAfter(library, one, earlier, plainOf)));
  }
  const retrieveOne: RetrieveOne = (one, before) => retrieveAfter(library, one, before, plainOf);
  const found = retrieveBest(library, { message, meant }, earlier, retrieveOne);
  const mayBeSeveral = leavesQuestions(found) || found.kind === "facts";
  const questions = mayBeSeveral ? splitQuestions(message) : [];
  const each = retrieveEach(library, questions, earlier, retrieveOne);
  const known = withEach(found, each);
  return known.kind === "nothing"
    ? { ...known, nearest: findNearest(library, message, earlier, plainOf(message)) }
    : known;
}

/** "Is it banned, and which others are like it?" asks for no list of all that is banned. */
function withEach(found: Retrieved, each: OfQuestion[]): Retrieved {
  const [first] = each;
  if (!first || found.kind !== "facts") return first ? { ...found, each } : found;
  const isOfOne = first.found.kind === "topics" && isWritten(first.found);
  return isOfOne ? { ...first.found, each } : found;
}

function retrieveEach(
  library: LibraryIndex,
  questions: string[],
  before: Earlier[],
  retrieveOne: RetrieveOne,
): OfQuestion[] {
  const earlier = [...before];
  const asked = withOthers(questions);
  return questions.map((question, at) => {
    const meant = asked[at] ?? question;
    const found = retrieveBest(library, { message: question, meant }, earlier, retrieveOne);
    earlier.unshift(toEarlier(library, meant, found));
    return { question, found };
  });
}

const OF_TRIAL = " trial";
/** Earlier questions that are read again to know what a follow-up is about. */
export const MAX_REREAD = 6;

function retrieveAfter(
  library: LibraryIndex,
  asking: string,
  earlier: Earlier[],
  plainOf: PlainReader,
): Retrieved {
  const [last] = earlier;
  const named =
    nameList(asking, earlier) ??
    nameRelative(library, asking, earlier) ??
    nameSibling(library, asking, earlier);
  const message = normaliseQuestion(library, named ?? asking);
  const ofTrial = findByTrial(library, message);
  const read = withTrial(readQuestion(library, message, earlier), ofTrial);
  const figure = namingFigure(read, last);
  if (figure) return retrieveAfter(library, figure, earlier, plainOf);
  const again =
    askOpposite(message, last) ?? askAgain(library, message, read, earlier.find(asksOwn) ?? last);
  if (again) return retrieveAfter(library, again, [], plainOf);
  const ofClass = retrieveOfClass(library, message, read, plainOf);
  if (ofClass) return ofClass;
  const others = findOthers(library, message, read, earlier);
  if (others) return others;
  const goesOnBare = read.topics.length === 0 && ofTrial.length === 0 && isElliptic(read);
  const followed = goesOnBare ? { ...read, topics: read.spokenOf } : read;
  const isCarried = read.isFollowUp || goesOnBare;
  const said = isCarried ? carryOver(message, followed, last) : message;
  const asked: Asked = { ...read, message: said };
  if (asksForNeverTold(asked.text) || asksSinceWhen(asked, last)) {
    return { kind: "nothing", topics: asked.topics, passages: [] };
  }
  const definition = read.topics.length === 0 ? findDefinition(library, message) : null;
  if (definition) return { kind: "documents", passages: [definition] };
  const list = asksForNoList(read, ofTrial) ? null : findAskedList(library, message, read);
  const introduced = introduceDescribed(library, asked, list, plainOf(asking));
  if (introduced) return introduced;
  const more = tellMore(message, last, asked);
  if (more) return more;
  const written = findWritten(
    library,
    isSpokenOfOnly(read) ? { ...read, topics: read.spokenOf, message: said } : asked,
    earlier,
    plainOf(asking),
  );
  if (written?.kind === "topics" && !written.plain) {
    return { ...written, paper: findArticles(library, message, asked)?.passages[0] };
  }
  if (written) return written;
  const among = last && listAmong(library, message, last);
  if (among) return among;
  const isListed = list && list !== "unknown" && list.found.length > 0 && list.unread === "";
  const general = isListed && isOfRules(list) ? null : findGeneral(library, read);
  if (general) return general;
  if (read.topics.length === 1 && !isCarried && readPlainQuestion(read.text)) {
    return retrieveTopics(library, asked);
  }
  if (goesOnBare) {
    // Of a trial that goes on being asked about, its words need not stand in the question.
    const focus = said.endsWith(OF_TRIAL) ? [] : followed.focus;
    const found = retrieveTopics(library, { ...followed, focus, message: said });
    if (found.kind !== "nothing") return withContext(found, last);
  }
  const isPointed = pointedTo(fold(message), earlier) !== undefined;
  const within = last?.isList && !isPointed ? listWithin(library, message, last) : null;
  if (within) return within;
  const ofMany = isListed ? null : findGeneralByMeaning(library, read, plainOf(asking));
  if (ofMany) return ofMany;
  if (list === "unknown" && asked.topics.length === 0) return NOTHING;
  if (list && list !== "unknown") {
    const ofOne = retrieveOnlyOne(library, message, list);
    if (ofOne) return ofOne;
    return { kind: "facts", list: withoutSpokenOf(list, read), said: message, passages: [] };
  }
  const isOfTrial = (topic: LibraryPeptide) => ofTrial.includes(topic);
  // Of a trial whose comparator is named, the peptide that it tested is meant.
  if (ofTrial.length > 0 && asked.topics.length < 2 && !asked.topics.some(isOfTrial)) {
    return retrieveTopics(library, { ...asked, topics: ofTrial, focus: [] });
  }
  if (asked.topics.length === 1 && asked.topics.some(isOfTrial)) {
    return retrieveTopics(library, asked);
  }
  const papers = findArticles(library, message, asked);
  // A figure stands in the recorded trials rather than in the summary of a paper.
  const isOfTrials =
    asksFigure(asked.text) &&
    !asked.intents.includes("papers") &&
    asked.topics.some(({ facts }) => facts?.trials.length);
  if (papers && !isOfTrials)
    return { kind: "articles", ...papers, passages: withinBudget(papers.passages) };
  if (namesUnknownStudy(library, message)) return NOTHING;
  const unnamed = asked.isPartlyNamed ? readUnnamed(library, message) : null;
  const meant = unnamed && findDescribed(library, message, unnamed);
  if (meant) return retrieveTopics(library, { ...unnamed, topics: [meant] });
  if (asked.topics.length > 0 && !asksForOthers(asked)) {
    const found = retrieveTopics(library, asked);
    // "Where is it encoded? I was told in the mitochondria."
    const kept =
      found.kind === "nothing" && asked.whole
        ? retrieveTopics(library, { ...asked.whole, message: said })
        : found;
    return isCarried ? withContext(kept, last) : kept;
  }
  return retrieveUnnamed(library, message, asked, { earlier, reading: plainOf(asking) });
}

/** "Since when is it banned?": what is recorded of sport is the list of a year, not when something came onto it. */
function asksSinceWhen({ text, intents }: Asked, last: Earlier | undefined): boolean {
  const isOfSport = intents.includes("sport") || readFactKinds(last?.message ?? "")[0] === "sport";
  return isOfSport && SINCE_WHEN.test(text);
}

const SINCE_WHEN =
  /\b(?:since|from) when\b|\bwhen (?:was|were|did) .{0,40}\b(?:banned|prohibited|added|listed|put on|come onto)\b|\bhow long (?:has|have) .{0,40}\b(?:banned|prohibited|listed)\b/;

/** What sport prohibits is listed whole, from the facts: what was written of it names a few. */
function isOfRules({ criteria }: FactList): boolean {
  return (
    criteria.length > 0 && criteria.every(({ reason }) => [reason].flat()[0]?.kind === "sport")
  );
}

/** "The slimming jab" is read as the first of its kind that the library answers for; "which jabs" asks for a list. */
function retrieveOfClass(
  library: LibraryIndex,
  message: string,
  { topics, text }: AskedQuestion,
  plainOf: PlainReader,
): Retrieved | undefined {
  if (topics.length > 0 || ASKS_MANY.test(text)) return;
  return nameLayClass(library, message)
    .map((reading) => retrieveAfter(library, reading, [], plainOf))
    .find(({ kind }) => kind !== "nothing");
}

/** "A jab from a lizard's spit. Is it still around?": of the only one that is as it was described. */
function retrieveOnlyOne(
  library: LibraryIndex,
  message: string,
  { found, superlative }: FactList,
): Retrieved | undefined {
  const [topic, ...others] = found;
  if (!topic || others.length > 0 || superlative || !asksOfOnly(message)) return;
  const described = { ...readUnnamed(library, message), topics: [topic] };
  const told = retrieveTopics(library, described);
  return told.kind === "nothing" ? undefined : told;
}
