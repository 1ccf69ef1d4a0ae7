import { fold } from "@/lib/search/fold";
import { findNearNames } from "@/lib/search/names";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { splitNameWords } from "../corpus/name-words";
import {
  lettersOf,
  lettersOfNames,
  locateNames,
  simplifyNames,
  spellGreek,
} from "../corpus/named-peptides";
import { rememberWords } from "../corpus/word-memo";
import { OTHER_SUBSTANCES } from "../text/other-substances";

export interface FoundNames {
  /** The peptides that are named, well or badly, in the order of the text. */
  topics: LibraryPeptide[];
  /** The text with "§" for each name. */
  text: string;
  /** No name of a peptide stands there, only a telling word of one. */
  isPartlyNamed: boolean;
}

/** What a folded question names: `message` is the question as it was typed, and `readsParts` whether a telling word of a name counts. */
export function findNames(
  library: LibraryIndex,
  read: string,
  { message, readsParts }: { message: string; readsParts: boolean },
): FoundNames {
  const text = withWholeNames(library, spellGreek(read).replace(NOT_NAMES, " $1 "));
  const located = withoutSetAside(text, locateNames(text, library.peptides));
  const unnamed = withoutNames(text, located);
  const misspelt = findMisspelt(library, simplifyNames(unnamed));
  const isNamed = located.length + misspelt.length > 0;
  const isComplete = isNamed && !SETS_BESIDE.test(unnamed);
  const partly =
    isComplete || !readsParts
      ? []
      : findPartlyNamed(library, unnamed, message).filter(
          ({ word, peptide }) =>
            !isNamed || word.length >= SHORTEST_BESIDE || isKin(peptide, located),
        );
  const near = [...misspelt, ...partly];
  return {
    topics: topicsOf(simplifyNames(text), located, near),
    text: near.reduce((left, { word }) => left.replaceAll(wordPattern(word), "§"), unnamed),
    isPartlyNamed: !isNamed && partly.length > 0,
  };
}

/** "I said kisspeptin, not oxytocin": what is set aside beside another is not meant. */
function withoutSetAside<Located extends { start: number }>(
  text: string,
  located: Located[],
): Located[] {
  const simple = simplifyNames(text);
  const left = located.filter(({ start }) => !SETS_ASIDE.test(simple.slice(0, start)));
  return left.length > 0 ? left : located;
}

/** After a word that corrects, or after nothing but another name. */
const SETS_ASIDE =
  /(?:\b(?:said|say|mean|meant|asked|asking|about)\b(?!.*\b(?:but|and) not).{0,40}|^\W*(?:no )?(?:\S+ ){0,2})\bnot (?:the |about )?$/;

/** "IGF-1 DES or LR3": both names begin alike. */
function isKin(peptide: LibraryPeptide, located: { peptide: LibraryPeptide }[]): boolean {
  const front = lettersOf(peptide.name).slice(0, KIN);
  return located.some(
    (one) => one.peptide !== peptide && lettersOf(one.peptide.name).startsWith(front),
  );
}

const KIN = 4;

/** "GHRP 2 or 6", "Melanotan one and two": the name belongs to both numbers. */
function withWholeNames({ peptides }: LibraryIndex, text: string): string {
  return text.replace(
    TWO_NUMBERS,
    (said, stem: string, one: string, and: string, other: string) => {
      const [first, second] = [one, other].map((number) => `${stem}-${DIGITS[number] ?? number}`);
      const whole = `${first}${and}${second}`;
      const known = new Set(locateNames(whole, peptides).map(({ peptide }) => peptide));
      return known.size > 1 ? whole : said;
    },
  );
}

const NUMERAL = "(\\d{1,2}-\\d{1,2}|\\d{1,2}|one|two|three|i{1,3})";
const TWO_NUMBERS = new RegExp(
  `\\b([a-z]{3,12})[- ]?${NUMERAL}( ?(?:or|and|vs\\.?|versus|against|&|/|,) ?)${NUMERAL}\\b`,
  "g",
);
const DIGITS: Record<string, string> = {
  one: "1",
  two: "2",
  three: "3",
  i: "1",
  ii: "2",
  iii: "3",
};

/** Words that hold a peptide's name and mean something else. */
const NOT_NAMES = /\b(glucagon)-?\s?like peptide(?:s|\s?-?\s?[12])?(?: \d)?\b|\bomega[- ]?[369]\b/g;
/** The peptides in the order in which a simplified text names them, without those by which it names a receptor or a class. */
function topicsOf(
  simple: string,
  located: { peptide: LibraryPeptide; start: number; end: number }[],
  near: { peptide: LibraryPeptide; word: string }[],
): LibraryPeptide[] {
  // "How does leuprolide act on the GnRH receptor" is about leuprolide.
  const subjects = located.filter(({ end }) => !NAMES_KIND.test(simple.slice(end)));
  const placed = near.map(({ peptide, word }) => ({ peptide, start: simple.indexOf(word) }));
  const all = [...(subjects.length > 0 ? subjects : located), ...placed];
  all.sort((a, b) => a.start - b.start);
  return [...new Set(all.map(({ peptide }) => peptide))].slice(0, MAX_TOPICS);
}

const NAMES_KIND = /^ ?(?:receptors?|agonists?|antagonists?|analog(?:ue)?s?|type|mimetics?)\b/;

/**
 * The peptide of whose names a question says a telling word ("follistatin", "delta sleep peptide"), or
 * words that no other has together ("CJC with DAC"); else all whose names begin with the word ("GHRP").
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
  return said.flatMap(({ word, bearers, isRare }) => {
    const named = bearers.filter(({ name }) => splitNameWords(name)[0] === word);
    return isRare && named.length > 1 ? named.map((peptide) => ({ peptide, word })) : [];
  });
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
  const isUnknown = (word: string) => !library.words.has(word) && !OTHER_SUBSTANCES.has(word);
  const named = new Map([
    ...nearestNames(library, words.filter(isUnknown)),
    ...nearestNames(library, pairs.filter(isUnknown)),
  ]);
  return [...named]
    .flatMap(([word, peptide]) => (peptide ? [{ peptide, word }] : []))
    .slice(0, MAX_MISSPELT);
}

/** No answer speaks of more peptides. */
const MAX_MISSPELT = 6;
const MAX_TOPICS = 12;

const nearestNames = rememberWords((library, word) => {
  const letters = word.replace(" ", "");
  // "Semaks" is "Semax" by its sound.
  const heard = word.replace(/(?<=\p{L}\p{L})ks/gu, "x");
  const nearest = findNearNames(library.names, heard).filter(
    ({ rank, text }) =>
      rank < (letters.length < 8 ? 1.25 : 2.25) &&
      fold(text)[0] === letters[0] &&
      letters.length >= fold(text).replace(/[^\p{L}\p{N}]/gu, "").length - 2,
  );
  return library.peptides[nearest[0]?.entry ?? -1];
});

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
