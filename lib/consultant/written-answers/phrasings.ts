import { splitWords } from "@/lib/search/words";
import { stem } from "../text/content-words";
import { readPhrases } from "../understand/words/readers-phrases";
import stopWords from "./stop-words.json";

/** What a question without a name is matched by: its stems, each with its weight. */
interface Phrasing {
  stems: string[];
  norm: number;
}

/** Questions that are asked alike: the phrasings of one, and all their stems. */
export interface Asked<Key> {
  key: Key;
  phrasings: Phrasing[];
  vocabulary: Set<string>;
  /** The phrasings as they were written. */
  put: string[];
}

/** Phrasings of several questions, ready to be matched. */
export interface PhrasingIndex<Key> {
  asked: Asked<Key>[];
  weigh: (stem: string) => number;
}

/** Folded phrasings with § for the name, by the question that they put; they are read as messages are. */
export function indexPhrasings<Key>(questions: [Key, string[]][]): PhrasingIndex<Key> {
  const all = questions.map(([key, put]) => ({
    key,
    put,
    stems: stemsOfPut(put),
  }));
  const counts = new Map<string, number>();
  for (const { stems } of all) {
    for (const one of new Set(stems.flat())) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const weigh = (one: string) => Math.log(1 + all.length / (counts.get(one) ?? 1));
  return {
    weigh,
    asked: all.map(({ key, put, stems }) => ({
      key,
      put,
      phrasings: stems.map((held) => ({ stems: held, norm: lengthOf(held, weigh) })),
      vocabulary: new Set(stems.flat()),
    })),
  };
}

/** Each save reads the library anew, but no phrasing. */
const stemsKnown = new WeakMap<string[], string[][]>();

function stemsOfPut(put: string[]): string[][] {
  const known = stemsKnown.get(put);
  if (known) return known;
  const made = put.map((one) => telling(readPhrases(one)));
  stemsKnown.set(put, made);
  return made;
}

/**
 * The question that a folded text puts, if it asks for nothing else: every word that tells is one of the
 * question's phrasings, and one of these is nearly the same. Null where none is, or two are. `least` bounds
 * how alike they are, from 0 to 1, and `ahead` by how much the next may not come near.
 */
export function matchPhrasing<Key>(
  index: PhrasingIndex<Key>,
  text: string,
  { least = LEAST_ALIKE, ahead = LEAST_AHEAD } = {},
): Key | null {
  const own = telling(text);
  if (own.length === 0) return null;
  const norm = lengthOf(own, index.weigh);
  const [best, second] = index.asked
    .filter(({ vocabulary }) => own.every((one) => vocabulary.has(one) || LIGHT.has(one)))
    .map(({ key, phrasings: put }) => ({
      key,
      score: Math.max(...put.map((one) => cosine(own, norm, one, index.weigh))),
    }))
    .sort((a, b) => b.score - a.score);
  const isTelling = own.length > 1 && own.some((one) => !LIGHT.has(one));
  if (!best || best.score < (isTelling ? least : THE_SAME)) return null;
  return second && best.score - second.score < ahead ? null : best.key;
}

const LEAST_ALIKE = 0.72;
/** "Why?" is not "why do people take it?". */
export const THE_SAME = 0.99;
const LEAST_AHEAD = 0.03;

/** How alike a folded text is to each question's nearest phrasing, 0 to 1, in the order of `asked`. */
export function likenesses<Key>({ asked, weigh }: PhrasingIndex<Key>, text: string): number[] {
  const own = telling(text);
  const norm = lengthOf(own, weigh);
  return asked.map(({ phrasings }) =>
    Math.max(...phrasings.map((one) => cosine(own, norm, one, weigh))),
  );
}

function cosine(own: string[], norm: number, put: Phrasing, weigh: (one: string) => number) {
  const shared = own
    .filter((one) => put.stems.includes(one))
    .reduce((sum, one) => sum + weigh(one) ** 2, 0);
  return shared / (norm * put.norm || 1);
}

function lengthOf(stems: string[], weigh: (one: string) => number): number {
  return Math.hypot(...stems.map(weigh));
}

/** The different stems of what tells questions apart; question words do. */
function telling(text: string): string[] {
  return [
    ...new Set(
      splitWords(text)
        .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !SAYS_NOTHING.has(word))
        .map(stem),
    ),
  ];
}

/** They may stand in any question, and tell some apart: "what is it", "what is it for". */
const LIGHT = new Set(
  [
    "do",
    "for",
    "help",
    "good",
    "best",
    "people",
    "person",
    "use",
    "take",
    "peptides",
    "work",
    "what",
  ].map(stem),
);

const SAYS_NOTHING = new Set<string>(stopWords);
