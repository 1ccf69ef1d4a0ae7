import { countEdits, forgivenEdits } from "./edit-distance";
import { isWord, otherNumeral, shortenGreek, splitWords } from "./words";

/** What an entry is called: its name, and what else it goes by. */
export interface Named {
  name: string;
  /** Synonyms and brand names. */
  others: string[];
}

/** One way of writing a name, or what follows one of its words. */
interface Spelling {
  entry: number;
  text: string;
  letters: string;
  /** A bit for each letter that it holds. */
  held: number;
  isOther: boolean;
  isTail: boolean;
}

export type NameIndex = Spelling[];

export interface NameMatch {
  entry: number;
  /** The name that was met. */
  text: string;
  /** Smaller is better. */
  rank: number;
}

export function indexNames(entries: readonly Named[]): NameIndex {
  return entries.flatMap(({ name, others }, entry) => {
    const names = [...new Set([name, name.replace(/\s*\(.*\)$/, "")])];
    return [
      ...names.flatMap((text) => spellingsOf(entry, text, false)),
      ...others.flatMap((text) => spellingsOf(entry, text, true)),
    ];
  });
}

/**
 * The entries whose name is, begins with, or has a word that begins with what was typed, then those
 * of synonyms and brand names; best first, ties in the entries' order.
 */
export function findNames(index: NameIndex, query: string): NameMatch[] {
  const typed = spell(splitWords(query)).filter(Boolean);
  return bestOfEach(index, (spelling) => {
    const { letters, isOther, isTail } = spelling;
    if (!typed.some((text) => letters.startsWith(text))) return null;
    const isWhole = !isTail && typed.includes(letters);
    return (isOther ? 3 : 0) + (isTail ? 2 : isWhole ? 0 : 1) + Math.min(letters.length, 99) / 100;
  });
}

/** The entries with a name, or a start of one, that is one or two edits away. */
export function findNearNames(index: NameIndex, query: string): NameMatch[] {
  const typed = spell(splitWords(query))
    .filter((letters) => forgivenEdits(letters.length) > 0)
    .map((letters) => ({ letters, held: lettersHeld(letters) }));
  return bestOfEach(index, (spelling) => {
    const ranks = typed.map((text) => nearness(text, spelling));
    const rank = Math.min(...ranks);
    return Number.isFinite(rank) ? rank + (spelling.isOther ? 0.2 : 0) : null;
  });
}

/**
 * A name as it is compared, without spaces, hyphens and signs: with Greek letters spelt out
 * ("thymosinbeta4"), and, where that differs, with them shortened and roman numerals as digits
 * ("thymosinb4", "melanotan2").
 */
function spell(words: string[]): string[] {
  const named = words.filter(isWord);
  const short = named.map((word, index) =>
    index > 0 && /^[ivx]+$/.test(word) ? (otherNumeral(word) ?? word) : shortenGreek(word),
  );
  return [...new Set([named.join(""), short.join("")])];
}

function spellingsOf(entry: number, text: string, isOther: boolean): Spelling[] {
  const words = splitWords(text);
  const starts = words.flatMap((word, at) => (at === 0 || isWord(word) ? [at] : []));
  return starts.flatMap((at) =>
    spell(words.slice(at)).map((letters) => ({
      entry,
      text,
      letters,
      held: lettersHeld(letters),
      isOther,
      isTail: at > 0,
    })),
  );
}

function lettersHeld(letters: string): number {
  let held = 0;
  for (let at = 0; at < letters.length; at++) held |= 1 << (letters.charCodeAt(at) & 31);
  return held;
}

function nearness(typed: { letters: string; held: number }, { letters, held }: Spelling): number {
  const forStart = forgivenEdits(Math.min(typed.letters.length, letters.length));
  // Of a name that lost a letter or two the name's own length counts.
  const most =
    Math.abs(letters.length - typed.letters.length) > 2 ? forStart : forgivenEdits(letters.length);
  if (most === 0 || countBits(typed.held & ~held) > most) return Number.POSITIVE_INFINITY;
  const { toStart, toWhole } = countEdits(typed.letters, letters, most);
  // With equal edits the start of a longer name is the looser match.
  const edits = Math.min(toWhole, toStart <= forStart ? toStart + 0.5 : Number.POSITIVE_INFINITY);
  return edits + (typed.letters[0] === letters[0] ? 0 : 0.1);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function bestOfEach(index: NameIndex, rankOf: (spelling: Spelling) => number | null): NameMatch[] {
  const best = new Map<number, NameMatch>();
  for (const spelling of index) {
    const rank = rankOf(spelling);
    const { entry, text } = spelling;
    const known = best.get(entry);
    if (rank !== null && (!known || rank < known.rank)) best.set(entry, { entry, text, rank });
  }
  return [...best.values()].sort((a, b) => a.rank - b.rank || a.entry - b.entry);
}
