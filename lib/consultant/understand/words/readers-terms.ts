import { splitWords } from "@/lib/search/words";
import { contentWords, stem } from "../../text/content-words";
import readersWords from "../../vocabulary/readers/readers-words.json";
import { meaningsOf } from "../question-words";

/** A word or a phrase of a reader with what a page may say for it, all as stems. */
export interface ReaderTerm {
  own: string[];
  others: string[];
}

const LONGEST = 5;

/** What a folded text says, phrase by phrase: the longest that the table of readers' words knows, else word by word. */
export function readTerms(text: string): ReaderTerm[] {
  const known = read.get(text);
  if (known) return known;
  const made = findTerms(text);
  if (read.size >= MOST_KEPT) read.clear();
  read.set(text, made);
  return made;
}

/** A question is held against many pages. */
const read = new Map<string, ReaderTerm[]>();
const MOST_KEPT = 200;

function findTerms(text: string): ReaderTerm[] {
  const words = wordStems(text);
  const terms = new Map<string, ReaderTerm>();
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 1 && !table.has(keyOf(words, at, length))) length--;
    const key = keyOf(words, at, length);
    const term = terms.get(key) ?? toTerm(words.slice(at, at + length), key);
    if (term.own.length + term.others.length > 0) terms.set(key, term);
    at += length;
  }
  return [...terms.values()];
}

function keyOf(words: string[], at: number, length: number): string {
  return words.slice(at, at + length).join(" ");
}

function toTerm(words: string[], key: string): ReaderTerm {
  const own = words.filter((word) => contentWords(word).length > 0);
  const said = [...(table.get(key) ?? []), ...own.flatMap((word) => meaningsOf(word).slice(1))];
  return { own, others: [...new Set(said)].filter((other) => !own.includes(other)) };
}

function wordStems(text: string): string[] {
  return splitWords(text)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .map(stem);
}

/** "wears off, fades > half-life duration": what readers say, and what the pages say for it. */
const table = new Map<string, Set<string>>();
for (const entry of readersWords) {
  const [said = "", meant = ""] = entry.split(" > ");
  for (const phrase of said.split(", ")) {
    const key = wordStems(phrase).join(" ");
    table.set(key, new Set([...(table.get(key) ?? []), ...contentWords(meant)]));
  }
}
