import { describe, expect, it } from "vitest";
import { factsInput } from "@/lib/facts/facts-input";
import { readSeedContent } from "@/prisma/seed/data-files";
import { compareFacts } from "./compare-facts";
import { factTitle, listStatedFacts, type StatedPeptide } from "./stated-facts";

const label = { title: "A label", publisher: "An agency", checked: "2026-11-22" };
const approval = {
  agency: "FDA",
  state: "under_review",
  indication: "Obesity",
  conditions: ["obesity"],
  routes: ["oral"],
  source: "label",
} as const;

function peptideWith(facts: object, more: Partial<StatedPeptide> = {}): StatedPeptide {
  const sources = { label: { ...label, url: "https://example.org/label" } };
  return {
    evidenceTier: null,
    regulatoryStatus: null,
    wadaProhibited: null,
    wadaNote: null,
    sequence: null,
    molecularFormula: "",
    averageMass: null,
    cas: null,
    pubchemCid: null,
    facts: factsInput.parse({ sources, ...facts }),
    ...more,
  };
}

const compare = (before: StatedPeptide, after: StatedPeptide) =>
  compareFacts(listStatedFacts(before), listStatedFacts(after));

describe("two states of a peptide", () => {
  it("differ in a fact whose words changed, with the labels that did", () => {
    const [change, ...others] = compare(
      peptideWith({ approvals: [approval] }),
      peptideWith({ approvals: [{ ...approval, state: "current", date: "2026-06" }] }),
    );
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      kind: "approvals",
      name: "FDA: Obesity",
      action: "changed",
      conditions: ["obesity"],
      words: [
        { label: "Status", before: "Under review", after: "Approved" },
        { label: "Date", before: null, after: "June 2026" },
      ],
    });
  });

  it("differ in what was added and removed, also in its place", () => {
    const other = { ...approval, indication: "Type 2 diabetes" };
    const changes = compare(
      peptideWith({ approvals: [approval] }),
      peptideWith({ approvals: [other] }),
    );
    expect(changes.map(({ action, name }) => [action, name])).toEqual([
      ["added", "FDA: Type 2 diabetes"],
      ["removed", "FDA: Obesity"],
    ]);
  });

  it("differ in fields that are facts, such as the tier of evidence", () => {
    const [change] = compare(
      peptideWith({}, { evidenceTier: "human_trials" }),
      peptideWith({}, { evidenceTier: "approved" }),
    );
    expect(change && factTitle(change)).toBe("Evidence tier");
    expect(change?.words).toEqual([
      { label: "Evidence tier", before: "Human trials", after: "Approved medicine" },
    ]);
  });

  it("do not differ in another order, another source or another day of reading", () => {
    const other = { ...approval, agency: "EMA" };
    const before = peptideWith({ approvals: [approval, other] });
    const sources = {
      label: { ...label, checked: "2026-12-24", url: "https://example.org/label" },
      new: { ...label, url: "https://example.org/new" },
    };
    const after = peptideWith({ sources, approvals: [other, { ...approval, source: "new" }] });
    expect(compare(before, after)).toEqual([]);
  });
});

it("gives every fact of the library an id of its own within its peptide, and words", () => {
  for (const [id, peptide] of readSeedContent().peptides) {
    const facts = listStatedFacts(peptide);
    expect(new Set(facts.map((fact) => fact.id)).size, `peptide ${id}`).toBe(facts.length);
    expect(facts.filter(({ says }) => Object.keys(says).length === 0)).toEqual([]);
  }
});

it("keeps ids that were published, the second of two facts alike included", () => {
  const ids = listStatedFacts(peptideWith({ approvals: [approval, approval] }));
  expect(ids.map(({ id }) => id)).toEqual(["04bd1be7", "073f06ec"]);
});
