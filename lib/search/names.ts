import { type Edits, findNear, forgivenEdits } from "./edit-distance";
import { lowerBound } from "./lower-bound";
import { isWord, otherNumeral, shortenGreek, splitWords } from "./words";

/** The names of an entry. */
export interface Named {
  name: string;
  /** Synonyms and brand names. */
  others: string[];
}

/** One spelling of a name, or of its remainder from a word on. */
interface Spelling {
  entry: number;
  text: string;
  letters: string;
  isOther: boolean;
  isTail: boolean;
}

export interface NameIndex {
  /** Sorted by their letters. */
  spellings: Spelling[];
  letters: string[];
}

export interface NameMatch {
  entry: number;
  /** The matching name. */
  text: string;
  /** Smaller is better. */
  rank: number;
}

export function indexNames(entries: readonly Named[]): NameIndex {
  const spellings = entries.flatMap(({ name, others }, entry) => {
    const names = [...new Set([name, name.replace(/\s*\(.*\)$/, "")])];
    return [
      ...names.flatMap((text) => spellingsOf(entry, text, false)),
      ...others.flatMap((text) => spellingsOf(entry, text, true)),
    ];
  });
  spellings.sort((a, b) => (a.letters < b.letters ? -1 : a.letters > b.letters ? 1 : 0));
  return { spellings, letters: spellings.map(({ letters }) => letters) };
}

/**
 * Entries whose name equals the query, begins with it, or has a word that begins with it, then the same
 * for synonyms and brand names. Best first, ties in the order of entries.
 */
export function findNames({ spellings, letters }: NameIndex, query: string): NameMatch[] {
  const best = new BestMatches();
  for (const typed of spell(splitWords(query)).filter(Boolean)) {
    const start = lowerBound(0, letters.length, (at) => (letters[at] ?? "") < typed);
    for (let at = start; letters[at]?.startsWith(typed); at++) {
      const spelling = spellings[at];
      if (!spelling) break;
      const { isOther, isTail, letters: known } = spelling;
      const kind = isTail ? 2 : known === typed ? 0 : 1;
      best.add(spelling, (isOther ? 3 : 0) + kind + Math.min(known.length, 99) / 100);
    }
  }
  return best.list();
}

/** Entries with a name, or a prefix of one, that is one or two edits away. */
export function findNearNames({ spellings, letters }: NameIndex, query: string): NameMatch[] {
  const best = new BestMatches();
  for (const typed of spell(splitWords(query))) {
    const most = forgivenEdits(typed.length) && forgivenEdits(typed.length + 2);
    if (most === 0) continue;
    findNear(letters, typed, most, (at, edits) => {
      const spelling = spellings[at];
      const rank = spelling && nearness(typed, spelling.letters, edits);
      if (spelling && rank !== undefined) best.add(spelling, rank + (spelling.isOther ? 0.2 : 0));
    });
  }
  return best.list();
}

/**
 * The spellings of a name for comparison, without spaces, hyphens and signs: with Greek letters spelt
 * out ("thymosinbeta4") and, if different, abbreviated and with roman numerals as digits ("thymosinb4",
 * "melanotan2").
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
      isOther,
      isTail: at > 0,
    })),
  );
}

/** Undefined if the query is too far from the name for the length of either. */
function nearness(typed: string, letters: string, edits: Edits): number | undefined {
  const { toStart, toWhole } = edits;
  const forStart = forgivenEdits(Math.min(typed.length, letters.length));
  // The name's length counts if letters of it are missing in the query.
  const forWhole = forgivenEdits(letters.length);
  // With equal edits a prefix of a longer name is the weaker match.
  const nearest = Math.min(
    toWhole <= forWhole ? toWhole : Number.POSITIVE_INFINITY,
    toStart <= forStart ? toStart + 0.5 : Number.POSITIVE_INFINITY,
  );
  if (!Number.isFinite(nearest)) return undefined;
  return nearest + (typed[0] === letters[0] ? 0 : 0.1);
}

class BestMatches {
  readonly #best = new Map<number, NameMatch>();

  add({ entry, text }: Spelling, rank: number) {
    const known = this.#best.get(entry);
    if (!known || rank < known.rank) this.#best.set(entry, { entry, text, rank });
  }

  list(): NameMatch[] {
    return [...this.#best.values()].sort((a, b) => a.rank - b.rank || a.entry - b.entry);
  }
}
