import { isWord } from "./tokens";

/** How many buckets the n-grams are hashed to. */
export const BUCKETS = 2 ** 17;

export interface Ngrams {
  buckets: Int32Array;
  /** The weight of each bucket in this message; their squares add up to 1. */
  weights: Float32Array;
}

/**
 * The runs of one to three tokens of a message, pairs with a token left out, and the runs of three
 * to five letters within its words, hashed (FNV-1a): the features of fastText's classifier.
 */
export function hashNgrams(tokens: string[]): Ngrams {
  const counts = new Map<number, number>();
  const count = (ngram: string, times = 1) => {
    const bucket = hash(ngram);
    counts.set(bucket, (counts.get(bucket) ?? 0) + times);
  };
  const all = ["<start>", ...tokens, "<end>"];
  for (const [at, token] of all.entries()) {
    const [next, afterNext] = [all[at + 1], all[at + 2]];
    count(`1 ${token}`);
    if (next !== undefined) count(`2 ${token} ${next}`);
    if (afterNext !== undefined) {
      count(`3 ${token} ${next} ${afterNext}`);
      count(`2 ${token} _ ${afterNext}`);
    }
    if (isWord(token)) for (const run of letterRuns(token)) count(`l ${run}`, 0.5);
  }
  return weigh(counts);
}

function letterRuns(word: string): string[] {
  const bounded = `<${word}>`;
  return LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, from) =>
      bounded.slice(from, from + length),
    ),
  );
}

const LENGTHS = [3, 4, 5];

function weigh(counts: Map<number, number>): Ngrams {
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0);
  return {
    buckets: Int32Array.from(counts.keys()),
    weights: Float32Array.from(counts.values(), (times) => Math.sqrt(times / total)),
  };
}

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  }
  return (value >>> 0) % BUCKETS;
}
