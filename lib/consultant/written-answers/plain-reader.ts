import "server-only";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { askingPart } from "../understand/asking-part";
import { normaliseQuestion } from "../understand/normalise-question";
import { readAlone } from "../understand/read-question";
import { OF_PERSONS } from "./plain-questions";
import { splitClauses } from "./split-clauses";
import { classifyQuestion, type ReadQuestion } from "./weigh-plain";

/** Which questions a message puts, by what the model of plain questions learnt. */
export interface PlainReading {
  /** What all of it puts: "I injected the whole pen. What now?" is no question on what is new. */
  said: ReadQuestion;
  /** The same, or what the part of it puts that asks, whichever is likelier. */
  whole: ReadQuestion;
  /** What asks of several, as if it asked of one: "is § or § easier on the kidneys?"; and so all that is said. */
  ofOne: { text: string; read: ReadQuestion }[];
  /** Of a message that asks more than once what each clause puts, with the peptides that it names; else none. */
  clauses: { read: ReadQuestion; text: string; topics: LibraryPeptide[] }[];
}

/** What was read of a message of the conversation; undefined of any other. */
export type PlainReader = (message: string) => PlainReading | undefined;

/** Reads messages ahead, which retrieval reads several times. Rejects where the model cannot be opened. */
export async function readPlain(library: LibraryIndex, messages: string[]): Promise<PlainReader> {
  const read = new Map<string, PlainReading>();
  for (const message of new Set(messages)) read.set(message, await readOne(library, message));
  return (message) => read.get(message);
}

async function readOne(library: LibraryIndex, message: string): Promise<PlainReading> {
  const meant = normaliseQuestion(library, message);
  const said = await read(readAlone(library, message).text);
  const asking = readAlone(library, askedOf(meant)).text;
  const whole = likelier(await read(readAlone(library, meant).text), await read(asking));
  const all = readAlone(library, meant).text;
  const ofOne: PlainReading["ofOne"] = [];
  for (const text of new Set([asOfOne(asking), asOfOne(all)])) {
    if (text !== null) ofOne.push({ text, read: await read(text) });
  }
  const clauses: PlainReading["clauses"] = [];
  const split = splitClauses(meant);
  for (const clause of split) {
    const { text, topics } = readAlone(library, meantBy(clause, split, meant));
    clauses.push({ read: await read(text), text, topics });
  }
  return { said, whole, ofOne, clauses };
}

/** Null of a text that asks of none or of one. */
function asOfOne(text: string): string | null {
  const one = text
    .replace(BESIDE, "§")
    .replace(WHICH_IS, "$1$2 §")
    .replace(OF_THEM, "§")
    .replace(/§(?:[,:]?(?: -)? §)+/g, "§");
  return one === text ? null : one;
}

const BESIDE = /§(?:(?:,|,? (?:or|and|versus|vs\.?|against|than|with|from)) (?:the )?§)+/g;
const WHICH = "which (?:one|two|of (?:§|(?:them|these|those|the)(?: two| three)?))";
/** "Which of the two has been given to children?": has § been given to children? */
const WHICH_IS = new RegExp(
  `(^|[:,;.?!-] )(?:and |but )?${WHICH} (is|are|was|were|ha(?:s|ve)(?! to)|can|does|do|did|will|would)\\b`,
  "g",
);
/** "Which of the two", "does either of them". */
const OF_THEM = new RegExp(
  `\\b(?:${[
    "(?:either|neither|both|each|any|one) of (?:them|these|those|the two|the three)(?: two| three)?",
    `${WHICH}|either(?: one)?|both|each(?: one)?|the two|they(?! (?:know|say|found))|them`,
  ].join("|")})(?![a-z])`,
  "g",
);

/** Of a message that tells something before it asks, what asks; if that only points to what was told, this. */
function askedOf(message: string): string {
  const asking = askingPart(message);
  if (!asking) return message;
  return POINTS_ONLY.test(asking) ? message.replace(asking, "").trim() || message : asking;
}

/** "She has one kidney. Would that matter, and …?": what stands before is asked of. */
function meantBy(clause: string, clauses: string[], message: string): string {
  if (!POINTS_ONLY.test(clause)) return clause;
  const told = clauses.reduce((left, one) => left.replace(one, " "), message);
  return /\p{L}{3}/u.test(told) ? told.trim() : clause;
}

const POINTS_ONLY = new RegExp(
  `^(?:(?:and|so|but|now) )?(?:${[
    "what (?:does|do) (?:the (?:library|page|site)|you) (?:say|know|hold|have) (?:about|on) (?:that|this|it)",
    "is (?:that|this|it) (?:a problem|an issue|ok(?:ay)?|fine|bad|dangerous)",
    "(?:does|would|will|could) (?:that|this|it|either) matter",
    "what (?:then|about (?:that|it))",
  ].join("|")})\\W*$`,
  "i",
);

/** What is told of a person makes a question on safety one on that person. */
function likelier(all: ReadQuestion, asking: ReadQuestion): ReadQuestion {
  const { key = "", likelihood = 0 } = all.plain ?? {};
  if (OF_PERSONS.has(key) && likelihood >= LEAST_OF_PERSON) return all;
  return (asking.plain?.likelihood ?? 0) > likelihood ? asking : all;
}

const LEAST_OF_PERSON = 0.7;

/** Messages are read again with each question that follows them. */
const known = new Map<string, ReadQuestion>();
const MOST_KNOWN = 1000;

async function read(text: string): Promise<ReadQuestion> {
  const before = known.get(text);
  if (before !== undefined) return before;
  const made = await classifyQuestion(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, made);
  return made;
}
