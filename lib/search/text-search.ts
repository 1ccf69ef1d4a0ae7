import { lowerBound } from "./lower-bound";
import type { TextIndex } from "./text-index";
import { correctWord, exactWord, relatedWords, type WordSet, wordsAround } from "./word-sets";
import { isFiller, isWord } from "./words";

/**
 * Entries with a field that contains these words in sequence, best first. The first may be the end of a
 * word and the last the start of one, so any substring of a text is found.
 */
export function findPhrase(
  index: TextIndex,
  weights: readonly number[],
  words: string[],
): number[] {
  const sets = words.map((word, at) => {
    if (words.length === 1) return wordsAround(index, word, "middle");
    if (at === 0) return wordsAround(index, word, "end");
    return at === words.length - 1 ? wordsAround(index, word, "start") : exactWord(index, word);
  });
  const anchor = leastFrequent(index, sets);
  if (anchor === null) return [];
  const others = sets.flatMap((set, at) =>
    at === anchor ? [] : [{ by: at - anchor, isIn: membership(set, index.words.length) }],
  );
  const holdsOthers = (place: number) => {
    for (const { by, isIn } of others) {
      if (isIn[index.tokens[place + by] ?? 0] !== 1) return false;
    }
    return true;
  };
  const scores = new Float64Array(index.entryCount);
  score(index, weights, sets[anchor] ?? new Map(), scores, others.length > 0 ? holdsOthers : null);
  return rankEntries(scores);
}

export interface WordsFound {
  /** Entries that contain every word except stop words. */
  all: number[];
  /** Entries that contain at least `MIN_SHARE_OF_WORDS` of them. */
  most: number[];
  /** The query with misspelt words corrected. */
  words: string[];
  isCorrected: boolean;
}

/** Entries that contain the words of a question in any order, best first. */
export function findWords(
  index: TextIndex,
  weights: readonly number[],
  typed: string[],
): WordsFound {
  const asked = [...new Set(typed.filter((word) => isWord(word) && !isFiller(word)))];
  const terms = asked.slice(0, MAX_WORDS).map((word) => {
    const set = relatedWords(index, word);
    const isKnown = [...set.values()].some((quality) => quality > LOOSELY_RELATED);
    const correction = isKnown ? null : correctWord(index, word);
    if (!correction) return { word, set };
    return { word: correction, set: new Map([...set, ...exactWord(index, correction)]) };
  });
  const scores = new Float64Array(index.entryCount);
  const covered = new Float64Array(index.entryCount);
  let total = 0;
  for (const { set } of terms) {
    const ofWord = new Float64Array(index.entryCount);
    const held = score(index, weights, set, ofWord, null);
    const rarity = Math.log(1 + (index.entryCount - held + 0.5) / (held + 0.5));
    total += rarity;
    for (let entry = 0; held > 0 && entry < ofWord.length; entry++) {
      const points = ofWord[entry] ?? 0;
      if (points === 0) continue;
      scores[entry] = (scores[entry] ?? 0) + rarity * points;
      covered[entry] = (covered[entry] ?? 0) + rarity;
    }
  }
  const atLeast = (share: number) =>
    rankEntries(
      scores.map((points, entry) => ((covered[entry] ?? 0) >= total * share ? points : 0)),
    );
  return {
    all: atLeast(0.9999),
    most: atLeast(MIN_SHARE_OF_WORDS).slice(0, MAX_CLOSEST),
    words: terms.map(({ word }) => word),
    isCorrected: terms.some(({ word }, at) => word !== asked[at]),
  };
}

/** A bitmap of a set of words, faster than the set for a million lookups per query. */
function membership(set: WordSet, wordCount: number): Uint8Array {
  const isIn = new Uint8Array(wordCount);
  for (const id of set.keys()) isIn[id] = 1;
  return isIn;
}

const MAX_WORDS = 16;
const LOOSELY_RELATED = 0.5;
const MIN_SHARE_OF_WORDS = 0.6;
const MAX_CLOSEST = 12;

function leastFrequent(index: TextIndex, sets: WordSet[]): number | null {
  const counts = sets.map((set) => {
    let count = 0;
    for (const id of set.keys()) count += (index.starts[id + 1] ?? 0) - (index.starts[id] ?? 0);
    return count;
  });
  const least = Math.min(...counts);
  return least > 0 && Number.isFinite(least) ? counts.indexOf(least) : null;
}

/**
 * Adds to each entry's score for each occurrence of a word: the field's weight, halved for every further
 * occurrence in the same field. Returns how many entries contain the word.
 */
function score(
  index: TextIndex,
  weights: readonly number[],
  set: WordSet,
  scores: Float64Array,
  holds: ((place: number) => boolean) | null,
): number {
  const { starts, positions, fieldEnds, fieldCount, entryCount } = index;
  const before = new Uint8Array(entryCount * fieldCount);
  let held = 0;
  for (const [id, quality] of [...set].sort((a, b) => b[1] - a[1])) {
    const from = starts[id] ?? 0;
    const to = starts[id + 1] ?? 0;
    const isSparse = (to - from) * 20 < fieldEnds.length;
    let field = 0;
    for (let at = from; at < to; at++) {
      const place = positions[at] ?? 0;
      if (holds && !holds(place)) continue;
      if (isSparse) {
        field = lowerBound(field, fieldEnds.length - 1, (at) => (fieldEnds[at] ?? 0) <= place);
      } else {
        while ((fieldEnds[field] ?? 0) <= place) field++;
      }
      const times = before[field] ?? 0;
      if (times === MAX_OCCURRENCES) continue;
      before[field] = times + 1;
      const entry = (field / fieldCount) | 0;
      if (scores[entry] === 0) held++;
      scores[entry] =
        (scores[entry] ?? 0) +
        (quality * (weights[field - entry * fieldCount] ?? 0)) / (1 << times);
    }
    if (held === entryCount) break; // Every entry contains single letters.
  }
  return held;
}

const MAX_OCCURRENCES = 5;

/** Entries with a score, best first, ties in their order. Sorts numbers, as objects are much slower. */
function rankEntries(scores: Float64Array): number[] {
  const keys = new Float64Array(scores.length);
  let count = 0;
  scores.forEach((points, entry) => {
    if (points > 0) keys[count++] = -Math.ceil(points * 1000) * ENTRIES + entry;
  });
  const sorted = keys.subarray(0, count).sort();
  return Array.from(sorted, (key) => key - Math.floor(key / ENTRIES) * ENTRIES);
}

const ENTRIES = 2 ** 22;
