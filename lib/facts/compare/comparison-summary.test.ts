import { expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import { comparisonSummary } from "./comparison-summary";

const seeded = readSeedContent().peptides;
const summaryOf = (...ids: number[]) =>
  comparisonSummary(
    ids.flatMap((id) => {
      const peptide = seeded.get(id);
      return peptide ? [{ ...peptide, id, updatedAt: "2026-11-24T00:00:00.000Z" }] : [];
    }),
    false,
  );

it("says which of three share a target where no target is common to all", () => {
  const summary = summaryOf(10, 12, 13);
  expect(summary).toMatch(
    /No recorded target is common to all three; Sermorelin and CJC-1295 \(with DAC\) share [^;]*GHRH/,
  );
  expect(summary).not.toContain("They share no recorded target");
});

it("says it of two that share none, and of all that share one", () => {
  expect(summaryOf(10, 13)).toContain("They share no recorded target.");
  expect(summaryOf(10, 11, 12)).toMatch(/Targets in common: [^.]*GHRH/);
});

it("says which share a condition studied in people", () => {
  expect(summaryOf(1, 36, 81)).toMatch(
    /No recorded condition studied in people is common to all three; \S+ and \S+ share /,
  );
});
