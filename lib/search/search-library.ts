import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { cached } from "@/lib/cache";
import { listShownCategories } from "@/lib/content/categories/category-queries";
import type { PeptideCard } from "@/lib/content/peptides/peptide-schema";
import { readPeptideCards, readPeptides } from "@/lib/content/peptides/peptide-store";
import { listArticleCards } from "@/lib/content/research/article-queries";
import { type Answer, answerSearch } from "./answer";
import { createLookup, type Lookup } from "./lookup";
import type { PeptideSearch } from "./peptide-search";
import { createSearch } from "./search";
import { toNamesFile, toTextsFile } from "./search-files";
import { toSearchEntry } from "./to-search-entry";

/**
 * As many bytes of names and texts, compressed, as a browser may be asked to load. A larger library
 * is searched on the server at every keystroke.
 */
export const MAX_SEARCH_FILES_BYTES = 256 * 1024;

interface SearchFile {
  json: string;
  /** Changes with the content. */
  version: string;
}

export interface SearchLibrary {
  answer: (search: PeptideSearch) => Answer;
  suggest: Lookup["suggest"];
  /** What a card shows, by id; in the order of names. */
  cards: Map<number, PeptideCard>;
  /** Null where the library is too large for a browser. */
  files: { names: SearchFile; texts: SearchFile } | null;
}

/**
 * The library as it is searched, built from the database once and again after each save. It stays
 * in memory: it is larger than what the cache keeps, and a cached copy would have to be read anew
 * for every query.
 */
export async function getSearchLibrary(): Promise<SearchLibrary> {
  const edition = await getEdition();
  if (held.amideSearchLibrary?.edition !== edition) {
    const built = buildSearchLibrary();
    held.amideSearchLibrary = { edition, built };
    built.catch(() => {
      if (held.amideSearchLibrary?.built === built) held.amideSearchLibrary = undefined; // The next request tries again.
    });
  }
  return held.amideSearchLibrary.built;
}

export async function buildSearchLibrary(
  maxBytes = MAX_SEARCH_FILES_BYTES,
): Promise<SearchLibrary> {
  const [peptides, cards, categories, articles] = await Promise.all([
    readPeptides(),
    readPeptideCards(),
    listShownCategories(),
    listArticleCards(),
  ]);
  const entries = peptides.map((peptide) =>
    toSearchEntry({
      ...peptide,
      categoryIds: peptide.categoryIds.split(",").filter(Boolean).map(Number),
    }),
  );
  const search = await createSearch(entries, setImmediate);
  const namesFile = toNamesFile(entries, categories, articles);
  const lookup = await createLookup(namesFile, setImmediate);
  const names = toFile(namesFile);
  const texts = toFile(toTextsFile(entries));
  const bytes = (await compressedSize(names.json)) + (await compressedSize(texts.json));
  return {
    answer: (asked) => answerSearch(entries, search, asked),
    suggest: lookup.suggest,
    cards: new Map(cards.map((card) => [card.id, card])),
    files: bytes <= maxBytes ? { names, texts } : null,
  };
}

/** Of what the build shares between pages and routes there is one in a process. */
const held = globalThis as typeof globalThis & {
  amideSearchLibrary?: { edition: string; built: Promise<SearchLibrary> } | undefined;
};

/** A mark that lasts until something that is searched is saved. */
const getEdition = cached("search-edition", ["peptides", "categories", "research"], async () =>
  randomUUID(),
);

function toFile(content: unknown): SearchFile {
  const json = JSON.stringify(content);
  return { json, version: createHash("sha256").update(json).digest("hex").slice(0, 12) };
}

async function compressedSize(text: string): Promise<number> {
  return (await promisify(gzip)(text)).byteLength;
}
