import { describe, expect, it } from "vitest";
import type { PeptideFacts } from "@/lib/facts/facts-schema";
import type { PeptideFile } from "../seed/data-files";
import { checkContent } from "./check-content";
import { add, content, expectOnly, peptideOf, takeSample } from "./sample";

const PRAMLINTIDE = "peptides/008-pramlintide.yaml";
const GHRP_2 = "peptides/014-ghrp-2.yaml";
const SELANK = "peptides/024-selank.yaml";
const SERMORELIN = "peptides/010-sermorelin.yaml";
const EPITALON = "peptides/027-epitalon.yaml";

function sampleOf(file: string, change: (peptide: PeptideFile, facts: PeptideFacts) => void) {
  const files = takeSample([file]);
  const factsFile = file.replace("peptides/", "facts/");
  const facts = structuredClone(files[factsFile]) as PeptideFacts;
  change(peptideOf(files, file), facts);
  return { ...files, [factsFile]: facts };
}

describe("checkApprovals", () => {
  it("reports a tier below the studies in people that the facts list", () => {
    const files = sampleOf(EPITALON, (_, { trials }) => {
      if (trials[0]) trials[0].participants = 20;
    });
    expect(peptideOf(files, EPITALON).evidence.tier).toBe("animal");
    expectOnly(files, { file: EPITALON, field: "evidence.tier", problem: "with 20 people" });
  });

  it.each([
    [
      SERMORELIN,
      "FDA approved (1997)",
      'is "FDA approved (1997)", but by the facts it is withdrawn',
    ],
    [PRAMLINTIDE, "FDA approved (2005), discontinued", "but by the facts it is US"],
    [GHRP_2, "approved in Japan", "but by the facts it is diagnostic only"],
    [SELANK, "approved in Russia (2009) and China", "names China, whose approval"],
    [PRAMLINTIDE, "FDA approved (2005); authorised in the EU", "names European Union or EU"],
    [PRAMLINTIDE, "approved in several countries", "does not name the FDA"],
  ])("of %s reports the status %j", (file, status, problem) => {
    const files = sampleOf(file, (peptide) => {
      peptide.facts.regulatoryStatus = status;
    });
    expectOnly(files, { file, field: "facts.regulatoryStatus", problem });
  });

  it.each([
    "FDA approved (2005); refused in the EU",
    "FDA approved (2005); not approved in Japan",
    "FDA approved (2005), application in Canada under review",
  ])("accepts a status that names who did not approve: %s", (status) => {
    const files = sampleOf(PRAMLINTIDE, (peptide) => {
      peptide.facts.regulatoryStatus = status;
    });
    expect(checkContent(files)).toEqual([]);
  });

  it.each([
    "The FDA approved it in 2004.",
    "It was FDA approved (2004) for adults.",
    "The FDA approved Symlin in 2004.",
    "It is approved in the United States (2004).",
    "Approved by the FDA on 16 March 2004, it was new.",
  ])("reports a year that is none of the authority's: %s", (sentence) => {
    const files = sampleOf(PRAMLINTIDE, (peptide) => add(peptide, "description", sentence));
    expectOnly(files, { file: PRAMLINTIDE, field: "description", problem: "gives 2004" });
  });

  it.each([
    "The FDA approved it in 2005.",
    "The FDA asked for a trial in 2004.",
    "It was approved in Japan (2004).",
    "The FDA approved it after a trial of 2004.",
  ])("accepts what it says or cannot decide: %s", (sentence) => {
    const files = sampleOf(PRAMLINTIDE, (peptide) => add(peptide, "description", sentence));
    expect(checkContent(files)).toEqual([]);
  });

  it("leaves years undecided where an approval of the authority has none", () => {
    const files = sampleOf(PRAMLINTIDE, (peptide, { approvals }) => {
      for (const approval of approvals) approval.date = undefined;
      add(peptide, "description", "The FDA approved it in 2004.");
    });
    expect(checkContent(files)).toEqual([]);
  });
});

it("holds for all peptides", () => {
  expect(checkContent(content).map(({ problem }) => problem)).toEqual([]);
});
