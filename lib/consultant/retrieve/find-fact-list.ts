import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import { filterParams } from "@/lib/facts/filter/fact-filter";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { findNamedPeptides } from "../corpus/named-peptides";
import { contentWords } from "../text/content-words";
import { isOrdinary } from "../text/ordinary-words";
import { namesOtherMedicine } from "../text/other-substances";
import {
  type Criterion,
  type FactSubject,
  joinFilters,
  negate,
  type PlacedCriterion,
} from "../understand/criteria/criteria";
import { CueReader } from "../understand/criteria/cue-reader";
import { readCriteria } from "../understand/criteria/read-criteria";
import type { Superlative } from "../understand/criteria/superlatives";
import { kindsOf, meaningsOf } from "../understand/question-words";
import listWords from "./list-words.json";
import {
  ASKS_FOR_LIST,
  ASKS_FOR_MANY,
  ASKS_FOR_REASON,
  ASKS_OF_FIRST,
  asksOfOne,
  isStatement,
  KINDS,
  NO_CRITERION,
} from "./lists/list-form";
import { type RelatedPeptide, relatedTo } from "./lists/related-list";
import { readSections } from "./lists/section-criteria";
import { weightOf } from "./pages/word-weights";

export interface FactList {
  /** Furthest for the condition first, then by evidence and by name; of a superlative the greatest first. */
  found: LibraryPeptide[];
  criteria: Criterion[];
  superlative: Superlative | null;
  /** The same list on the database page; null where no filters express it. */
  href: string | null;
  /** Words of the question that no criterion covers. */
  unread: string;
  /** Nothing meets them all: what does if one of them, in these words, is left out. */
  nearest?: { without: string; found: LibraryPeptide[] } | undefined;
  /** What is recorded for a condition of the same family. */
  related?: RelatedPeptide[];
}

/**
 * The peptides that meet every criterion of a question for a list. Null where it asks for no list or names
 * nothing that facts record; "unknown" where it also asks for an illness that the library does not know.
 */
export function findFactList(library: LibraryIndex, asked: string): FactList | "unknown" | null {
  const sections = readSections(library.categories, asked.replaceAll(NO_CRITERION, " "));
  const { message } = sections;
  const text = message.toLowerCase();
  if (ASKS_FOR_REASON.test(text) || ASKS_OF_FIRST.test(text)) return null;
  const { criteria: facts, superlative, named, rest } = readCriteria(message);
  const read: PlacedCriterion[] = [...sections.criteria, ...facts];
  if (read.length === 0 && !superlative) return null;
  // What is asked of a peptide by name asks for no others.
  if (findNamedPeptides(named, library.peptides).length > 0) return null;
  const leftOver = moreWords(library, rest);
  const isOfMany = ASKS_FOR_MANY.test(text);
  // What no page begins with describes none: of a list in so many words it is the reader's way to put it.
  const isKnown = (word: string) => library.peptides.some(hasLead([word]));
  const strange = leftOver.filter((word) => !isKnown(word));
  const ofIllness = read.some(({ words }) => / for /.test(words));
  if (strange.length > 0 && asksForUnknown(rest, strange, ofIllness)) {
    return read.some(({ words }) => APPROVED.test(words)) ? "unknown" : null;
  }
  const isOfTwo = !isOfMany || OF_TWO.test(text);
  if (isOfTwo && namesOtherMedicine(saidFor(strange, rest))) return "unknown";
  const more = isOfMany ? leftOver.filter(isKnown) : leftOver;
  // A question of another form is one for a list if little or nothing of it is left over, and no
  // word that the library does not know: it may name what is meant ("pembrolizumab in melanoma").
  const isFragment = strange.length === 0 && (isStatement(text) || read.length >= SEVERAL);
  const most = isFragment ? (MAX_LEFT_OVER[read.length] ?? MANY_LEFT_OVER) : 0;
  const isOther = more.length > most || asksOfOne(text);
  if (!ASKS_FOR_LIST.test(text) && isOther) return null;
  if (asksOfFuture(read)) return "unknown";
  // What is asked of one is described by all that is said of it.
  const isOfOne = asksOfOne(text) && !isOfMany;
  const isLoose = isOfMany || read.length >= SEVERAL || more.length <= most;
  const kinds = isOfOne || !isLoose ? more : more.filter((word) => isKind(word, rest));
  const described = kinds.length > 0 ? describedBy(kinds, rest) : null;
  if (described && !library.peptides.some(described.holds)) {
    return read.some(({ words }) => APPROVED.test(words)) && asksForUnknown(rest, kinds, ofIllness)
      ? "unknown"
      : null;
  }
  const narrowed = described ? [...read, { ...described, start: 0, end: 0 }] : read;
  const isRuledOut = described !== null && listMeeting(library, narrowed).length === 0;
  // Words that no criterion covers describe one peptide rather than rule out all.
  if (described && ((isRuledOut && !isOfMany) || (superlative && kinds.length > 1))) return null;
  const list = toList(library, isRuledOut ? read : narrowed, superlative);
  return {
    ...list,
    nearest: list.found.length === 0 && !superlative ? nearestTo(library, read) : undefined,
    related: superlative ? [] : relatedTo(library, list.criteria, list.found),
    unread: saidFor(isRuledOut ? leftOver : leftOver.filter((word) => !kinds.includes(word)), rest),
  };
}

function toList(
  library: LibraryIndex,
  criteria: PlacedCriterion[],
  superlative: Superlative | null,
): Omit<FactList, "unread"> {
  const met = listMeeting(library, criteria);
  const standing = (peptide: LibraryPeptide) =>
    criteria.reduce((sum, criterion) => sum + (criterion.standing?.(peptide) ?? 0), 0);
  const filter = superlative ? null : joinFilters(criteria);
  const params = filter && new URLSearchParams(filterParams(filter)).toString();
  return {
    found: superlative
      ? greatest(met, superlative, criteria)
      : met.sort((a, b) => standing(a) - standing(b) || strengthOf(a) - strengthOf(b)),
    criteria,
    superlative,
    href: params ? `/database?${params}` : null,
  };
}

function listMeeting({ peptides }: LibraryIndex, criteria: Criterion[]): LibraryPeptide[] {
  return peptides.filter((peptide) => criteria.every(({ holds }) => holds(peptide)));
}

/** The fewest peptides that meet all criteria but one, which may have been said of something beside. */
function nearestTo(library: LibraryIndex, criteria: PlacedCriterion[]): FactList["nearest"] {
  if (criteria.length < SEVERAL) return undefined;
  return criteria
    .map((left) => {
      const others = criteria.filter((criterion) => criterion !== left);
      return { without: left.words, found: toList(library, others, null).found };
    })
    .filter(({ found }) => found.length > 0 && found.length <= MOST_NEAREST)
    .sort((a, b) => a.found.length - b.found.length)[0];
}

const MOST_NEAREST = 12;

const SEVERAL = 2;
/** By the number of criteria that were understood. */
const MAX_LEFT_OVER = [0, 2, 3];
const MANY_LEFT_OVER = 4;

function asksOfFuture(criteria: PlacedCriterion[]): boolean {
  return criteria.some(({ from = 0 }) => from > new Date().getFullYear());
}

/** As many as are asked for, and those that equal the last. */
function greatest(
  peptides: LibraryPeptide[],
  { count, measure }: Superlative,
  criteria: Criterion[],
): LibraryPeptide[] {
  const agency = criteria.find(({ filter }) => filter?.agency)?.filter?.agency;
  const ranked = peptides
    .flatMap((peptide) => {
      const value = measure(peptide, agency);
      return value === null ? [] : [{ peptide, value }];
    })
    .sort((a, b) => b.value - a.value);
  // "The heaviest of those above 5 kDa" only says in which order.
  const isOrder = count === null && criteria.some(({ words }) => MEASURED.test(words));
  const most = isOrder ? ranked.length : (count ?? 1);
  const least = ranked[Math.min(most, ranked.length) - 1]?.value ?? 0;
  return ranked.filter(({ value }) => value >= least).map(({ peptide }) => peptide);
}

const OF_TWO = /\bwhich (?:one )?of (?:the|these|those) two\b/;

const MEASURED = /\bk?Da$|\bresidues\b|^with a half-life/;

/** Words that ask for a list or say what it is of. */
const NEUTRAL = new Set(contentWords(listWords.join(" ")));

/** What the criteria do not cover of a question. */
function moreWords(library: LibraryIndex, rest: string): string[] {
  return contentWords(rest.replaceAll(/\([^)]*\)|·/g, " ")).filter(
    (word) => !NEUTRAL.has(word) && !isOrdinary(word) && weightOf(library, word) > VAGUE,
  );
}

/** Whether a word says of which kind a peptide is: "pancreatic hormones", "peptides from frog skin". */
function isKind(word: string, rest: string): boolean {
  return [...rest.matchAll(KIND)].some(([, before = "", after = ""]) =>
    contentWords(`${before} ${after}`).includes(word),
  );
}

const KIND = new RegExp(
  `((?:[\\p{L}\\p{N}-]+ ){1,3})(?=(?:${KINDS})\\b)|\\b(?:of|from|as) ((?:[\\p{L}\\p{N}-]+ ?){1,3})`,
  "gu",
);

/** Words of the type, the status and the short description of a page: "pancreatic hormone". */
function describedBy(words: string[], rest: string): Criterion {
  const said = saidFor(words, rest);
  const isNegated = new CueReader(rest).isNegatedAt(rest.indexOf(said.split(" ")[0] ?? ""));
  const described = { words: `described with “${said}”`, holds: hasLead(words) };
  return isNegated ? negate(described) : described;
}

function hasLead(words: string[]) {
  return ({ leadStems }: FactSubject) =>
    words.every((word) =>
      [...meaningsOf(word), ...kindsOf(word)].some((one) => leadStems.has(one)),
    );
}

/** Stems as the question has them. */
function saidFor(stems: string[], rest: string): string {
  const said = rest.match(/[\p{L}\p{N}-]+/gu) ?? [];
  return said
    .filter((word) => contentWords(word).some((one) => stems.includes(one)))
    .join(" ")
    .slice(0, MOST_LETTERS);
}

const MOST_LETTERS = 60;

const APPROVED = /^(?:not )?(?:approved|refused|withdrawn|under review)/;

/** "Approved for hair loss", "studied against gout": what stands where an illness would. */
function asksForUnknown(rest: string, more: string[], ofIllness: boolean): boolean {
  const named = [...rest.matchAll(ofIllness ? AFTER_PREPOSITION : AFTER_CRITERION)];
  return named.some(([, words = ""]) => contentWords(words).some((word) => more.includes(word)));
}

const PREPOSITION = "\\b(?:for|against|in|with|to treat|treats?|treatment of)";
const WORDS = "(?:the )?((?:[\\p{L}-]+ ?){1,3})";
const AFTER_PREPOSITION = new RegExp(`${PREPOSITION} ${WORDS}`, "gu");
const AFTER_CRITERION = new RegExp(
  `(?:·(?! (?:by|that|which|and|or|but|from|to|on|at|as)\\b)|${PREPOSITION}) ${WORDS}`,
  "gu",
);

const VAGUE = 0.25;

function strengthOf({ tier }: LibraryPeptide): number {
  return tier ? EVIDENCE_TIERS.indexOf(tier) : EVIDENCE_TIERS.length;
}
