import { type Answer, answerSearch } from "@/lib/search/answer";
import type { PeptideSearch } from "@/lib/search/peptide-search";
import { createNameSearch, createSearch, type Search } from "@/lib/search/search";
import type { SearchEntry } from "@/lib/search/search-entry";
import {
  type FactsFile,
  type NamesFile,
  readFiles,
  readTerms,
  type TextsFile,
} from "@/lib/search/search-files";
import { createTermSearch, type TermSearch } from "@/lib/search/term-search";

export { FoundResults } from "./found-results";

export type AnswerSearch = (search: PeptideSearch) => Answer;

export function searchNames(names: NamesFile, facts: FactsFile): AnswerSearch {
  const entries = readFiles(names);
  return searchIn(entries, facts, createNameSearch(entries, findTerms(names, facts)));
}

/** Yields to the event loop while the texts are indexed, which takes a few frames. */
export async function searchTexts(
  names: NamesFile,
  facts: FactsFile,
  texts: TextsFile,
): Promise<AnswerSearch> {
  const entries = readFiles(names, texts);
  const search = await createSearch(
    entries,
    () => new Promise((resolve) => setTimeout(resolve)),
    findTerms(names, facts),
  );
  return searchIn(entries, facts, search);
}

function findTerms(names: NamesFile, { records }: FactsFile): TermSearch {
  return createTermSearch(readTerms(names), records);
}

function searchIn(
  entries: SearchEntry[],
  { records: listed, options }: FactsFile,
  { find }: Search,
): AnswerSearch {
  const records = new Map(listed.map((record) => [record.id, record]));
  return (asked) => answerSearch({ entries, records, options, find }, asked);
}
