import "server-only";
import { resources } from "@/lib/content/resources";
import { getRowIndex } from "@/lib/resources/rows/row-index";
import { fold } from "@/lib/search/fold";
import { MAX_CORRECTED_WORDS, nearWords } from "@/lib/search/near-words";
import type { ItemName } from "./item-name-schema";

const MAX_FOUND = 20;
const MAX_CACHED = 50_000;

/**
 * Up to twenty items of all collections whose names contain every word of a query: exact matches
 * first, then names that begin with it, then by length and name. Without a match, names with words
 * one or two letters away.
 */
export async function findItemNames(query: string): Promise<ItemName[]> {
  const wanted = toWords(query);
  if (!wanted) return [];
  const lists = await Promise.all(
    [...resources.values()].map(async (resource) => {
      const { entries } = await getRowIndex(resource);
      return [...entries.values()].map(({ id, name }) => ({
        entity: resource.key,
        id,
        name,
        words: wordsOf(name),
      }));
    }),
  );
  const items = lists.flat();
  const held = items.filter((item) => holds(item.words, wanted));
  return (held.length > 0 ? held : findNearItems(items, wanted))
    .sort(
      (a, b) =>
        rank(a.words, wanted) - rank(b.words, wanted) ||
        a.name.length - b.name.length ||
        a.name.localeCompare(b.name, "en"),
    )
    .slice(0, MAX_FOUND)
    .map(({ words: _, ...item }) => item);
}

/** Cached, since folding ten thousand names on every keystroke takes longer than searching them. */
function wordsOf(name: string): string {
  const known = knownWords.get(name);
  if (known !== undefined) return known;
  if (knownWords.size >= MAX_CACHED) knownWords.clear();
  const words = toWords(name);
  knownWords.set(name, words);
  return words;
}

const knownWords = new Map<string, string>();

/** Punctuation separates words, so that "bpc 157" and "bpc157" match BPC-157. */
function toWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function holds(name: string, wanted: string): boolean {
  const isEachIn = wanted.split(" ").every((word) => name.includes(word));
  return isEachIn || name.replaceAll(" ", "").includes(wanted.replaceAll(" ", ""));
}

function findNearItems<Item extends { words: string }>(items: Item[], wanted: string): Item[] {
  const known = [...new Set(items.flatMap(({ words }) => words.split(" ")))].sort();
  const words = [...new Set(wanted.split(" "))].slice(0, MAX_CORRECTED_WORDS);
  const spellings = words.map((word) => [word, ...nearWords(known, word)]);
  return items.filter(({ words }) =>
    spellings.every((spelled) => spelled.some((word) => words.includes(word))),
  );
}

function rank(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(` ${wanted}`) ? 2 : 3;
}
