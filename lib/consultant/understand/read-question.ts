import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { asksWhy, readFactKinds } from "../facts/fact-topics";
import { stem } from "../text/content-words";
import { keepInitials } from "../text/spelt-out";
import type { Question } from "../types";
import { askingPart, MAX_READ } from "./asking-part";
import { RELATES, SETS_BESIDE_LAST, setsBoth } from "./compared-question";
import { findNames } from "./find-names";
import { type Earlier, subjectsOf } from "./follow-ups/earlier";
import { forgiveSlips } from "./forgive-slips";
import { plainWithName, readPlainQuestion } from "./plain-questions";
import { type Intent, readIntents } from "./question-intents";
import { focusOf } from "./question-words";
import { nameClasses } from "./words/medicine-classes";
import { readPhrases } from "./words/readers-phrases";

/** A question as the retrieval understands it. */
export interface AskedQuestion {
  /** Folded, without the names. */
  text: string;
  /** The peptides that it is about, in its order; of a follow-up those that were spoken of. */
  topics: LibraryPeptide[];
  intents: Intent[];
  /** Stems of what it is particularly about. */
  focus: string[];
  /** It sets a peptide beside something else. */
  comparesOthers: boolean;
  /** No name of a peptide stands there, only a telling word of one. */
  isPartlyNamed: boolean;
  isFollowUp: boolean;
  /** The peptides that the visitor spoke of last. */
  spokenOf: LibraryPeptide[];
  /** With what is said beside what asks; itself where all of it asks. */
  whole?: AskedQuestion;
}

/** A conversation of whose texts, in which a character folds to as many as eighteen, only what would be read is kept. */
export function withoutExpansion({ message, history }: Question): Question {
  return {
    message: cut(message),
    history: history.map((turn) => ({ ...turn, message: cut(turn.message) })),
  };
}

function cut(message: string): string {
  const folded = fold(message.slice(0, MAX_READ));
  return folded.length > 2 * MAX_READ ? folded.slice(0, MAX_READ) : message;
}

/** Reads a question after those that were asked `earlier`, the last first. */
export function readQuestion(
  library: LibraryIndex,
  message: string,
  earlier: Earlier[],
): AskedQuestion {
  const subjects = subjectsOf(fold(message.slice(0, MAX_READ)), earlier);
  const asked = { ...readAsked(library, message, subjects.length > 0), spokenOf: subjects };
  const { topics, intents, focus, text } = asked;
  if (topics.length > 0) {
    const isOfBoth = subjects.length === 1 && setsBoth(text);
    const isBeside = isOfBoth || RELATES.test(text) || SETS_BESIDE_LAST.test(text);
    const other = isBeside ? subjects : [];
    const isOfThree = topics.length === 2 && other.length === 1 && POINTS_FIRST.test(text);
    if (other.length > 0 && (topics.length === 1 || isOfThree)) {
      const both = [...new Set([...other, ...topics])];
      return { ...asked, topics: both, isFollowUp: true };
    }
    const isBare = intents.length === 0 && focus.length === 0 && LEANS.test(text);
    const last = isBare ? earlier[0] : undefined;
    if (!last) return asked;
    const meant = readAlone(library, last.message).intents;
    return { ...asked, intents: meant, isFollowUp: true };
  }
  const leans = REFERS.test(text) || (LEANS.test(text) && focus.length === 0);
  const isOfSeveral = subjects.length > 1 && CHOOSES.test(text);
  const isBareIntent = intents.length > 0 && focus.length === 0 && !ASKS_MANY.test(text);
  if (subjects.length === 0 || !(leans || isOfSeveral || isBareIntent)) return asked;
  return { ...asked, ...plainWithName(text), topics: subjects, isFollowUp: true };
}

/** "Is it confused with § or §?", and not "what about §, is that the same as §?" */
const POINTS_FIRST = /^[^§]*\b(?:it|that|this|they)\b[^§.?!]*§/;

/** All of a message, in which a telling word of a name is a word like others. */
export function readUnnamed(library: LibraryIndex, message: string): AskedQuestion {
  return readAlone(library, message, false);
}

/** What the sentences that ask are about; what stands beside them only says of what they may speak. */
function readAsked(library: LibraryIndex, message: string, isSpokenOf: boolean): AskedQuestion {
  const named = readAlone(library, message);
  // Of "does it carry copper" the subject was named before, and copper names no other.
  const isOfAnother =
    isSpokenOf &&
    named.isPartlyNamed &&
    REFERS.test(named.text) &&
    !RELATES.test(named.text) &&
    !setsBoth(named.text) &&
    !NAMES_FIRST.test(named.text);
  const whole = isOfAnother ? readUnnamed(library, message) : named;
  const asking = askingPart(message);
  if (!asking) return whole;
  const asked = readAlone(library, asking);
  const plain = whole.topics.length > 0 ? plainWithName(asked.text) : null;
  if (plain) return { ...asked, ...plain, topics: whole.topics };
  if (readFactKinds(asking).length === 0) {
    const isOwn = (word: string) => whole.topics.some(({ stems }) => stems.has(word));
    const isBare = asked.focus.length === 0;
    if (isBare && asked.intents.length === 0) return whole;
    if (!asked.focus.some(isOwn) && pointsBack(asking, asked)) return whole;
  }
  const focus = [...new Set([...asked.focus, ...codesIn(message, whole)])];
  // "X is a copy of a hormone. How does it differ from Y?"
  const isBeside = SETS_AGAINST.test(asked.text) && whole.topics.length > asked.topics.length;
  if (asked.topics.length > 0 && !isBeside) return { ...asked, focus, whole };
  return { ...asked, focus, topics: whole.topics, comparesOthers: whole.comparesOthers, whole };
}

/** "Kisspeptin? Does it raise testosterone?" turns to what it names. */
const NAMES_FIRST = /^\W*(?:(?:and|so|ok|what about|how about) )?§ ?[?!.:]/;

const SETS_AGAINST =
  /\b(?:differ\w* (?:\w+ ){0,2}from|unlike|compare[sd]? (?:to|with)|(?:longer|shorter|stronger|weaker|better|worse|more|less|safer|faster|slower)(?: [\w-]+)? than|(?:same|identical|related|close|kin) (?:as|to)) §/;

/** "I keep meeting HNG. Which residue was replaced?": what is written in capitals and stands on the page. */
function codesIn(message: string, { focus, topics }: AskedQuestion): string[] {
  const codes = new Set((message.match(CODE) ?? []).map((code) => stem(fold(code))));
  return focus.filter((word) => codes.has(word) && topics.some(({ stems }) => stems.has(word)));
}

const CODE = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,7}(?![\p{L}\p{N}])/gu;

/** "What is behind that?", "is that common?": it asks of what was said beside it. */
function pointsBack(asking: string, { topics, intents }: AskedQuestion): boolean {
  if (topics.length > 0) return asksWhy(fold(asking));
  const isOpen = intents.every((intent) => intent === "overview" || intent === "mechanism");
  return isOpen && POINTS_BACK.test(asking);
}

const POINTS_BACK =
  /\b(?:behind|causes?|caused|explains?|explanations?|why|how come|how so|happen(?:s|ed|ing)?|reason|going on|common|normal|usual|expected)\b/i;

const REFERS = new RegExp(
  `\\b(?:${[
    "it|its|it's|they|them|their|both|either",
    "this(?! (?:web ?)?(?:sites?|pages?|portal|library|database|chat|consultant|question))",
    "that one|(?:any|some|all|most|much|none) of that",
    String.raw`the other(?: one)?(?= (?:is|was|has|does|do)\b|\W*$)`,
    "these two|those two|the two|(?:this|that|the) (?:peptide|substance|drug|medicine|medication|stuff|product|compound|spray|jab|shot|implant)",
    "(?:this|that|those|these) (?:injections?|jabs|shots|drops|tablets|pills|capsules)",
    "the (?:first|second|former|latter|same)(?: one)?",
  ].join("|")})\\b`,
);
/** "Which is longer", of the peptides that were spoken of. */
const CHOOSES =
  /^\W*(?:(?:and|so|but|then|ok(?:ay)?),? )?which (?:one|of|is|are|was|were|has|have|had|does|did|do|can|works?|lasts?|acts?|causes?|needs?|came|comes|got)\b/;
const LEANS = /^\s*(?:and|what about|how about|or|but|also|then|ok(?:ay)?,?|so)\b/;
const KINDS =
  "peptides|ones|substances|compounds|entries|medicines|drugs|hormones|analogu?es|agonists|antagonists|injections|jabs|shots|treatments";
export const ASKS_MANY = new RegExp(
  [
    String.raw`\b(?:which|what|any|list|all|some|other|the) (?:[\w§(),-]+ ){0,6}?(?:${KINDS})\b`,
    String.raw`\b(?:which|what) (?:[\w-]+ )?(?:peptide|drug|medicine|hormone|agonist|antagonist|analogue)\b(?! (?:is|was) (?:it|this|that))`,
    String.raw`\bpeptides? list\b|\blist of\b|^\W*(?:name|list|show me|give me) (?:those|the ones|all)\b`,
    String.raw`^\W*(?:the |some |all )?(?:\w+ )?peptides (?:\w+ ){0,3}(?:for|in|against|on)\b`,
    String.raw`\b(?:peptides|agonists|antagonists|analogu?es|hormones|medicines|drugs)(?: (?:here|there|please|listed|in (?:the|this|your) (?:database|library|site|list)))?\W*$`,
    String.raw`\b(?:peptides|medicines|drugs|hormones) \w+ed (?:for|in|on|against|as)\b`,
    String.raw`\b(?:peptides?|medicines|drugs|hormones) (?:for|that|which|in|with|against|studied|used|investigated|tested|tried|researched|acting|listed|banned|approved)\b`,
  ].join("|"),
);

/** A message is read several times for its answer, and again with each question that follows it. */
const remembered = new WeakMap<LibraryIndex, Map<string, AskedQuestion>>();
const MAX_REMEMBERED = 100;

/** Reads a message without what came before it; `readsParts`: a telling word of a name counts. */
export function readAlone(
  library: LibraryIndex,
  message: string,
  readsParts = true,
): AskedQuestion {
  const known = remembered.get(library) ?? new Map<string, AskedQuestion>();
  remembered.set(library, known);
  const key = `${readsParts} ${message}`;
  const found = known.get(key) ?? readMessage(library, message, readsParts);
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(key, found);
  return found;
}

function readMessage(library: LibraryIndex, message: string, readsParts: boolean): AskedQuestion {
  const read = readPhrases(keepInitials(fold(message.slice(0, MAX_READ))));
  const { topics, text: named, isPartlyNamed } = findNames(library, read, { message, readsParts });
  // Of "Calcitonin (salmon)" the bracket stays behind.
  const text = nameClasses(named.replaceAll("§)", "§").replace(CAUSES, "$1"), topics);
  const { intents, rest } = readIntents(text);
  const plain = readPlainQuestion(text);
  return {
    text,
    topics: LIKE_ANOTHER.test(text) ? topics.slice(0, 1) : topics,
    intents: plain ? [plain] : intents,
    focus: plain ? [] : focusOf(forgiveSlips(library, rest.replaceAll(COMPARES, " "))),
    comparesOthers: NAMES_ANOTHER.test(text),
    isPartlyNamed,
    isFollowUp: false,
    spokenOf: [],
  };
}

/** "Is A a slimming drug like B" is about A. */
const LIKE_ANOTHER =
  /^\W*(?:\w+,? )?(?:is|are) § (?:\w+ ){0,5}(?:drugs?|medicines?|peptides?|hormones?|injections?|jabs?|treatments?|pills?|tablets?|creams?) like (?:the )?§\W*$/;

/** "Does § cause cancer" is about cancer, not about causes. */
const CAUSES =
  /(\b(?:does|do|did|can|could|will|would|might|may) §) (?:\w+ly )?(?:cause|lead to|give (?:you|people|me|one)|induce|trigger|result in)\b/;

/** What sets one thing beside another, however it is asked. */
const BESIDE =
  "compar\\w+|versus|vs\\.?|same as|separates?|apart|confus\\w+|distinguish\\w*|contrast\\w*|mix\\w* (?:\\w+ ){0,3}up";
const NAMES_ANOTHER = new RegExp(
  `\\bbetween §.{0,20}? and §|§ (?:\\w+ ){0,4}against §|\\b(?:${BESIDE}|differ\\w*|\\w+er than|similar to)\\b`,
);
const COMPARES = new RegExp(
  `\\b(?:${BESIDE}|differ(?:s|ent|ence|ences)?|better|worse|stronger|weaker|safer|similar\\w*|or)\\b`,
  "g",
);
