import { expect, it } from "vitest";
import { type FactRecord, toFactRecord } from "@/lib/facts/filter/fact-record";
import { createTermSearch, type SearchTerm, termHref } from "./term-search";

const obesity: SearchTerm = {
  kind: "condition",
  key: "obesity",
  slug: "obesity",
  name: "Obesity",
  synonyms: ["overweight", "weight management"],
};
const receptor: SearchTerm = {
  kind: "target",
  key: "glp-1-receptor",
  slug: "GLP1R",
  name: "GLP-1 receptor",
  synonyms: ["GLP1R", "incretin receptor"],
};
const nothing = toFactRecord({
  id: 1,
  evidenceTier: null,
  averageMass: null,
  chain: null,
  facts: null,
});
const approval = { agency: "FDA", state: "current", conditions: ["obesity"], routes: [] } as const;
const tried = (phase: "2" | "3") => ({ obesity: { phase, inWhom: ["people" as const] } });
const records: FactRecord[] = [
  nothing,
  { ...nothing, id: 2, conditions: { obesity: { phase: null, inWhom: ["animals"] } } },
  { ...nothing, id: 3, conditions: tried("2"), targets: ["glp-1-receptor"] },
  { ...nothing, id: 4, conditions: tried("3") },
  {
    ...nothing,
    id: 5,
    conditions: tried("3"),
    approvals: [{ ...approval, state: "withdrawn", conditions: ["obesity"], routes: [] }],
  },
  {
    ...nothing,
    id: 6,
    conditions: tried("3"),
    approvals: [{ ...approval, conditions: ["obesity"], routes: [] }],
  },
];
const search = createTermSearch([obesity, receptor], records);

it.each(["overweight", "Weight-Management", "drugs for obesity"])("%j names obesity", (query) => {
  expect(search(query)).toEqual([
    { id: 6, label: "Approved for", text: "Obesity" },
    { id: 5, label: "Approved once for", text: "Obesity" },
    { id: 4, label: "Studied in people for", text: "Obesity" },
    { id: 3, label: "Studied in people for", text: "Obesity" },
    { id: 2, label: "Studied in animals or cells for", text: "Obesity" },
  ]);
});

it.each(["GLP-1 receptors", "glp1r", "incretin receptor"])("%j names a target", (query) => {
  expect(search(query)).toEqual([{ id: 3, label: "Target", text: "GLP-1 receptor" }]);
});

it.each(["", "for", "weight", "obesity in dogs", "constructor"])("%j names nothing", (query) => {
  expect(search(query)).toEqual([]);
});

it("finds a peptide once by words that two terms share", () => {
  const twice = createTermSearch([obesity, { ...obesity, name: "Excess weight" }], records);
  expect(twice("overweight").map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
});

it("leads to the page of a term", () => {
  expect([obesity, receptor].map(termHref)).toEqual(["/conditions/obesity", "/targets/GLP1R"]);
});
