import { expect, it } from "vitest";
import type { PeptideFile } from "../seed/data-files";
import { checkContent } from "./check-content";
import { content, expectOnly, peptideOf, TIRZEPATIDE, takeSample } from "./sample";

const RETATRUTIDE = "peptides/002-retatrutide.yaml";
const problem = {
  file: RETATRUTIDE,
  field: "warnings",
  problem: "does not say what holds in sport",
};

function sampleWith(change: (warnings: string) => string) {
  const files = takeSample([RETATRUTIDE]);
  const peptide = peptideOf(files, RETATRUTIDE);
  peptide.warnings = change(peptide.warnings);
  return files;
}

it("accepts an investigational peptide's page that names the year of the list", () => {
  expect(checkContent(sampleWith((warnings) => warnings))).toEqual([]);
});

it("reports an investigational peptide's page that says nothing of sport", () => {
  expectOnly(
    sampleWith((warnings) => warnings.replace(/\n?<p>In sport .*<\/p>/, "")),
    problem,
  );
});

it("reports a statement on sport without the year of the list", () => {
  expectOnly(
    sampleWith((warnings) => warnings.replace("2026 Prohibited List", "Prohibited List")),
    problem,
  );
});

it.each(["research only", "cosmetic ingredient; research only as a drug"])(
  "asks the same of a peptide that is %s",
  (status) => {
    const files = sampleWith((warnings) => warnings.replace("2026 Prohibited", "Prohibited"));
    peptideOf(files, RETATRUTIDE).facts.regulatoryStatus = status;
    expectOnly(files, problem);
  },
);

it("asks nothing of an approved peptide", () => {
  const files = takeSample();
  expect(peptideOf(files, TIRZEPATIDE).warnings).not.toContain("Prohibited List");
  expect(checkContent(files)).toEqual([]);
});

// Class S0 is for what no authority has approved.
it("puts no peptide with an approval under class S0", () => {
  const peptides = Object.entries(content)
    .filter(([file]) => file.startsWith("peptides/"))
    .map(([, peptide]) => peptide as PeptideFile);
  const approved = peptides.filter(({ evidence }) => evidence.tier === "approved");
  const placed = approved.filter(({ warnings }) => /falls under class S0/.test(warnings));
  expect(approved.length).toBeGreaterThan(40);
  expect(placed.map(({ name }) => name)).toEqual([]);
});
