import type { SearchEntry } from "./search-entry";

/** Names and other short things, read first: all that the lookup needs. */
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
}

/** The rest of the same peptides, in the same order. */
export type TextsFile = [letters: string | null, mass: number | null, ...texts: string[]][];

export function toNamesFile(
  entries: readonly SearchEntry[],
  categories: readonly { id: number; name: string }[],
  articles: readonly { id: number; title: string }[],
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
  };
}

export function toTextsFile(entries: readonly SearchEntry[]): TextsFile {
  return entries.map(({ letters, mass, texts }) => [letters, mass, ...texts]);
}

/** The entries that the files were made of; without texts, by their names alone. */
export function readFiles({ peptides }: NamesFile, texts?: TextsFile): SearchEntry[] {
  return peptides.map(([id, name, categoryIds, synonyms, brandNames], at) => {
    const [letters = null, mass = null, ...rest] = texts?.[at] ?? [];
    return { id, name, categoryIds, synonyms, brandNames, letters, mass, texts: rest };
  });
}
