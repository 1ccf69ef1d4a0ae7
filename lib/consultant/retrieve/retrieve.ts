import { fold } from "@/lib/search/fold";
import type { LibraryCategory, LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { type Passage, sentencesOf } from "../corpus/passage";
import { asksWhy, namesFact, readFactKinds, withoutCue } from "../facts/fact-topics";
import { contentWords } from "../text/content-words";
import type { Turn } from "../types";
import { askAgain, withNames } from "../understand/ask-again";
import type { Earlier } from "../understand/earlier";
import { type Intent, sectionsOf } from "../understand/question-intents";
import {
  ASKS_MANY,
  type AskedQuestion,
  readQuestion,
  readUnnamed,
  withoutManners,
} from "../understand/read-question";
import { asPageSays } from "../understand/readers-terms";
import { asksForNeverTold, isNeverTold } from "../vocabulary/never-told";
import { namesOtherMedicine } from "../vocabulary/other-substances";
import { BROAD, carryOver, isElliptic, OF_SITE } from "./carry-over";
import { findArticles } from "./find-articles";
import { findDocuments } from "./find-documents";
import { type FactList, findFactList } from "./find-fact-list";
import { findFacts } from "./find-facts";
import { findByTrial, namesUnknownStudy } from "./find-trial";
import type { ListedPeptide } from "./lists/find-listed";
import { findLists } from "./lists/find-lists";
import { findDescribed } from "./pages/find-described";
import { isTold, mayBeTold } from "./pages/is-told";
import { asksFigure, type ParagraphQuestion } from "./pages/paragraph-signs";
import { rankParagraphs } from "./pages/rank-paragraphs";
import { shareHeld, weightOf } from "./pages/word-weights";

/** What retrieval ranks as telling on one question, in tokens of about four letters. */
export const MAX_RETRIEVED_TOKENS = 2500;

type Unnamed = Pick<ParagraphQuestion, "text" | "whole">;

/** What the library holds on a question: how it is to be answered, and from which passages. */
export type Retrieved = { passages: Passage[] } & (
  | {
      kind: "topics";
      topics: LibraryPeptide[];
      intents: Intent[];
      focus: string[];
      /** The pages tell what is asked, and not only in the section that is asked for. */
      isTold: boolean;
      /** The message with what it carries over. */
      said: string;
      /** What asks, and all that is said, folded and without names. */
      unnamed: Unnamed;
    }
  | {
      kind: "comparison";
      topics: LibraryPeptide[];
      intents: Intent[];
      focus: string[];
      said: string;
    }
  | { kind: "list"; listed: ListedPeptide[]; category: LibraryCategory | null; isLonger: boolean }
  /** What the list was asked by, with what it carries over. */
  | { kind: "facts"; list: FactList; said: string }
  | { kind: "articles"; topic: LibraryPeptide | null }
  | { kind: "documents" }
  | { kind: "nothing"; topics: LibraryPeptide[] }
);

export function retrieve(library: LibraryIndex, message: string, history: Turn[]): Retrieved {
  const earlier: Earlier[] = [];
  for (const { isUser, message: said } of history.slice(-MAX_TURNS)) {
    if (isUser) earlier.unshift(toEarlier(library, said, retrieveAfter(library, said, earlier)));
  }
  return retrieveAfter(library, message, earlier);
}

const OF_TRIAL = " trial";
const MAX_TURNS = 12;

function toEarlier(library: LibraryIndex, message: string, found: Retrieved): Earlier {
  const listed =
    found.kind === "facts"
      ? found.list.found
      : found.kind === "list"
        ? found.listed.map(({ peptide }) => peptide)
        : [];
  const topics = "topics" in found ? found.topics : listed.length === 1 ? listed : [];
  const ofPaper = found.kind === "articles" && found.topic ? [found.topic] : topics;
  return {
    message: withNames(library, "said" in found ? found.said : message, ofPaper),
    topics: ofPaper,
    listed,
    isList: found.kind === "facts",
    focus: "focus" in found ? found.focus : [],
  };
}

function retrieveAfter(library: LibraryIndex, asking: string, earlier: Earlier[]): Retrieved {
  const [last] = earlier;
  const message = withoutManners(library, asking);
  const read = readQuestion(library, message, earlier);
  const again = askAgain(library, message, read, last);
  if (again) return retrieveAfter(library, again, []);
  const goesOnBare = read.topics.length === 0 && isElliptic(read);
  const followed = goesOnBare ? { ...read, topics: read.spokenOf } : read;
  const isCarried = read.isFollowUp || goesOnBare;
  const said = isCarried ? carryOver(message, followed, last) : message;
  const asked: Asked = { ...read, message: said };
  if (asksForNeverTold(asked.text)) {
    return { kind: "nothing", topics: asked.topics, passages: [] };
  }
  if (goesOnBare) {
    // Of a trial that goes on being asked about, its words need not stand in the question.
    const focus = said.endsWith(OF_TRIAL) ? [] : followed.focus;
    const found = retrieveTopics(library, { ...followed, focus, message: said });
    if (found.kind !== "nothing") return withContext(found, last);
  }
  const within = last?.isList ? listWithin(library, message, last) : null;
  if (within) return within;
  const goesOnWithOne = asked.spokenOf.length > 0 && !MANY.test(asked.text);
  const list = goesOnWithOne ? null : findFactList(library, message);
  if (list === "unknown" && asked.topics.length === 0) {
    return { kind: "nothing", topics: [], passages: [] };
  }
  if (list && list !== "unknown") return { kind: "facts", list, said: message, passages: [] };
  const ofTrial = findByTrial(library, message);
  if (ofTrial.length > 0 && asked.topics.length === 0) {
    return retrieveTopics(library, { ...asked, topics: ofTrial, focus: [] });
  }
  if (asked.topics.length === 1 && ofTrial.some((topic) => asked.topics.includes(topic))) {
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
  if (namesUnknownStudy(library, message)) return { kind: "nothing", topics: [], passages: [] };
  const isForOthers = asksForOthers(asked);
  const unnamed = asked.isPartlyNamed ? readUnnamed(library, message) : null;
  const meant = unnamed && findDescribed(library, message, unnamed);
  if (meant) return retrieveTopics(library, { ...unnamed, topics: [meant] });
  if (asked.topics.length > 0 && !isForOthers) {
    const found = retrieveTopics(library, asked);
    // "Where is it encoded? I was told in the mitochondria."
    const kept =
      found.kind === "nothing" && asked.whole ? retrieveTopics(library, asked.whole) : found;
    return isCarried ? withContext(kept, last) : kept;
  }
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
  const told = findDescribed(library, message, whole);
  if (told) return retrieveTopics(library, { ...whole, topics: [told] });
  return goOn(library, asked, last) ?? { kind: "nothing", topics: [], passages: [] };
}

/** What asks for some of a list, asked together with what the list was asked by. */
function listWithin(library: LibraryIndex, message: string, last: Earlier): Retrieved | null {
  const text = fold(message);
  if (!OF_LIST.test(text) || NEW_LIST.test(text)) return null;
  const more = message.replace(/^\W*(?:(?:and|but|so|ok|only|just)\b\W*){1,3}/i, "");
  const asked = last.message.replace(/[?!.\s]+$/, "");
  for (const before of [asked, asked.replace(OF_STATUS, " ")]) {
    const said = `${before}, ${more}`;
    const list = findFactList(library, said);
    if (list && list !== "unknown" && list.found.length > 0) {
      return { kind: "facts", list, said, passages: [] };
    }
  }
  return null;
}

const OF_LIST =
  /\b(?:of (?:them|those|these|that list)|they|them|those|these|the (?:ones?|others?|rest)|ones?|which|only|just|others)\b|^\W*(?:and|but|what about|how about)\b/;
/** "Which peptides …" asks anew. */
const NEW_LIST =
  /\b(?:which|what|all|list|any) (?:\w+ ){0,3}(?:peptides|medicines|drugs|substances)\b|§|\b(?:it|its)\b/;
const OF_STATUS = /\b(?:approved|licensed|authorised|registered|withdrawn|refused)\b/gi;

/** A short question that names nothing is about what was spoken of, if the page holds a word of it. */
function goOn(library: LibraryIndex, asked: Asked, last: Earlier | undefined): Retrieved | null {
  const { spokenOf, focus, text } = asked;
  const isShort = text.split(" ").length <= MOST_WORDS_OF_ASIDE;
  if (!last || spokenOf.length === 0 || !isShort || OF_SITE.test(text)) return null;
  const isHeld = (word: string) =>
    spokenOf.some(({ stems }) => shareHeld(library, [word], stems) > 0);
  const held = focus.filter(isHeld);
  if (held.length === 0 || held.length < focus.length / 2) return null;
  const found = retrieveTopics(library, { ...asked, topics: spokenOf, focus: held });
  return found.kind === "nothing" ? null : found;
}

const MOST_WORDS_OF_ASIDE = 14;

/** Where nothing is said, what was asked before tells which paragraph is meant. */
function withContext(found: Retrieved, last: Earlier | undefined): Retrieved {
  if (!last || !("focus" in found) || found.focus.length > 0) return found;
  if (!found.intents.every((intent) => BROAD.includes(intent))) return found;
  return { ...found, focus: last.focus };
}

/** What turns from the peptide that was spoken of: to several, to another, to the site. */
const TURNS_AWAY =
  /\b(?:which|list|others?|else|another|peptides|site|library|you|your)\b|\b(?:what|any|all|some) (?:\w+ ){0,3}\w+s\b/;

/** "Which peptides act on the ghrelin receptor" is about others than ghrelin. */
function asksForOthers({ text, topics }: AskedQuestion): boolean {
  return (
    topics.length === 1 &&
    ASKS_MANY.test(text) &&
    /§[- ]?(?:receptors?|analog\w*|agonists?|like)/.test(text)
  );
}

/** What acts as a peptide does is told with that one's name. */
function withNamesTold(asked: AskedQuestion): AskedQuestion {
  const receptor = /§[- ]?receptor/.test(asked.text) ? "receptor" : "";
  const names = asked.topics.flatMap(({ name }) => contentWords(`${name} ${receptor}`));
  return { ...asked, focus: [...new Set([...asked.focus, ...names])] };
}

const MANY = /\b(?:peptides|ones|medicines|drugs|others|substances|compounds)\b/;

/** A question with its words as they were written. */
type Asked = AskedQuestion & { message?: string };

const MOST_TOPICS = 3;

function retrieveTopics(library: LibraryIndex, question: Asked): Retrieved {
  const topics = question.topics.slice(0, MOST_TOPICS);
  const [only] = topics.length === 1 ? topics : [];
  const asked = only
    ? { ...question, focus: asPageSays(question.focus, question.text, only.stems) }
    : question;
  const { intents, focus } = asked;
  const wanted = intents.length > 0 ? intents : (["overview"] as Intent[]);
  const hasFacts = topics.every((topic) => holdsFacts(library, topic, asked));
  // What follows is most likely of what was spoken of.
  const isToldOf = asked.isFollowUp ? mayBeTold : isTold;
  const isKnown = hasFacts || topics.some((topic) => isToldOf(library, topic, asked));
  const nothing: Retrieved = { kind: "nothing", topics, passages: [] };
  if (!hasFacts && topics.every((topic) => lacksHalfLife(topic, asked.message ?? "")))
    return nothing;
  if (asked.comparesOthers && topics.length < 2 && focus.length > 0 && !isKnown) return nothing;
  if (
    topics.length < 2 &&
    !hasFacts &&
    ASKS_FOR_SOMEBODY.test(asked.text) &&
    !MAKES.test(asked.text)
  ) {
    return nothing;
  }
  const isHeld = (word: string) => topics.some(({ stems }) => stems.has(word));
  if (question.focus.some((word) => isNeverTold(word) && !isHeld(word))) return nothing;
  if (isAboutAnother(library, asked)) return nothing;
  const isCompared =
    topics.length > 1 &&
    (asked.comparesOthers || OF_EACH.test(asked.text)) &&
    (isTouched(library, topics, focus) ||
      asked.message === undefined ||
      readFactKinds(asked.message).length > 0);
  const isFocused = !isVague(library, focus) && !isCompared;
  const mayBe = () => isRecorded(asked) || topics.some((topic) => mayBeTold(library, topic, asked));
  const isAnswered = isKnown || (hasSectionOfItsOwn(wanted, asked.text) && mayBe());
  if (isFocused && !isAnswered) return nothing;
  const isOfOne = topics.length === 1 && !asked.comparesOthers;
  if (isFocused && isOfOne && !hasFacts && !isExplained(library, topics, asked)) return nothing;
  const facts = topics.flatMap((topic) =>
    findFacts(topic, asked.message ?? "").map(({ passage }) => passage),
  );
  const passages = withinBudget([
    ...facts,
    ...topics.flatMap((topic) => passagesFor(library, topic, wanted, focus)),
  ]);
  if (passages.length === 0) return nothing;
  const said = asked.message ?? "";
  const found = { topics, intents: wanted, focus: question.focus, passages, said };
  return topics.length > 1
    ? { kind: "comparison", ...found }
    : {
        kind: "topics",
        ...found,
        isTold: isKnown,
        unnamed: { text: asked.text, whole: asked.whole },
      };
}

/** A reason that is asked for stands where the question's words do, not in whatever the page says of its working. */
function isExplained(library: LibraryIndex, topics: LibraryPeptide[], asked: Asked): boolean {
  // What a peptide is made of, and why, is asked in words that name the section.
  if (!asksWhy(fold(asked.message ?? "")) || asked.intents.includes("identity")) return true;
  return topics.some((topic) =>
    rankParagraphs(library, topic, asked).some(({ share }) => share >= HELD_BY_REASON),
  );
}

const HELD_BY_REASON = 0.15;
const OF_EACH = /\b(?:each|both|either|they)\b|§,? (?:and|or) §/;

/** Whether recorded facts answer: what else the question names stands in them. */
function holdsFacts(library: LibraryIndex, topic: LibraryPeptide, { message, focus }: Asked) {
  if (message === undefined) return false;
  const text = fold(message);
  return findFacts(topic, message).some(({ kind, isNarrowed, passage, isNamed, isCertain }) => {
    const left = new Set(contentWords(withoutCue(text, kind)));
    const asked = focus.filter((word) => left.has(word));
    const least = isNamed ? HELD_BY_TRIAL : HELD_BY_FACTS;
    const isOwn = (word: string) => passage.stems.has(word) || topic.stems.has(word);
    const strange = asked.filter((word) => !isOwn(word)).length;
    const isAsked = isCertain || namesFact(text, kind);
    if (isAsked && strange <= MOST_STRANGE && !asked.some(isNeverTold)) return true;
    const isHeld = asked.length === 0 || shareHeld(library, asked, passage.stems) >= least;
    return isHeld || (isNarrowed && asked.length <= 2 && asked.every(isOwn));
  });
}

/** Words of a question on facts that its page lacks: more of them are about something else. */
const MOST_STRANGE = 1;
const HELD_BY_FACTS = 0.6;
const HELD_BY_TRIAL = 0.45;

/** A half-life is asked for, and neither recorded nor told. */
function lacksHalfLife({ factPassages, passages }: LibraryPeptide, message: string): boolean {
  return (
    HALF_LIFE.test(message) &&
    !factPassages.has("halfLife") &&
    ![...passages.values()]
      .flatMap(sentencesOf)
      .some((sentence) => HALF_LIFE.test(sentence) && !OF_ANOTHER.test(sentence))
  );
}

/** "The half-life of leu-enkephalin in serum". */
const OF_ANOTHER =
  /\bhalf-life of (?!(?:the|this|its?|an?|about|some|around|roughly|nearly|only|less|more)\b)\p{Ll}/iu;

const HALF_LIFE = /\bhalf.?li(?:fe|ves)\b/i;

/** What is recorded of each peptide answers for whatever country or contest is named. */
function isRecorded({ intents, text }: AskedQuestion): boolean {
  return intents.includes("sport") || (intents.includes("status") && ASKS_WHERE.test(text));
}

const ASKS_WHERE =
  /\b(?:approv\w*|licen[cs]\w*|legal\w*|registered|authori[sz]\w*|allow\w*|permitted|marketed)\b[^.?!]*\b(?:in|by)\b|\b(?:regulators?|agency|agencies|authorit(?:y|ies)|health ministry)\b/;

/** "How does degarelix block the GnRH receptor" asks for what no page tells of. */
function isAboutAnother({ words }: LibraryIndex, { text, comparesOthers, intents }: AskedQuestion) {
  if (comparesOthers || intents.includes("warnings")) return false;
  const [before = ""] = text.split("§");
  const unknown = before.split(/[^\p{L}]+/u).filter((word) => !words.has(word));
  return namesOtherMedicine(unknown.join(" "));
}

/** Words of half the library's pages are not what a question is about: "why so low". */
function isVague(library: LibraryIndex, focus: string[]): boolean {
  return focus.every((word) => weightOf(library, word) < VAGUE);
}

const VAGUE = 0.3;

/** Whether one of the pages holds a word of the focus. */
function isTouched(library: LibraryIndex, topics: LibraryPeptide[], focus: string[]): boolean {
  return topics.some((topic) => shareHeld(library, focus, topic.stems) > 0);
}

/** The pages name nobody but those who found or made a thing, and those whom it is for. */
const ASKS_FOR_SOMEBODY =
  /(?:^|[^\p{L}\p{N}\s§]\s*|\b(?:and|or|but|about|ask|by|explain|for|from|is it|know|me|of|on|say|tell|to|with|wonder(?:ing)?) )whom?\b(?! (?:should|must|can|cannot|may|might|needs?|gets?|takes?))/u;
const MAKES =
  /\b(?:discover|develop|invent|isolat|identif|ma[dk]e|found|wrote|writ|author|synthesi|purif|describ|design|creat|introduc|report|publish|sell|market|manufactur|produc|paid|pay|fund|financ|sponsor|conduct|carried|did|ran|risk|approv|licen[cs]|indicat|prescri|eligib|suit|meant|for whom|benefit|avoid)/;

/** What these ask for stands in one section, whatever else the question says. */
function hasSectionOfItsOwn(intents: Intent[], text: string): boolean {
  const open: Intent[] = ["uses", "benefits", "evidence", "overview"];
  if (/\binteract/.test(text)) open.push("warnings");
  // Why it is called so stands in no list of names.
  if (NAMED_SO.test(text)) open.push("identity");
  return intents.some((intent) => !open.includes(intent));
}

const NAMED_SO = /\bwhy\b|\bwho\b|\b(?:chose|chosen|coined|came up|come up|invented)\b/;

/** The passages of a peptide's page, those that the question asks for before those that hold its words. */
function passagesFor(
  library: LibraryIndex,
  topic: LibraryPeptide,
  intents: Intent[],
  focus: string[],
): Passage[] {
  const asked = intents.flatMap((intent) => sectionsOf[intent]);
  const ranked = [...topic.passages.values(), ...(focus.length > 0 ? topic.articles : [])]
    .map((passage) => {
      const place = asked.indexOf(passage.section);
      const held = focus.length > 0 ? shareHeld(library, focus, passage.stems) : 0;
      return { passage, score: (place < 0 ? 0 : 4 - place / 4) + held * FOCUS_COUNTS };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ passage }) => passage);
  const evidence = topic.passages.get("evidence");
  return evidence ? [...new Set([...ranked, evidence])] : ranked;
}

/** What is told of the very words counts for as much as the section. */
const FOCUS_COUNTS = 5;

/** As many passages, best first, as are worth ranking. */
function withinBudget(passages: Passage[]): Passage[] {
  let tokens = 0;
  return passages.filter((passage, at) => {
    tokens += Math.ceil(sentencesOf(passage).join(" ").length / 4);
    return at === 0 || tokens <= MAX_RETRIEVED_TOKENS;
  });
}
