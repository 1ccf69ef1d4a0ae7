import { describe, expect, it } from "vitest";
import type { PeptideFacts } from "@/lib/facts/facts-schema";
import { checkContent } from "./check-content";
import type { DataFiles } from "./content";
import {
  add,
  articleOf,
  articlesOf,
  expectOnly,
  PAPER,
  peptideOf,
  SEMAGLUTIDE,
  TIRZEPATIDE,
  takeSample,
} from "./sample";

const FACTS = "facts/036-semaglutide.yaml";
const STEP_1 = "33567185";
const SELECT = "37952131";

const factsOf = (files: DataFiles) => files[FACTS] as PeptideFacts;

function sourceOf(files: DataFiles, key: string) {
  const source = factsOf(files).sources[key];
  if (!source) throw new Error(`No source ${key}`);
  return source;
}

describe("checkPapers on facts", () => {
  it.each<[name: string, plant: (files: DataFiles) => unknown, field: string, problem: string]>([
    [
      "the PMID of another paper on a source",
      (files) =>
        Object.assign(sourceOf(files, "step-1"), {
          title: "A tablet for rats",
          year: 2023,
          pmid: SELECT,
        }),
      "sources.step-1.title",
      "Semaglutide and Cardiovascular Outcomes",
    ],
    [
      "the PMID of a like paper on a source",
      (files) => (sourceOf(files, "step-1").pmid = SELECT),
      "sources.step-1.year",
      `that of PMID ${SELECT} is 2023`,
    ],
    [
      "a source two years from its paper",
      (files) => (sourceOf(files, "step-1").year = 2019),
      "sources.step-1.year",
      `that of PMID ${STEP_1} is 2021`,
    ],
    [
      "an address of another paper",
      (files) => (sourceOf(files, "step-1").url = `https://pubmed.ncbi.nlm.nih.gov/${SELECT}/`),
      "sources.step-1.url",
      `not that of PMID ${STEP_1}`,
    ],
    [
      "a trial two years from its paper",
      (files) => {
        const trial = factsOf(files).trials.find(({ pmid }) => pmid === STEP_1);
        Object.assign(trial ?? {}, { year: 2023 });
      },
      ".year",
      "is 2023",
    ],
    [
      "a mistyped PMID on an outcome",
      (files) => factsOf(files).outcomes[0]?.pmids.push("33567186"),
      "outcomes[0].pmids[1]",
      "33567186 is that of no",
    ],
  ])("reports %s", (_, plant, field, problem) => {
    const files = takeSample();
    plant(files);
    expect(checkContent(files)).toEqual([
      {
        file: FACTS,
        field: expect.stringContaining(field),
        problem: expect.stringContaining(problem),
      },
    ]);
  });

  it("accepts a shortened title, and print a year after the paper", () => {
    const files = takeSample();
    Object.assign(sourceOf(files, "step-1"), {
      title: "STEP 1: semaglutide for obesity",
      year: 2022,
    });
    expect(checkContent(files)).toEqual([]);
  });
});

describe("checkPapers on articles.yaml", () => {
  it("reports a paper whose key is not its PMID", () => {
    const files = takeSample();
    const peptide = peptideOf(files, TIRZEPATIDE);
    articleOf(files).key = "tirzepatide-once-weekly";
    peptide.articles = peptide.articles.map((key) =>
      key === PAPER ? "tirzepatide-once-weekly" : key,
    );
    peptide.research = peptide.research.replaceAll(PAPER, "tirzepatide-once-weekly");
    const field = "tirzepatide-once-weekly.key";
    expectOnly(files, { file: "articles.yaml", field, problem: `is not its PMID ${PAPER}` });
  });

  it("reports a DOI that two papers have", () => {
    const files = takeSample();
    const { doi, pmid: _, ...paper } = articleOf(files);
    articlesOf(files).push({ ...paper, id: 9999, key: "again", doi: doi?.toUpperCase() });
    const peptide = peptideOf(files, SEMAGLUTIDE);
    peptide.articles.push("again");
    add(peptide, "research", "[[again]]");
    expectOnly(files, { file: "articles.yaml", field: "again.doi", problem: "another paper's" });
  });
});
