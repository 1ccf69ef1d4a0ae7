import { type Answer, answerSearch } from "@/lib/search/answer";
import type { PeptideSearch } from "@/lib/search/peptide-search";
import { createNameSearch, createSearch } from "@/lib/search/search";
import { type NamesFile, readFiles, type TextsFile } from "@/lib/search/search-files";

export type AnswerSearch = (search: PeptideSearch) => Answer;

export function searchNames(names: NamesFile): AnswerSearch {
  const entries = readFiles(names);
  const search = createNameSearch(entries);
  return (asked) => answerSearch(entries, search, asked);
}

/** Yields to the event loop while the texts are indexed, which takes a few frames. */
export async function searchTexts(names: NamesFile, texts: TextsFile): Promise<AnswerSearch> {
  const entries = readFiles(names, texts);
  const search = await createSearch(entries, () => new Promise((resolve) => setTimeout(resolve)));
  return (asked) => answerSearch(entries, search, asked);
}
