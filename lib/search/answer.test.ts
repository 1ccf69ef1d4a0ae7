import { expect, it } from "vitest";
import { answerSearch, MAX_SHOWN } from "./answer";
import { createSearch } from "./search";
import { type SearchEntry, textFields } from "./search-entry";

const MANY = MAX_SHOWN + 30;
const entries: SearchEntry[] = Array.from({ length: MANY }, (_, at) => ({
  id: at + 1,
  name: `Peptide ${at + 1}`,
  categoryIds: [at % 2],
  synonyms: [],
  brandNames: [],
  letters: null,
  mass: null,
  texts: textFields.map(() => ""),
}));
const search = await createSearch(entries);
const answer = (query: string, isWhole = false) =>
  answerSearch(entries, search, { query, category: null, isWhole });

it.each(["", "peptide"])("shows the first of many for %j, and all when asked to", (query) => {
  expect(answer(query).total).toBe(MANY);
  expect(answer(query).ids).toHaveLength(MAX_SHOWN);
  expect(new Set(answer(query, true).ids)).toEqual(new Set(entries.map(({ id }) => id)));
});
