import "server-only";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import { readCategories } from "@/lib/content/categories/category-store";
import { listAllPeptides } from "@/lib/content/peptides/all-peptides";
import { toPeptideCard } from "@/lib/content/peptides/peptide-card";
import { toRecord } from "@/lib/content/peptides/peptide-records";
import type { Peptide, PeptideCard } from "@/lib/content/peptides/peptide-schema";
import { listAllArticles } from "@/lib/content/research/all-articles";
import { toIds } from "@/lib/content/to-ids";
import type { FilterOptions } from "@/lib/facts/filter/fact-filter";
import { listFilterOptions } from "@/lib/facts/filter/filter-options";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { perItem } from "@/lib/per-item";
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

type SearchFiles = Record<SearchFileKind, SearchFile>;

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
  /** What a browser searches in, made at the first call; null if the library is too large for it. */
  makeFiles: () => Promise<SearchFiles | null>;
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
  const [peptides, categories, articles] = await Promise.all([
    listAllPeptides(),
    readCategories(),
    listAllArticles(),
  ]);
  const entries = peptides.map(entryOf);
  const records = peptides.map(toRecord);
  const options = listFilterOptions(records);
  const recordsById = new Map(records.map((record) => [record.id, record]));
  const terms = listSearchTerms(options);
  const { find } = await createSearch(entries, setImmediate, createTermSearch(terms, records));
  const shown = categories.filter(({ id }) => id !== GENERAL_CATEGORY_ID);
  const namesFile = toNamesFile(entries, shown, articles, terms);
  const lookup = await createLookup(namesFile, setImmediate);
  let files: Promise<SearchFiles | null> | undefined;
  return {
    answer: (asked) => answerSearch({ entries, records: recordsById, options, find }, asked),
    suggest: lookup.suggest,
    cards: new Map(peptides.map((peptide) => [peptide.id, toPeptideCard(peptide)])),
    options,
    makeFiles: () => {
      files ??= toFiles(
        { names: namesFile, facts: { records, options }, texts: toTextsFile(entries) },
        maxBytes,
      );
      return files;
    },
  };
}

const entryOf = perItem((peptide: Peptide) =>
  toSearchEntry({
    ...peptide,
    categoryIds: toIds(peptide.categoryIds),
  }),
);

async function toFiles(
  { names, facts, texts }: { names: NamesFile; facts: FactsFile; texts: TextsFile },
  maxBytes: number,
): Promise<SearchFiles | null> {
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
