import { fold } from "@/lib/search/fold";
import { findNearNames } from "@/lib/search/names";
import type { Turn } from "./answer";
import { forgiveSlips } from "./forgive-slips";
import type { LibraryIndex, LibraryPeptide } from "./library-index";
import { splitNameWords } from "./name-words";
import {
  lettersOf,
  lettersOfNames,
  locateNames,
  simplifyNames,
  spellGreek,
} from "./named-peptides";
import { OTHER_SUBSTANCES } from "./other-substances";
import { type Intent, readIntents } from "./question-intents";
import { focusOf } from "./question-words";
import { readPhrases } from "./readers-phrases";
import { splitSentences } from "./sentences";
import { keepInitials } from "./spelt-out";

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

/** Questions are not longer than this, in UTF-16 code units; the rest is not read. */
const MAX_READ = 2000;
const MAX_TURNS = 6;

export function readQuestion(
  library: LibraryIndex,
  message: string,
  history: Turn[],
): AskedQuestion {
  const spokenOf = readSpokenOf(library, history);
  const asked = { ...readAsked(library, message, spokenOf.length > 0), spokenOf };
  const { topics, intents } = asked;
  const before = history.slice(-MAX_TURNS).filter(({ isUser }) => isUser);
  if (topics.length > 0) {
    const other = RELATES.test(asked.text) ? spokenOf : [];
    if (other.length > 0 && topics.length === 1) {
      const both = [...new Set([...other, ...topics])];
      return { ...asked, topics: both, isFollowUp: true };
    }
    const isBare = intents.length === 0 && asked.focus.length === 0 && LEANS.test(asked.text);
    const last = isBare ? before.at(-1) : undefined;
    if (!last) return asked;
    const meant = readAlone(library, last.message).intents;
    return { ...asked, intents: meant, isFollowUp: true };
  }
  const leans = REFERS.test(asked.text) || (LEANS.test(asked.text) && asked.focus.length === 0);
  const isBareIntent =
    intents.length > 0 && asked.focus.length === 0 && !ASKS_MANY.test(asked.text);
  if (!leans && !isBareIntent) return asked;
  return spokenOf.length > 0 ? { ...asked, topics: spokenOf, isFollowUp: true } : asked;
}

/** All of a message, in which a telling word of a name is a word like others. */
export function readUnnamed(library: LibraryIndex, message: string): AskedQuestion {
  return readAlone(library, message, false);
}

function readSpokenOf(library: LibraryIndex, history: Turn[]): LibraryPeptide[] {
  for (const { isUser, message } of history.slice(-MAX_TURNS).toReversed()) {
    const topics = isUser ? readAlone(library, message).topics : [];
    if (topics.length > 0) return topics;
  }
  return [];
}

/** It sets what was spoken of beside what is named. */
const RELATES =
  /\b(?:it|that|this|they)\b.*\b(?:related|same|similar|differ\w*|compar\w+|versus|vs|better|worse|like|than|with)\b.*§/;

/** What the sentences that ask are about; what stands beside them only says of what they may speak. */
function readAsked(library: LibraryIndex, message: string, isSpokenOf: boolean): AskedQuestion {
  const named = readAlone(library, message);
  // Of "does it carry copper" the subject was named before, and copper names no other.
  const isOfAnother =
    isSpokenOf && named.isPartlyNamed && REFERS.test(named.text) && !RELATES.test(named.text);
  const whole = isOfAnother ? readUnnamed(library, message) : named;
  const sentences = splitSentences(message.slice(0, MAX_READ));
  const asking = sentences.filter((sentence) => /[?？]["”’)]*$/.test(sentence));
  if (asking.length === 0 || asking.length === sentences.length) return whole;
  const asked = readAlone(library, asking.join(" "));
  if (asked.intents.length === 0 && asked.focus.length === 0) return whole;
  return { ...asked, topics: asked.topics.length > 0 ? asked.topics : whole.topics, whole };
}

const REFERS =
  /\b(?:it|its|it's|this(?! (?:web ?)?(?:sites?|pages?|portal|library|database|chat|consultant|question))|that one|(?:any|some|all|most|much|none) of that|they|them|their|these two|those two|both|either|the (?:first|second|former|latter|same) one|the two|this peptide|that peptide|the peptide|the same|the (?:first|second|former|latter))\b/;
const LEANS = /^\s*(?:and|what about|how about|or|but|also|then|ok(?:ay)?,?|so)\b/;
export const ASKS_MANY =
  /\b(?:which|what|any|list|all|some|other|the) (?:[\w§(),-]+ ){0,6}?(?:peptides|ones|substances|compounds|entries|medicines|drugs|hormones|analogu?es|agonists|antagonists|injections|jabs|shots|treatments)\b|\b(?:which|what) peptide\b|^\W*(?:the |some |all )?(?:\w+ )?peptides (?:\w+ ){0,3}(?:for|in|against|on)\b|\bpeptides? list\b|\blist of\b|\b(?:peptides|agonists|antagonists|analogu?es|hormones|medicines|drugs)(?: (?:here|there|please|listed|in (?:the|this|your) (?:database|library|site|list)))?\W*$|\b(?:peptides|medicines|drugs|hormones) \w+ed (?:for|in|on|against|as)\b|\b(?:peptides?|medicines|drugs|hormones) (?:for|that|which|in|with|against|studied|used|investigated|tested|tried|researched|acting|listed|banned|approved)\b/;

function readAlone(library: LibraryIndex, message: string, readsParts = true): AskedQuestion {
  const read = readPhrases(keepInitials(fold(message.slice(0, MAX_READ))));
  const text = spellGreek(read).replace(NOT_NAMES, " $1 ");
  const located = locateNames(text, library.peptides);
  const unnamed = withoutNames(text, located);
  const misspelt = findMisspelt(library, simplifyNames(unnamed));
  const isNamed = located.length + misspelt.length > 0;
  const isComplete = isNamed && !SETS_BESIDE.test(unnamed);
  const partly =
    isComplete || !readsParts
      ? []
      : findPartlyNamed(library, unnamed, message).filter(
          ({ word }) => !isNamed || word.length >= SHORTEST_BESIDE,
        );
  const near = [...misspelt, ...partly];
  const plain = near.reduce((left, { word }) => left.replaceAll(wordPattern(word), "§"), unnamed);
  const { intents, rest } = readIntents(plain);
  const subjects = withoutTargets(text, located);
  return {
    text: plain,
    topics: inTheirOrder(text, subjects, near),
    intents,
    focus: focusOf(forgiveSlips(library, rest.replaceAll(COMPARES, " "))),
    comparesOthers: NAMES_ANOTHER.test(plain),
    isPartlyNamed: !isNamed && partly.length > 0,
    isFollowUp: false,
    spokenOf: [],
  };
}

/** "How does leuprolide act on the GnRH receptor" is about leuprolide. */
function withoutTargets<Named extends { end: number }>(text: string, located: Named[]): Named[] {
  const simple = simplifyNames(text);
  const subjects = located.filter(({ end }) => !/^ ?receptors?\b/.test(simple.slice(end)));
  return subjects.length > 0 ? subjects : located;
}

/** The peptides in the order in which a text names them, well or badly spelt. */
function inTheirOrder(
  text: string,
  located: { peptide: LibraryPeptide; start: number }[],
  near: { peptide: LibraryPeptide; word: string }[],
): LibraryPeptide[] {
  const simple = simplifyNames(text);
  const placed = near.map(({ peptide, word }) => ({ peptide, start: simple.indexOf(word) }));
  const all = [...located, ...placed].sort((a, b) => a.start - b.start);
  return [...new Set(all.map(({ peptide }) => peptide))];
}

/** Words that hold a peptide's name and mean something else. */
const NOT_NAMES = /\b(glucagon)-?\s?like peptide(?:s|\s?-?\s?[12])?(?: \d)?\b|\bomega[- ]?[369]\b/g;
const NAMES_ANOTHER =
  /\bbetween §.{0,20}? and §|\b(?:compar\w+|versus|vs\.?|differ\w*|\w+er than|same as|similar to|separates?|apart|confus\w+|distinguish\w*|contrast\w*|mix\w* (?:\w+ ){0,3}up)\b/;
const COMPARES =
  /\b(?:compar\w+|versus|vs\.?|differ(?:s|ent|ence|ences)?|better|worse|stronger|weaker|safer|similar\w*|same as|separates?|apart|confus\w+|distinguish\w*|contrast\w*|mix\w* (?:\w+ ){0,3}up|or)\b/g;

/**
 * The peptide of whose names a question says a telling word ("follistatin", "delta sleep peptide"), or
 * words that no other has together ("CJC with DAC").
 */
function findPartlyNamed({ nameWords }: LibraryIndex, text: string, message: string) {
  const said = [...new Set(splitNameWords(text))].flatMap((word) => {
    const known = nameWords.get(word);
    return known ? [{ word, ...known }] : [];
  });
  for (const { word, bearers, isRare } of said) {
    const peptide = onlyOne(bearers);
    const isWhole = word.length >= SHORTEST_PART || message.includes(word.toUpperCase());
    if (peptide && isRare && isWhole) return [{ peptide, word }];
  }
  for (const [at, one] of said.entries()) {
    for (const other of said.slice(at + 1)) {
      const peptide = onlyOne(one.bearers.filter((bearer) => other.bearers.includes(bearer)));
      if (peptide && (one.isRare || other.isRare)) {
        return [one, other].map(({ word }) => ({ peptide, word }));
      }
    }
  }
  return [];
}

/** "Follistatin or §": the other may be named by a telling word, where that is no short one. */
const SETS_BESIDE = /\b(?:or|and|vs|versus|than|with) §|§ (?:or|and|vs\.?|versus|with) \p{L}/u;
const SHORTEST_BESIDE = 8;
/** Shorter parts are names where they are written in capitals ("APJ"). */
const SHORTEST_PART = 5;

function onlyOne<Item>([first, ...others]: Item[]): Item | undefined {
  return others.length === 0 ? first : undefined;
}

function findMisspelt(library: LibraryIndex, simple: string) {
  const all = simple.split(" ");
  const words = all.filter((word) => LONG.test(word));
  const pairs = all.flatMap((word, at) => {
    const next = all[at + 1];
    return next && LONG.test(word) && (LONG.test(next) || NUMBER.test(next))
      ? [`${word} ${next}`]
      : [];
  });
  return [...words, ...pairs].flatMap((word) => {
    if (library.words.has(word) || OTHER_SUBSTANCES.has(word)) return [];
    const letters = word.replace(" ", "");
    // "Semaks" is "Semax" by its sound.
    const heard = word.replace(/(?<=\p{L}\p{L})ks/gu, "x");
    const nearest = findNearNames(library.names, heard).filter(
      ({ rank, text }) =>
        rank < (letters.length < 8 ? 1.25 : 2.25) &&
        fold(text)[0] === letters[0] &&
        letters.length >= fold(text).replace(/[^\p{L}\p{N}]/gu, "").length - 2,
    );
    const peptide = library.peptides[nearest[0]?.entry ?? -1];
    return peptide ? [{ peptide, word }] : [];
  });
}

const LONG = /^[\p{L}\p{N}]{5,}$/u;
/** "Folistatin 344": a name may end in one. */
const NUMBER = /^\p{N}{1,4}$/u;

function withoutNames(text: string, located: { peptide: LibraryPeptide }[]): string {
  // A look at the letters spares most names the text.
  const all = lettersOf(text);
  let plain = text;
  for (const { peptide } of located) {
    for (const letters of lettersOfNames(peptide)) {
      if (all.includes(letters)) plain = plain.replaceAll(wordPattern(letters), "§");
    }
  }
  return plain;
}

/** The letters with any signs between them, as a word of its own. */
function wordPattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const letters = [...name.replaceAll(" ", "")].join("[^\\p{L}\\p{N}§]*");
  const made = new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, "gu");
  if (patterns.size >= MOST_PATTERNS) patterns.clear();
  patterns.set(name, made);
  return made;
}

const patterns = new Map<string, RegExp>();
const MOST_PATTERNS = 2000;
