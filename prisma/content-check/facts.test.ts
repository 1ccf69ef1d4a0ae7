import { describe, expect, it } from "vitest";
import { listDueFacts } from "@/lib/facts/due-facts";
import type { PeptideFacts } from "@/lib/facts/facts-schema";
import { SEEDED_PEPTIDES } from "@/tests/support/seeded";
import { readContent } from "./content";
import { measureCoverage } from "./coverage";
import { checkVocabulary } from "./facts";
import { content, expectOnly, peptideOf, SEMAGLUTIDE, takeSample } from "./sample";

const FACTS = "facts/036-semaglutide.yaml";
const CAGRILINTIDE = "peptides/005-cagrilintide.yaml";

const factsOf = (files: ReturnType<typeof takeSample>, file = FACTS) =>
  readContent(files).content.facts.find((facts) => facts.file === file) as PeptideFacts;

/** The sample with the facts of Semaglutide changed. */
function sampleWith(change: (facts: PeptideFacts) => unknown) {
  const files = takeSample();
  const { file: _, ...facts } = factsOf(files) as PeptideFacts & { file: string };
  change(facts);
  files[FACTS] = facts;
  return files;
}

type Fault = [name: string, plant: (facts: PeptideFacts) => void, field: string, problem: string];

describe("checkFacts", () => {
  it.each<Fault>([
    ["an unknown field", (f) => Object.assign(f, { price: 1 }), "", "price"],
    [
      "a malformed PMID",
      (f) => Object.assign(f.trials[1] ?? {}, { pmid: "PMC123" }),
      "trials[1].pmid",
      "Use a PMID",
    ],
    [
      "a malformed registry number",
      (f) => Object.assign(f.trials[1] ?? {}, { registry: ["NCT0354893"] }),
      "trials[1].registry[0]",
      "Use a registry number",
    ],
    [
      "a registry number without a digit",
      (f) => Object.assign(f.trials[1] ?? {}, { registry: ["NCT03548935", "ISRCTN1455278"] }),
      "trials[1].registry[1]",
      "Use a registry number",
    ],
    [
      "a condition of no vocabulary",
      (f) => Object.assign(f.approvals[0] ?? {}, { conditions: ["sugar"] }),
      "approvals[0].conditions[0]",
      'has no "sugar"',
    ],
    [
      "an outcome of no vocabulary",
      (f) => Object.assign(f.outcomes[0] ?? {}, { outcome: "luck" }),
      "outcomes[0].outcome",
      'has no "luck"',
    ],
    [
      "a source that is not there",
      (f) => Object.assign(f.administrations[0] ?? {}, { source: "nowhere" }),
      "administrations[0].source",
      'no source "nowhere"',
    ],
    [
      "an approval that ended before it began",
      (f) =>
        Object.assign(f.approvals[1] ?? {}, { state: "withdrawn", date: "2025", ended: "2024-12" }),
      "approvals[1].ended",
      "before the approval",
    ],
    [
      "an approval after the day of the check",
      (f) => Object.assign(f.approvals[1] ?? {}, { date: "2026-12-01" }),
      "approvals[1].date",
      "after the day",
    ],
    [
      "an estimate outside its interval",
      (f) => Object.assign(f.trials[1]?.estimates[2] ?? {}, { value: -14 }),
      "trials[1].estimates[2].value",
      "outside its interval",
    ],
  ])("reports %s", (_, plant, field, problem) => {
    expectOnly(sampleWith(plant), { file: FACTS, field, problem });
  });

  it("reports a source that no fact names", () => {
    const label = {
      title: "A label",
      publisher: "FDA",
      url: "https://x.org/",
      checked: "2026-11-22",
    };
    expectOnly(
      sampleWith((facts) => Object.assign(facts.sources, { idle: label })),
      { file: FACTS, field: "sources.idle", problem: "named by no fact" },
    );
  });

  it("reports a year of the status that is none of the FDA's", () => {
    const files = takeSample();
    peptideOf(files, SEMAGLUTIDE).facts.regulatoryStatus = "FDA approved (2018)";
    expectOnly(files, { file: FACTS, field: "approvals", problem: "has none of 2018" });
  });

  it("reports the tier approved without an approval, and an approval below it", () => {
    expectOnly(
      sampleWith((facts) => {
        for (const approval of facts.approvals) approval.state = "refused";
      }),
      { file: FACTS, field: "approvals", problem: "holds no approval" },
    );
    const files = takeSample([CAGRILINTIDE]);
    const file = "facts/005-cagrilintide.yaml";
    const facts = structuredClone(files[file]) as PeptideFacts;
    for (const approval of facts.approvals) approval.state = "current";
    expectOnly({ ...files, [file]: facts }, { file, field: "approvals", problem: "tier is human" });
  });

  it("reports a peptide without a fact on sport", () => {
    const problem = { file: FACTS, field: "sport", problem: "is missing" };
    const { [FACTS]: facts, ...files } = takeSample();
    expectOnly(files, problem);
    const { sport: _, ...others } = facts as PeptideFacts;
    const used = sampleWith(() => {});
    const { "wada-monitoring": __, ...sources } = others.sources;
    used[FACTS] = { ...others, sources };
    expectOnly(used, problem);
  });

  it("reports a file of facts under another name than the peptide's", () => {
    const { file: _, ...facts } = structuredClone(factsOf(takeSample())) as PeptideFacts & {
      file: string;
    };
    const files = takeSample();
    expectOnly(
      { ...files, [FACTS]: { ...facts, peptide: 37 } },
      { file: FACTS, field: "peptide", problem: "37 does not begin" },
    );
    const file = "facts/097-other.yaml";
    expectOnly(
      { ...files, [file]: { ...facts, peptide: 97 } },
      { file, field: "", problem: "belongs to no peptide" },
    );
  });
});

describe("the vocabularies", () => {
  it("are those that the site was built with", () => {
    const files = takeSample();
    files["vocabularies/outcomes.z.yaml"] = { luck: { name: "Luck" } };
    expectOnly(files, { file: "vocabularies", field: "", problem: "run npm run facts:vocabulary" });
  });

  it("may not call one term two things", () => {
    const files = takeSample();
    files["vocabularies/conditions.z.yaml"] = { obesity: { name: "Fatness" } };
    const file = "vocabularies/conditions.z.yaml";
    expectOnly(files, { file, field: "obesity", problem: "in another file" });
  });

  it("may not call two terms one thing", () => {
    const terms = structuredClone(readContent(content).content.vocabulary);
    terms.conditions.fatness = { name: "Fatness", synonyms: ["overweight"] };
    expect(checkVocabulary({ ...readContent(content).content, vocabulary: terms })).toContainEqual({
      file: "vocabularies/conditions",
      field: "fatness",
      problem: '"overweight" is a name of obesity too',
    });
  });
});

it("lists what moves and was checked more than six months ago", () => {
  const facts = factsOf(takeSample([CAGRILINTIDE]), "facts/005-cagrilintide.yaml");
  expect(listDueFacts(facts, "2027-05-22")).toEqual([]);
  const due = listDueFacts(facts, "2027-05-23");
  expect(due.map(({ kind }) => kind)).toEqual(["approvals", "development", "development"]);
  expect(due[0]).toMatchObject({ checked: "2026-11-22", name: expect.stringMatching(/^FDA: /) });
});

it("counts the peptides that have each kind of fact", () => {
  const rows = measureCoverage(readContent(content).content);
  expect(rows.find(({ fact }) => fact === "sport")).toEqual({
    fact: "sport",
    has: SEEDED_PEPTIDES,
    of: SEEDED_PEPTIDES,
  });
  const has = (wanted: string) => rows.find(({ fact }) => fact === wanted)?.has ?? 0;
  expect(has("target, or none established")).toBeGreaterThan(has("target"));
  const { facts, ...rest } = readContent(takeSample()).content;
  const without = measureCoverage({ ...rest, facts: facts.slice(1) });
  expect(without[0]).toEqual({ fact: "sport", has: 2, of: 3 });
});
