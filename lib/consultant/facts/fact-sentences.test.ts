import { expect, it } from "vitest";
import { factsInput } from "@/lib/facts/facts-input";
import { toFactRecord } from "@/lib/facts/filter/fact-record";
import { mergeApprovals } from "./approval-sentences";
import { chainSentences } from "./chain-sentences";
import { toFactPassages } from "./fact-sentences";

const source = { title: "T", publisher: "P", url: "https://example.org/", checked: "2026-11-22" };
const factsOf = (values: object) => factsInput.parse({ sources: { one: source }, ...values });
const sentencesOf = (kind: "trials" | "approvals", values: object) => {
  const facts = factsOf(values);
  const peptide = { id: 5, name: "Examplin", synonyms: [], brandNames: [], sequence: null };
  const record = toFactRecord({ id: 5, evidenceTier: null, averageMass: null, chain: null, facts });
  return toFactPassages(peptide, facts, record).get(kind)?.paragraphs.flat() ?? [];
};

const trial = {
  design: "Open",
  participants: 60,
  population: "Children",
  comparator: "placebo",
  conditions: ["obesity"],
  state: "completed",
  outcome: "Symptoms",
  result: "No difference.",
  source: "one",
};

it.each([
  [{ name: "One dose (1999)", year: 1999 }, "One dose (1999, 60 participants, children; "],
  [
    { name: "Adults (phase 3)", phase: "3", year: 2021 },
    "Adults (phase 3, 2021, 60 participants, children; ",
  ],
  [
    { name: "Gluten challenge (Kelly 2013)", year: 2013 },
    "Gluten challenge (Kelly 2013; 60 participants, children; ",
  ],
  [
    { name: "First trial (two doses)", year: 2011 },
    "First trial (two doses; 2011, 60 participants, children; ",
  ],
  [{ name: "[Pyr1]apelin-13 at rest" }, "[Pyr1]apelin-13 at rest (60 participants, children; "],
])("tells a trial in one bracket: %o", (own, start) => {
  const [sentence] = sentencesOf("trials", { trials: [{ ...trial, ...own }] });
  expect(sentence).toBe(`${start}against placebo): No difference.`);
});

const approval = {
  agency: "OTHER",
  state: "current",
  date: "2008-10-21",
  indication: "Bleeding",
  conditions: ["obesity"],
  routes: ["intravenous"],
  source: "one",
};

it("names the authority that a note names, and says the rest of the note", () => {
  const note = "The agency is Swissmedic, Switzerland. For adults only.";
  expect(sentencesOf("approvals", { approvals: [{ ...approval, note }] })).toEqual([
    "Examplin was approved by Swissmedic, Switzerland on 21 October 2008 for bleeding.",
    "For adults only.",
  ]);
  expect(sentencesOf("approvals", { approvals: [approval] })[0]).toContain("by another authority");
});

it("keeps the approvals of two authorities without a code apart", () => {
  const notes = ["The agency is Swissmedic, Switzerland.", "The agency is that of Ukraine."];
  const { approvals } = factsOf({ approvals: notes.map((note) => ({ ...approval, note })) });
  expect(mergeApprovals("Examplin", approvals)).toHaveLength(2);
});

it("puts the article that a group takes", () => {
  expect(chainSentences("Examplin", "Ac-KE")).toContain(
    "The front end of Examplin carries an acetyl group.",
  );
});
