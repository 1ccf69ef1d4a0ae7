import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { splitWords } from "@/lib/search/words";
import { stem } from "../text/content-words";
import { readTerms } from "../understand/words/readers-terms";

/**
 * Questions of readers by peptide and by the beginning of the sentence that answers them. They are
 * matched, never shown. A sentence that an editor has rewritten has none any more. Read rather than
 * imported: bundles would keep the text in memory, of which the index needs nothing.
 */
const FILE = path.join(process.cwd(), "lib/consultant/reader-questions/reader-questions.json");
const questionsFile = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** As many characters of a sentence tell it from the others of its page. */
export const BEGINNING = 80;

export interface QuestionIndex {
  /** By the number of the question. */
  sentences: SentenceKey[];
  /** Lengths of the questions' TF-IDF vectors. */
  norms: number[];
  /** The questions that hold a stem. */
  postings: Map<string, number[]>;
  /** The questions that a sentence answers. */
  bySentence: Map<SentenceKey, number[]>;
}

/** "36 Tight binding to albumin …" */
export type SentenceKey = string;

export function sentenceKey(peptideId: number, sentence: string): SentenceKey {
  return `${peptideId} ${sentence.slice(0, BEGINNING)}`;
}

let index: Promise<QuestionIndex> | undefined;

/**
 * The index of all questions, built once in slices: `pause` yields to other tasks in between. Rejects if
 * the file is missing or not of its shape, and is built anew at the next call.
 */
export function indexQuestions(pause: () => Promise<void>): Promise<QuestionIndex> {
  index ??= buildIndex(pause).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function buildIndex(pause: () => Promise<void>): Promise<QuestionIndex> {
  const sentences: SentenceKey[] = [];
  const stems: string[][] = [];
  const postings = new Map<string, number[]>();
  const bySentence = new Map<SentenceKey, number[]>();
  const pages = questionsFile.parse(JSON.parse(await readFile(FILE, "utf8")));
  for (const [id, page] of Object.entries(pages)) {
    for (const [beginning, questions] of Object.entries(page)) {
      const key = sentenceKey(Number(id), beginning);
      for (const question of questions) {
        const number = sentences.push(key) - 1;
        const held = questionStems(question);
        stems.push(held);
        for (const word of held) addTo(postings, word, number);
        addTo(bySentence, key, number);
      }
    }
    await pause();
  }
  const norms = stems.map((held) =>
    Math.hypot(...held.map((word) => idf(postings, sentences.length, word))),
  );
  return { sentences, norms, postings, bySentence };
}

function addTo<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function idf(postings: Map<string, number[]>, all: number, word: string): number {
  return Math.log(1 + all / (1 + (postings.get(word)?.length ?? 0)));
}

/** The different stems of a folded question without names, but for those that any sentence holds. */
function questionStems(text: string): string[] {
  return [...new Set(splitWords(text).filter(isTelling).map(stem))];
}

function isTelling(word: string): boolean {
  return /^[\p{L}\p{N}]/u.test(word) && !EMPTY.has(word);
}

/** Question words stay: "why" and "when" tell questions apart. */
const EMPTY = new Set(
  "a an and are as be by for from in is it its of on or s that the this to was were with".split(
    " ",
  ),
);

/**
 * How similar a question, folded and without names, is to each of the index, by number: the cosine of
 * their TF-IDF vectors, 0 to 1 and a little more. What pages say for a reader's word counts by a half.
 */
export function matchQuestions(
  { sentences, norms, postings }: QuestionIndex,
  text: string,
): Float32Array {
  const scores = new Float32Array(sentences.length);
  const own = questionStems(text);
  const weigh = (word: string) => idf(postings, sentences.length, word);
  const norm = Math.hypot(...own.map(weigh)) || 1;
  const related = new Set(readTerms(text).flatMap(({ others }) => others));
  const add = (word: string, counts: number) => {
    const weight = (counts * weigh(word) ** 2) / norm;
    for (const number of postings.get(word) ?? []) {
      scores[number] = (scores[number] ?? 0) + weight / (norms[number] || 1);
    }
  };
  for (const word of own) add(word, 1);
  for (const word of related) if (!own.includes(word)) add(word, RELATED);
  return scores;
}

const RELATED = 0.5;
