import { type SearchEntry, textFields } from "./search-entry";
import { type CodedTexts, codeWords, decodeWords } from "./word-codes";

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

/**
 * The rest of the same peptides, in the same order. What is alike stands together, field by field,
 * and so compresses better than peptide by peptide.
 */
export interface TextsFile extends CodedTexts {
  letters: (string | null)[];
  masses: (number | null)[];
  /** A list for each of `textFields`. */
  texts: string[][];
}

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
  return {
    letters: entries.map(({ letters }) => letters),
    masses: entries.map(({ mass }) => mass),
    ...codeWords(textFields.map((_, field) => entries.map(({ texts }) => texts[field] ?? ""))),
  };
}

/** The entries that the files were made of; without texts, by their names alone. */
export function readFiles({ peptides }: NamesFile, texts?: TextsFile): SearchEntry[] {
  const fields = texts ? decodeWords(texts) : [];
  return peptides.map(([id, name, categoryIds, synonyms, brandNames], at) => {
    const letters = texts?.letters[at] ?? null;
    const mass = texts?.masses[at] ?? null;
    const rest = fields.map((ofField) => ofField[at] ?? "");
    return { id, name, categoryIds, synonyms, brandNames, letters, mass, texts: rest };
  });
}
