import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import type { FactKind } from "../../facts/fact-sentences";
import { readFactKinds } from "../../facts/fact-topics";
import { asksOrigin, asksWhichBetter } from "../../understand/compared-question";
import { focusOf } from "../../understand/question-words";
import { OF_PERSONS, plainQuestions, VERSUS } from "../../written-answers/plain-questions";
import type { PlainReading } from "../../written-answers/plain-reader";
import type { ReadQuestion, WeighedPlain } from "../../written-answers/weigh-plain";
import { type WrittenAnswer, withoutVerdict } from "../../written-answers/written-answers";
import type { ParagraphQuestion } from "../pages/paragraph-signs";
import type { Asked } from "../retrieved";
import { readingsOf } from "./choose-answer";
import { type FoundOfPage, findOfPage, findOfPages } from "./find-of-page";
import { holdsAsked, wordsIn, wordsOfPlain } from "./holds-asked";
import { coversAll, isAskedSo, SURELY, surelyPut } from "./surely-put";
import { withFittingVerdict } from "./verdicts";

/** The answers that are told, to which plain question if it is one, and of which peptides. */
export interface Found {
  written: WrittenAnswer[];
  key: string | null;
  topics: LibraryPeptide[];
  /** They may lack a part of what is asked. */
  isUnsure?: boolean;
  /** They may answer something else. */
  isDoubtful?: boolean;
  /** Those of several peptides whose pages hold nothing that likely answers. */
  silent?: LibraryPeptide[];
  /** What begins with yes or no answers a clause that asks so. */
  isJudged?: boolean;
}

/**
 * The written answers to what the model of plain questions reads in a message. None where it asks for something
 * that the page holds and the answer lacks.
 */
export function findByMeaning(
  library: LibraryIndex,
  asked: Asked,
  reading: PlainReading,
): Found | null {
  const { whole, clauses } = reading;
  const ofClauses = findOfClauses(library, asked, clauses);
  if (ofClauses) return ofClauses;
  // An answer to one of two questions would pass over the other.
  const { plain } = whole;
  const isOne = clauses.every(({ read }) => read.plain?.key === plain?.key);
  const ofWhole = plain && isOne ? findOfWhole(library, asked, plain) : null;
  if (ofWhole || clauses.length > 0) return ofWhole;
  const readings = readingsOf(reading);
  const found = findOfPages(library, asked.topics, asked, readings);
  if (!found) return findOfEach(library, asked, reading);
  const { answer, isUnsure, isDoubtful } = found;
  const put = answer.key.slice(answer.key.indexOf(" ") + 1);
  const key = plainQuestions.has(put) ? put : null;
  return { written: [answer], key, topics: asked.topics, isUnsure, isDoubtful };
}

/** Of several peptides what each page holds on what is asked of all: "is § or § easier on the kidneys?" */
function findOfEach(
  library: LibraryIndex,
  asked: Asked,
  { ofOne, whole }: PlainReading,
): Found | null {
  const { topics, text } = asked;
  if (topics.length < 2 || topics.length > MOST_TOLD || isSetBeside(text, whole)) return null;
  const put = ofOne.length > 0 ? ofOne : [{ text, read: whole }];
  const each = topics.map((topic) => findOfOne(library, topic, asked, put));
  const found = each.flatMap((one) => one ?? []);
  const written = found.map(({ answer }) => answer);
  const silent = topics.filter((_, at) => !each[at]);
  const isDoubtful = found.every((one) => one.isDoubtful);
  if (isDoubtful && silent.length > 0) return null;
  const isUnsure = silent.length > 0 || found.some((one) => one.isDoubtful);
  return { written, key: null, topics, silent, isUnsure, isDoubtful };
}

/** By what asks or else, as what was told before it may be what is meant, by all that is said. */
function findOfOne(
  library: LibraryIndex,
  topic: LibraryPeptide,
  asked: Asked,
  put: PlainReading["ofOne"],
): FoundOfPage | undefined {
  const ofPerson = put.filter(({ read }) => OF_PERSONS.has(read.plain?.key ?? ""));
  const answer = plainOf(library, topic, ofPerson);
  if (answer) return answer;
  const found = put.flatMap(({ text, read }) => {
    const question = { ...asked, text, focus: focusOf(text) };
    return findOfPage(library, topic, question, [read]) ?? [];
  });
  const [doubtful] = found;
  return found.find((one) => !one.isDoubtful) ?? plainOf(library, topic, put) ?? doubtful;
}

/** What was written for the plain question that is surely put: "my kidneys are poor. Which of § and § is a problem?" */
function plainOf(
  library: LibraryIndex,
  topic: LibraryPeptide,
  put: PlainReading["ofOne"],
): FoundOfPage | undefined {
  const [answer] = put.flatMap(({ text, read }) => {
    const held = surelyPut(topic, read, text);
    if (!held) return [];
    const isHeld = OF_PERSONS.has(held.key) || coversAll(library, topic, held, text);
    return isHeld ? [held.answer] : [];
  });
  return answer && { answer: withoutVerdict(answer), isUnsure: true, isDoubtful: false };
}

/** Whether it is set side by side what is recorded, or what a trial of both found. */
function isSetBeside(text: string, { plain }: ReadQuestion): boolean {
  if (asksWhichBetter(text) || asksOrigin(text)) return true;
  const isOfPages = plain && plain.likelihood >= SURELY && OF_PAGES.has(plain.key);
  return !isOfPages && readFactKinds(text).some((kind) => SET_BESIDE.has(kind));
}

/** Plain questions whose words may be those of a fact: "from what age?" */
const OF_PAGES = new Set(["children", "pregnancy", "store", "food-alcohol", "pill", "route"]);
const SET_BESIDE = new Set<FactKind>(["identity", "halfLife", "approvals", "trials", "targets"]);

/** Of a message that asks twice the answers to both, if there are. */
function findOfClauses(
  library: LibraryIndex,
  { topics, intents }: Asked,
  clauses: PlainReading["clauses"],
): Found | null {
  if (clauses.length < 2 || topics.length !== 1) return null;
  const keys = new Set<string>();
  const written = clauses.flatMap(({ read, text, topics: named }) => {
    const [topic = topics[0], ...others] = named;
    if (!topic || others.length > 0) return [];
    const answer = findOfClause(library, topic, read, { text, intents, focus: focusOf(text) });
    if (!answer) return [];
    keys.add(answer.key);
    return [withFittingVerdict(text, answer)];
  });
  const isWhole = written.length === clauses.length && keys.size > 1;
  return isWhole ? { written: withoutAlike(written), key: null, topics, isJudged: true } : null;
}

function findOfClause(
  library: LibraryIndex,
  topic: LibraryPeptide,
  read: ReadQuestion,
  question: ParagraphQuestion,
): WrittenAnswer | null {
  const { text } = question;
  const put = surelyPut(topic, read, text);
  if (put && coversAll(library, topic, put, text)) return put.answer;
  // "Would that matter?" asks nothing by itself.
  if (question.focus.length === 0) return null;
  return findOfPage(library, topic, question, [read])?.answer ?? null;
}

/** Two answers that rest on the same paragraph may say the same. */
function withoutAlike(written: WrittenAnswer[]): WrittenAnswer[] {
  return written.filter((answer, at) => {
    const words = new Set(wordsIn(answer));
    return written.slice(0, at).every((before) => {
      const told = new Set(wordsIn(before));
      const shared = [...words].filter((word) => told.has(word)).length;
      return shared < MOST_ALIKE * words.size;
    });
  });
}

const MOST_ALIKE = 0.6;

function findOfWhole(library: LibraryIndex, asked: Asked, plain: WeighedPlain): Found | null {
  const { topics, spokenOf } = asked;
  const { text } = asked.whole ?? asked;
  const { key, likelihood } = plain;
  if (likelihood < LEAST_LIKELY || !isAskedSo(key, text)) return null;
  const put = wordsOfPlain(key);
  // "My sister takes §, how is that different?"
  const both = topics.length === 1 ? [...new Set([...spokenOf, ...topics])] : topics;
  const isSame = key === "names" && both.length === 2 && OF_SAME.test(text);
  if (key === VERSUS || isSame) {
    const isOpen = OF_DIFFERENCE.test(text) && !ONE_RESPECT.test(text);
    const written = isOpen && readFactKinds(text).length === 0 ? versusOf(both) : [];
    const isHeld = written.every((one) => holdsAsked(library, one, both, { put, text }));
    return written.length > 0 && isHeld ? { written, key, topics: both } : null;
  }
  const isOfDuel = topics.length > 1 && OF_DUEL.test(text);
  if (topics.length === 0 || topics.length > MOST_TOLD || isOfDuel) return null;
  // "What is §, my doctor gave it to me for my stomach": what is said beside it asks for nothing else.
  const isOfName = key === "what" && BEGINS_WITH_NAME.test(text);
  const written = topics.flatMap((topic) => {
    const answer = topic.written.plain.get(key);
    const isHeld = answer && (isOfName || holdsAsked(library, answer, [topic], { put, text }));
    return isHeld ? [answer] : [];
  });
  return written.length === topics.length ? { written, key, topics } : null;
}

const BEGINS_WITH_NAME =
  /^\W*(?:(?:hi|hello|please|so|ok)\W+)?(?:what|wat|whats|what's) (?:is |are )?§/;
/** A trial of one against the other is asked for, not the best of each. */
const OF_DUEL =
  /\b(?:against (?:each other|one another)|head[- ]to[- ]head|directly compared|compared (?:directly|with each other))\b/;
const OF_SAME = /\bsame\b|\bdiffer/;
const OF_DIFFERENCE =
  /\b(?:differ\w*|same|alike|compar\w*|vs|versus|apart|distinct|identical|interchangeable)\b|§ or §|§.{0,80}\bbetter\b|\bbetter\b.{0,80}§/;
/** "Which of the two is heavier?" */
const ONE_RESPECT =
  /\b(?:heavi|light|long|short|larg|bigg|small|old|young|strong|weak|fast|quick)er\b/;
const LEAST_LIKELY = 0.82;
const MOST_TOLD = 3;

/** What is told of the difference of two peptides. */
export function versusOf([one, other, ...more]: LibraryPeptide[]): WrittenAnswer[] {
  if (!one || !other || more.length > 0) return [];
  const answer = one.written.versus.get(other.id) ?? other.written.versus.get(one.id);
  return answer ? [answer] : [];
}
