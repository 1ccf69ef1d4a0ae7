import { expect, it } from "vitest";
import { MAX_LISTED } from "@/lib/content/peptides/first-listed";
import { toFactRecord } from "@/lib/facts/filter/fact-record";
import { answerSearch } from "./answer";
import { noSearch, type PeptideSearch } from "./peptide-search";
import { createSearch } from "./search";
import { type SearchEntry, textFields } from "./search-entry";

const MANY = MAX_LISTED + 30;
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
const blank = toFactRecord({
  id: 0,
  evidenceTier: null,
  averageMass: null,
  chain: null,
  facts: null,
});
/** The mass of each is its number. */
const records = new Map(entries.map(({ id }) => [id, { ...blank, id, mass: id }]));
const options = { of: {} };
const { find } = await createSearch(entries);
const ask = (search: Partial<PeptideSearch>) =>
  answerSearch({ entries, records, options, find }, { ...noSearch, ...search });
const answer = (query: string, isWhole = false) => ask({ query, isWhole });

it.each(["", "peptide"])("shows the first of many for %j, and all when asked to", (query) => {
  expect(answer(query).total).toBe(MANY);
  expect(answer(query).ids).toHaveLength(MAX_LISTED);
  expect(new Set(answer(query, true).ids)).toEqual(new Set(entries.map(({ id }) => id)));
});

it("joins query, category and filter, and counts options within the first two", () => {
  const found = ask({ query: "peptide", category: 1, filter: { massTo: 10 } });
  expect(new Set(found.ids)).toEqual(new Set([2, 4, 6, 8, 10]));
  expect(found.counts.status).toEqual({ never: 5 });
  expect(found.loosened).toEqual([]);
  expect(found.criteria).toEqual(["Mass to: 10 g/mol"]);
});

it("without results says what each criterion withholds, most first", () => {
  const none = ask({ query: "Peptide 3", category: 1, filter: { massFrom: 3, massTo: 3 } });
  expect(none.ids).toEqual([]);
  expect(none.loosened[0]).toEqual({ without: "massTo", count: expect.any(Number) });
  expect(none.loosened).toContainEqual({ without: "category", count: 1 });
  expect(none.loosened.map(({ without }) => without)).not.toContain("query");
});

it("does not offer to drop the only criterion", () => {
  expect(ask({ filter: { massFrom: MANY + 1 } }).loosened).toEqual([]);
  expect(ask({ query: "zzzzzz" }).loosened).toEqual([]);
});

it("finds a peptide whose facts are not there unless facts are asked for", () => {
  const bare = { entries, records: new Map(), options, find };
  expect(answerSearch(bare, noSearch).total).toBe(MANY);
  expect(answerSearch(bare, { ...noSearch, filter: { status: "never" } }).total).toBe(0);
});
