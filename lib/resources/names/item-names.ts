import "server-only";
import { type CacheTag, cached } from "@/lib/cache";
import { getDatabase } from "@/lib/db/client";
import { fold } from "@/lib/search/fold";
import { MAX_CORRECTED_WORDS, nearWords } from "@/lib/search/near-words";
import type { ItemName } from "./item-name-schema";

const MOST_FOUND = 20;
const MOST_KNOWN = 50_000;

interface Named {
  id: number;
  name: string;
}

/**
 * Items of all collections whose names hold each word of a query, at most twenty: those that are
 * named so first, then those whose name begins so, then by length and name. Where there are none,
 * those with words one or two letters away.
 */
export async function findItemNames(query: string): Promise<ItemName[]> {
  const wanted = toWords(query);
  if (!wanted) return [];
  const lists = await Promise.all(
    Object.entries(collections).map(async ([entity, list]) => {
      const items = await list();
      return items.map((item) => ({ entity, ...item, words: wordsOf(item.name) }));
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
    .slice(0, MOST_FOUND)
    .map(({ words: _, ...item }) => item);
}

/** Folding ten thousand names at each letter that is typed would take longer than finding them. */
function wordsOf(name: string): string {
  const known = knownWords.get(name);
  if (known !== undefined) return known;
  if (knownWords.size >= MOST_KNOWN) knownWords.clear();
  const words = toWords(name);
  knownWords.set(name, words);
  return words;
}

const knownWords = new Map<string, string>();

/** Dashes and the like part words, so that "bpc 157" and "bpc157" are BPC-157. */
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

const named = { id: true, name: true } as const;
const titled = { id: true, title: true } as const;

const collections: Record<string, () => Promise<Named[]>> = {
  peptides: keep("peptides", () => getDatabase().peptide.findMany({ select: named })),
  categories: keep("categories", () => getDatabase().category.findMany({ select: named })),
  research: keep("research", async () =>
    (await getDatabase().article.findMany({ select: titled })).map(toNamed),
  ),
  "educational-videos": keep("videos", async () =>
    (await getDatabase().video.findMany({ select: titled })).map(toNamed),
  ),
  // No public page shows them, so nothing expires with them.
  "dev-items": async () => (await getDatabase().devItem.findMany({ select: titled })).map(toNamed),
};

/** Until something of the collection is saved. */
function keep(tag: CacheTag, read: () => Promise<Named[]>) {
  return cached(`item-names-${tag}`, [tag], read);
}

function toNamed({ id, title }: { id: number; title: string }): Named {
  return { id, name: title };
}
