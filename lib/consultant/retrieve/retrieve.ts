import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { asksForNeverTold } from "../text/never-told";
import type { Turn } from "../types";
import { askAgain, askOpposite } from "../understand/follow-ups/ask-again";
import { type Earlier, pointedTo } from "../understand/follow-ups/earlier";
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
import type { PlainReader, PlainReading } from "../written-answers/plain-reader";
import { carryOver, isElliptic, namingFigure, OF_SITE, withContext } from "./carry-over";
import { asksOwn, isSpokenOfOnly, lastNamed, toEarlier } from "./earlier-questions";
import { findArticles } from "./find-articles";
import { findDefinition } from "./find-definition";
import { findDocuments } from "./find-documents";
import type { FactList } from "./find-fact-list";
import { findByTrial, namesUnknownStudy, withTrial } from "./find-trial";
import {
  asksForNoList,
  asksForOthers,
  asksOfOnly,
  findAskedList,
  withNamesTold,
} from "./lists/asked-list";
import { findLists } from "./lists/find-lists";
import { findOthers, withoutSpokenOf } from "./lists/find-others";
import { listAmong, listWithin } from "./lists/list-within";
import { findDescribed } from "./pages/find-described";
import { findForCondition } from "./pages/find-for-condition";
import { mayBeTold } from "./pages/is-told";
import { asksFigure } from "./pages/paragraph-signs";
import { type Asked, type Retrieved, withinBudget } from "./retrieved";
import { findNearest } from "./topics/find-nearest";
import { goOn } from "./topics/go-on";
import { retrieveTopics } from "./topics/retrieve-topics";
import { findGeneral, findGeneralByMeaning } from "./written/find-general-answer";
import { findWritten, tellMore } from "./written/find-written";

/** `plainOf` tells which plain questions the messages of the conversation put; without it only their words do. */
export function retrieve(
  library: LibraryIndex,
  message: string,
  history: Turn[],
  plainOf: PlainReader = () => undefined,
): Retrieved {
  const asked = history.filter(({ isUser }) => isUser).map((turn) => turn.message);
  const earlier = lastNamed(library, asked.slice(0, -MAX_REREAD));
  for (const said of asked.slice(-MAX_REREAD)) {
    earlier.unshift(toEarlier(library, said, retrieveAfter(library, said, earlier, plainOf)));
  }
  const found = retrieveAfter(library, message, earlier, plainOf);
  return found.kind === "nothing"
    ? { ...found, nearest: findNearest(library, message, earlier) }
    : found;
}

const NOTHING: Retrieved = { kind: "nothing", topics: [], passages: [] };
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
  const named = nameRelative(library, asking, earlier) ?? nameSibling(library, asking, earlier);
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
  if (asksForNeverTold(asked.text)) {
    return { kind: "nothing", topics: asked.topics, passages: [] };
  }
  const definition = read.topics.length === 0 ? findDefinition(library, message) : null;
  if (definition) return { kind: "documents", passages: [definition] };
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
  const general = findGeneral(library, read);
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
  const list = asksForNoList(read, ofTrial) ? null : findAskedList(library, message, read);
  const isListed = list && list !== "unknown" && list.found.length > 0;
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

/** What is found of a question that names no peptide, or asks for others than the one it names. */
function retrieveUnnamed(
  library: LibraryIndex,
  message: string,
  asked: Asked,
  { earlier, reading }: { earlier: Earlier[]; reading: PlainReading | undefined },
): Retrieved {
  const [last] = earlier;
  const isForOthers = asksForOthers(asked);
  const spokenOf = asked.spokenOf.filter((topic) => mayBeTold(library, topic, asked));
  const goesOn = spokenOf.length > 0 && asked.focus.length > 0;
  if (goesOn && !TURNS_AWAY.test(asked.text)) {
    return retrieveTopics(library, { ...asked, topics: spokenOf, isFollowUp: true });
  }
  const listed = findLists(library, message, isForOthers ? withNamesTold(asked) : asked);
  if (listed) return { kind: "list", ...listed, passages: withinBudget(listed.passages) };
  const documents = findDocuments(library, message, asked);
  if (documents.length > 0) return { kind: "documents", passages: withinBudget(documents) };
  if ((goesOn || asked.intents.length + asked.focus.length === 0) && !OF_SITE.test(asked.text)) {
    const found = retrieveTopics(library, { ...asked, topics: spokenOf, isFollowUp: true });
    if (found.kind !== "nothing") return withContext(found, last);
  }
  // What is meant may be described beside the question.
  const whole = readUnnamed(library, message);
  const told = findDescribed(library, message, whole) ?? findForCondition(library, message, whole);
  if (told) {
    const topics = [told];
    const written = asked.whole
      ? findWritten(library, { ...asked, topics }, earlier, reading)
      : null;
    return (
      written ??
      retrieveDescribed(library, { ...whole, topics }, asked.whole && { ...asked, topics })
    );
  }
  return goOn(library, asked, last) ?? NOTHING;
}

/**
 * What is asked beside a description is looked for by its own words: "The blood thinner from leeches. Is there an
 * antidote?" Who asks whether there is a medicine for what is described is told of the one that the library holds.
 */
function retrieveDescribed(library: LibraryIndex, whole: Asked, asked?: Asked): Retrieved {
  const beside = asked && asked.focus.length > 0 ? retrieveTopics(library, asked) : null;
  if (beside && beside.kind !== "nothing") return beside;
  const found = retrieveTopics(library, whole);
  if (found.kind !== "nothing" || !ASKS_WHETHER_ANY.test(whole.text)) return found;
  return retrieveTopics(library, { ...whole, intents: ["overview"], focus: [] });
}

const ASKS_WHETHER_ANY =
  /\b(?:is|are) there (?:an?|any) (?:\w+ ){0,2}(?:medicine|drug|treatment|peptide|injection|jab|shot|spray|tablet)s?\b/;

/** What turns from the peptide that was spoken of: to several, to another, to the site. */
const TURNS_AWAY =
  /\bevidence (?:tiers|grades|levels|scale)\b|\b(?:which|list|others?|else|another|peptides|site|library|you|your)\b|\b(?:what(?! about\b)|any|all|some) (?:\w+ ){0,3}\w+s\b/;
