import "server-only";
import { createHash } from "node:crypto";
import { cached } from "@/lib/cache";
import { readPeptides } from "@/lib/content/peptides/peptide-store";
import type { SearchTexts } from "./peptide-search";
import { searchableText } from "./peptide-text";

export const listSearchTexts = cached(
  "search-texts",
  ["peptides"],
  async (): Promise<SearchTexts> =>
    Object.fromEntries(
      (await readPeptides()).map((peptide) => [peptide.id, searchableText(peptide)]),
    ),
);

/** The searched texts as the file that browsers keep, with a version that changes with them. */
export const getSearchFile = cached("search-file", ["peptides"], async () => {
  const json = JSON.stringify(await listSearchTexts());
  return { json, version: createHash("sha256").update(json).digest("hex").slice(0, 12) };
});

export async function getSearchFileAddress(): Promise<string> {
  return `/search/${(await getSearchFile()).version}.json`;
}
