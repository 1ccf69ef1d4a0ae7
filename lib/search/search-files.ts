import type { FilterOptions } from "@/lib/facts/filter/fact-filter";
import type { FactRecord } from "@/lib/facts/filter/fact-record";
import { type SearchEntry, textFields } from "./search-entry";
import type { SearchTerm } from "./term-search";
import { type CodedTexts, codeWords, decodeWords } from "./word-codes";

/** Names and other short data, loaded first: all that suggestions need. */
export interface NamesFile {
  peptides: [
    id: number,
    name: string,
    categoryIds: number[],
    synonyms: string[],
    brandNames: string[],
  ][];
  categories: [id: number, name: string][];
  articles: [id: number, title: string][];
  /** An empty slug is the key. */
  terms: [
    kind: SearchTerm["kind"],
    key: string,
    slug: string,
    name: string,
    ...synonyms: string[],
  ][];
}

/**
 * The texts of the same peptides, in the same order. Grouped by field, which compresses better than by
 * peptide.
 */
export interface TextsFile extends CodedTexts {
  letters: (string | null)[];
  masses: (number | null)[];
  /** One list per entry of `textFields`. */
  texts: string[][];
}

export function toNamesFile(
  entries: readonly SearchEntry[],
  categories: readonly { id: number; name: string }[],
  articles: readonly { id: number; title: string }[],
  terms: readonly SearchTerm[],
): NamesFile {
  return {
    peptides: entries.map(({ id, name, categoryIds, synonyms, brandNames }) => [
      id,
      name,
      categoryIds,
      synonyms,
      brandNames,
    ]),
    categories: categories.map(({ id, name }) => [id, name]),
    articles: articles.map(({ id, title }) => [id, title]),
    terms: terms.map(({ kind, key, slug, name, synonyms }) => [
      kind,
      key,
      slug === key ? "" : slug,
      name,
      ...synonyms,
    ]),
  };
}

export function toTextsFile(entries: readonly SearchEntry[]): TextsFile {
  return {
    letters: entries.map(({ letters }) => letters),
    masses: entries.map(({ mass }) => mass),
    ...codeWords(textFields.map((_, field) => entries.map(({ texts }) => texts[field] ?? ""))),
  };
}

/** What filters need. */
export interface FactsFile {
  records: FactRecord[];
  options: FilterOptions;
}

export function readTerms({ terms }: NamesFile): SearchTerm[] {
  return terms.map(([kind, key, slug, name, ...synonyms]) => ({
    kind,
    key,
    slug: slug || key,
    name,
    synonyms,
  }));
}

/** Restores the entries from the files; without the texts file, only their names. */
export function readFiles({ peptides }: NamesFile, texts?: TextsFile): SearchEntry[] {
  const fields = texts ? decodeWords(texts) : [];
  return peptides.map(([id, name, categoryIds, synonyms, brandNames], at) => {
    const letters = texts?.letters[at] ?? null;
    const mass = texts?.masses[at] ?? null;
    const rest = fields.map((ofField) => ofField[at] ?? "");
    return { id, name, categoryIds, synonyms, brandNames, letters, mass, texts: rest };
  });
}
