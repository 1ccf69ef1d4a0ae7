import "server-only";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { listShownCategories } from "@/lib/content/categories/category-queries";
import { toRecord } from "@/lib/content/peptides/peptide-records";
import type { PeptideCard } from "@/lib/content/peptides/peptide-schema";
import { readPeptideCards, readPeptides } from "@/lib/content/peptides/peptide-store";
import { listArticleCards } from "@/lib/content/research/article-queries";
import type { FilterOptions } from "@/lib/facts/filter/fact-filter";
import { listFilterOptions } from "@/lib/facts/filter/filter-options";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { type Answer, answerSearch } from "./answer";
import { createLookup, type Lookup } from "./lookup";
import type { PeptideSearch } from "./peptide-search";
import { createSearch } from "./search";
import {
  type FactsFile,
  type NamesFile,
  type TextsFile,
  toNamesFile,
  toTextsFile,
} from "./search-files";
import { listSearchTerms } from "./search-terms";
import { createTermSearch } from "./term-search";
import { toSearchEntry } from "./to-search-entry";

/**
 * The maximum compressed size of names, facts and texts that a browser loads, in bytes. A larger library is
 * searched on the server at every keystroke.
 */
const MAX_SEARCH_FILES_BYTES = 256 * 1024;

export type SearchFileKind = "names" | "facts" | "texts";

interface SearchFile {
  json: string;
  /** Changes with the content. */
  version: string;
}

export interface SearchLibrary {
  answer: (search: PeptideSearch) => Answer;
  suggest: Lookup["suggest"];
  /** The data of cards by id, in the order of names. */
  cards: Map<number, PeptideCard>;
  /** The conditions and targets that filters can ask for. */
  options: FilterOptions;
  /** Null if the library is too large for a browser. */
  files: Record<SearchFileKind, SearchFile> | null;
}

/**
 * The search index of the library, built once and after each save. Cached in memory, as parsing a cached
 * copy for every query would be too slow.
 */
export const getSearchLibrary = cachedInMemory(
  "search",
  ["peptides", "categories", "research"],
  () => buildSearchLibrary(),
);

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
  const records = peptides.map(toRecord);
  const options = listFilterOptions(records);
  const recordsById = new Map(records.map((record) => [record.id, record]));
  const terms = listSearchTerms(options);
  const { find } = await createSearch(entries, setImmediate, createTermSearch(terms, records));
  const namesFile = toNamesFile(entries, categories, articles, terms);
  const lookup = await createLookup(namesFile, setImmediate);
  return {
    answer: (asked) => answerSearch({ entries, records: recordsById, options, find }, asked),
    suggest: lookup.suggest,
    cards: new Map(cards.map((card) => [card.id, card])),
    options,
    files: await makeFiles(
      { names: namesFile, facts: { records, options }, texts: toTextsFile(entries) },
      maxBytes,
    ),
  };
}

async function makeFiles(
  { names, facts, texts }: { names: NamesFile; facts: FactsFile; texts: TextsFile },
  maxBytes: number,
) {
  const files = { names: toFile(names), facts: toFile(facts), texts: toFile(texts) };
  const contents = Object.values(files);
  // Texts compress to a third or a quarter, so a far too large library need not be compressed.
  if (contents.some(({ json }) => json.length > maxBytes * 6)) return null;
  const zipped = await Promise.all(contents.map(({ json }) => promisify(gzip)(json)));
  return zipped.reduce((bytes, { byteLength }) => bytes + byteLength, 0) <= maxBytes ? files : null;
}

function toFile(content: unknown): SearchFile {
  const json = JSON.stringify(content);
  return { json, version: createHash("sha256").update(json).digest("hex").slice(0, 12) };
}
