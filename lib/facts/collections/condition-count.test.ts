import { expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import { toFactRecord } from "../filter/fact-record";
import { conditionCountText } from "./condition-count";
import { collectConditions } from "./conditions";

const holders = [...readSeedContent().peptides].map(([id, peptide]) => ({
  ...peptide,
  id,
  updatedAt: "2026-11-24T00:00:00.000Z",
}));
const conditions = collectConditions(holders);

it("counts those with a recorded study as the filter of the database does", () => {
  const records = holders.map(({ id, facts }) =>
    toFactRecord({ id, evidenceTier: null, averageMass: null, chain: null, facts: facts ?? null }),
  );
  for (const condition of conditions) {
    const found = records.filter((record) => Object.hasOwn(record.conditions, condition.key));
    const text = conditionCountText(condition);
    if (found.length === 0) expect(text, condition.key).toMatch(/^\d+ peptides?, only named$/);
    else expect(text, condition.key).toMatch(new RegExp(`^${found.length} peptides?(,|;|$)`));
  }
});

it("tells approved ones, and those that a page only names", () => {
  const textOf = (wanted: string) => {
    const found = conditions.find(({ key }) => key === wanted);
    return found && conditionCountText(found);
  };
  expect(textOf("obesity")).toMatch(/^\d+ peptides, \d+ approved; 1 more only named$/);
  expect(textOf("benign-prostatic-hyperplasia")).toBe("1 peptide, only named");
});
