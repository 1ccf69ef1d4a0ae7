import { describe, expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import type { FactLine, FactTable } from "../fact-tables";
import { factsInput } from "../facts-input";
import { approvalLanes, approvalTables, countByAgency, listUndated } from "./approvals";
import { numberCollected } from "./collected-sources";
import { conditionTables } from "./condition-tables";
import {
  collectConditions,
  conditionsBeside,
  conditionsOfPaper,
  countApproved,
  findCondition,
  relatedConditionKey,
} from "./conditions";
import type { FactHolder } from "./fact-holder";
import { SPORT_CLASSES, sportTables } from "./sport";
import { collectTargets, findCollectedTarget, targetTables } from "./targets";

const source = { title: "T", publisher: "P", url: "https://example.org/", checked: "2026-11-22" };

function holder(id: number, values: object, conditions: string[] = []): FactHolder {
  return {
    id,
    name: `Peptide ${id}`,
    evidenceTier: null,
    conditions,
    facts: factsInput.parse({
      sources: { one: source, two: { ...source, url: "https://example.org/two" } },
      ...values,
    }),
  };
}

const approval = {
  agency: "FDA",
  state: "current",
  indication: "Weight management",
  conditions: ["obesity"],
  routes: ["oral"],
  source: "one",
};
const trial = {
  name: "T1",
  design: "Randomised",
  participants: 1200,
  population: "Adults",
  comparator: "placebo",
  conditions: ["obesity"],
  state: "completed",
  outcome: "Body weight",
  result: "Weight fell.",
  source: "one",
};
const finding = {
  outcome: "body-weight",
  conditions: ["obesity"],
  inWhom: "people",
  direction: "better",
  source: "one",
};
const textsOf = (tables: FactTable[]) =>
  tables.map(({ title, rows }) => [
    title,
    rows.map((cells) => cells.map((lines) => lines.map(({ text }) => text))),
  ]);

describe("conditions", () => {
  const peptides = [
    holder(1, { outcomes: [{ ...finding, inWhom: "animals" }] }),
    holder(2, { approvals: [{ ...approval, state: "withdrawn", ended: "2010" }] }),
    holder(3, { approvals: [{ ...approval, state: "refused" }] }),
    holder(4, { approvals: [approval], trials: [{ ...trial, conditions: ["mash"] }] }),
    holder(5, { trials: [{ ...trial, conditions: ["healthy-volunteers"] }] }, [
      "Overweight (people)",
      "Appetite (people)",
    ]),
    holder(6, {
      development: [{ condition: "obesity", phase: "3", state: "ongoing", source: "one" }],
    }),
    holder(7, {
      development: [
        { condition: "obesity", phase: "preclinical", state: "unknown", source: "one" },
      ],
    }),
  ];
  const conditions = collectConditions(peptides);
  const obesity = findCondition(conditions, "obesity");

  it("are those of facts and of related conditions, by name, without populations", () => {
    expect(conditions.map(({ key }) => key)).toEqual(["mash", "obesity"]);
  });

  it("tell how far each peptide came for the condition, strongest first", () => {
    expect(obesity?.entries.map(({ peptide, standing }) => [peptide.id, standing])).toEqual([
      [4, "approved"],
      [2, "former"],
      [6, "people"],
      [3, "people"],
      [7, "laboratory"],
      [1, "laboratory"],
      [5, "named"],
    ]);
    expect(obesity && countApproved(obesity)).toBe(1);
    const mash = findCondition(conditions, "mash");
    expect(mash?.entries.map(({ standing }) => standing)).toEqual(["people"]);
  });

  it("are found by a synonym's slug in any case, if one of them has it", () => {
    expect(findCondition(conditions, "Weight-Loss")).toBe(obesity);
    expect(findCondition(conditions, "acromegaly")).toBeNull();
    expect(findCondition(conditions, "healthy-volunteers")).toBeNull();
  });

  it("say a size once where a trial from the same source says it", () => {
    const sized = { ...finding, size: "−12 %" };
    const [told] = collectConditions([
      holder(1, {
        approvals: [{ ...approval, date: "2020" }],
        trials: [trial],
        outcomes: [sized, { ...sized, source: "two", size: "−10 %" }],
      }),
    ]);
    expect(told && textsOf(conditionTables(told))).toEqual([
      [
        "Approved now",
        [
          [
            ["Peptide 1"],
            ["FDA: approved since 2020", "Weight management"],
            ["T1: 1,200 people", "Weight fell."],
            ["In people", "Body weight: better", "−10 %"],
          ],
        ],
      ],
    ]);
  });
});

describe("targets", () => {
  const target = { target: "glp-1-receptor", source: "one" };
  const targets = collectTargets([
    holder(2, { targets: [{ ...target, action: "antagonist" }] }),
    holder(1, { targets: [{ ...target, action: "agonist" }], approvals: [approval] }),
    holder(3, { targets: [{ ...target, target: "dna", action: "unknown" }] }),
  ]);

  it("have their gene as symbol, else their key, and are found in other spellings", () => {
    expect(targets.map(({ symbol }) => symbol)).toEqual(["dna", "GLP1R"]);
    const receptor = targets[1];
    for (const symbol of ["GLP1R", "glp1r", "glp-1-receptor", "GLP-1R"]) {
      expect(findCollectedTarget(targets, symbol), symbol).toBe(receptor);
    }
    expect(findCollectedTarget(targets, "gcgr")).toBeNull();
  });

  it("list peptides by action, each with its conditions in people", () => {
    const receptor = findCollectedTarget(targets, "GLP1R");
    expect(receptor && textsOf(targetTables(receptor))).toEqual([
      ["Agonists", [[["Peptide 1"], ["No potency recorded"], ["Obesity: approved"]]]],
      ["Antagonists", [[["Peptide 2"], ["No potency recorded"], []]]],
    ]);
  });
});

describe("approvals", () => {
  const peptides = [
    holder(1, {
      approvals: [
        { ...approval, date: "2017-12-05" },
        { ...approval, date: "2015", agency: "EMA", state: "discontinued", ended: "2016" },
      ],
    }),
    holder(2, { approvals: [{ ...approval, date: "2001", state: "withdrawn", ended: "2008-02" }] }),
    holder(3, { approvals: [approval] }),
    holder(4, { approvals: [{ ...approval, state: "refused", date: "2007" }] }),
    holder(5, { approvals: [{ ...approval, date: "1999", state: "withdrawn" }] }),
  ];

  it("begin with the earliest that has a year, whatever became of it", () => {
    expect(approvalLanes(peptides)).toEqual([
      expect.objectContaining({
        id: 1,
        year: 2015,
        agency: "EMA",
        group: "europe",
        spans: [
          { from: 2017, to: null },
          { from: 2015, to: 2016 },
        ],
        end: null,
      }),
      expect.objectContaining({
        id: 2,
        group: "us",
        spans: [{ from: 2001, to: 2008 }],
        end: { word: "withdrawn", year: 2008 },
      }),
      // Of what ended in an unknown year no span is drawn.
      expect.objectContaining({ id: 5, spans: [], end: { word: "withdrawn", year: null } }),
    ]);
    expect(listUndated(peptides).map(({ id }) => id)).toEqual([3]);
  });

  it("are all in the table, by decade, newest first, without a guessed year", () => {
    expect(textsOf(approvalTables(peptides))).toEqual([
      [
        "2010s",
        [
          [["Peptide 1"], ["FDA", "Approved"], ["Weight management", "Oral, 5 December 2017"]],
          [
            ["Peptide 1"],
            ["EMA", "Discontinued"],
            ["Weight management", "Oral, 2015, discontinued 2016"],
          ],
        ],
      ],
      [
        "2000s",
        [
          [
            ["Peptide 2"],
            ["FDA", "Withdrawn"],
            ["Weight management", "Oral, 2001, withdrawn February 2008"],
          ],
        ],
      ],
      ["1990s", [[["Peptide 5"], ["FDA", "Withdrawn"], ["Weight management", "Oral, 1999"]]]],
      ["No year recorded", [[["Peptide 3"], ["FDA", "Approved"], ["Weight management", "Oral"]]]],
      [
        "Refused or under review",
        [[["Peptide 4"], ["FDA", "Refused"], ["Weight management", "Oral, 2007"]]],
      ],
    ]);
    expect(countByAgency(peptides)).toEqual([{ agency: "FDA", count: 2 }]);
  });
});

describe("links of pages to conditions", () => {
  const from = (text: string) => relatedConditionKey(text);

  it("lead from what is narrower to the term", () => {
    expect(from("Growth hormone deficiency in children (people)")).toBe(
      "growth-hormone-deficiency",
    );
    expect(from("Overweight with related illness (people)")).toBe("obesity");
    expect(from("Knee osteoarthritis with obesity (people)")).toBe("knee-osteoarthritis");
    expect(from("Cardiovascular risk in type 2 diabetes (people)")).toBeNull();
    expect(from("Visceral obesity in HIV (people)")).toBe("hiv-associated-lipodystrophy");
  });

  it("are complete on the page of every peptide", () => {
    for (const [id, { facts, conditions }] of readSeedContent().peptides) {
      if (!facts) throw new Error(`Peptide ${id} has no facts`);
      const keys = [...conditions.map(from), ...conditionsBeside({ facts, conditions })];
      const named = [
        ...facts.approvals.flatMap((approval) => approval.conditions),
        ...facts.development.map(({ condition }) => condition),
        ...facts.trials.flatMap((trial) => trial.conditions),
        ...facts.outcomes.flatMap((outcome) => outcome.conditions),
      ].filter((key) => key !== "healthy-volunteers");
      for (const key of named) expect(keys, `${id}`).toContain(key);
      expect(new Set(conditionsBeside({ facts, conditions })).size).toBe(
        conditionsBeside({ facts, conditions }).length,
      );
    }
  });

  it("lead from a paper to what facts say from it", () => {
    const semaglutide = readSeedContent().peptides.get(36)?.facts;
    if (!semaglutide) throw new Error("Semaglutide has no facts");
    expect(conditionsOfPaper("33567185", semaglutide)).toContain("obesity");
    expect(conditionsOfPaper("10000", semaglutide)).toEqual([]);
  });
});

describe("sport", () => {
  const sport = { basis: "named", year: 2026, source: "one", note: "Named." };
  const always = { ...sport, status: "prohibited at all times" };

  it("goes class by class, and those of one reason share a row", () => {
    const tables = sportTables([
      holder(1, { sport: { ...sport, status: "not listed", basis: "none" } }),
      holder(2, { sport: { ...always, class: "S4.4.1" } }),
      holder(3, { sport: { ...always, class: "S2.2" } }),
      holder(4, { sport: { ...always, class: "S2.2", source: "two" } }),
      holder(5, { sport: { ...sport, status: "prohibited in males", class: "S2.2" } }),
      holder(6, { sport: { ...always, class: "S0", basis: "S0" } }),
      holder(7, { sport: { ...sport, status: "monitored", basis: "none" } }),
    ]);
    expect(tables.map(({ id, rows }) => [id, rows.length])).toEqual([
      ["s0", 1],
      ["s2-2", 2],
      ["s4-4-1", 1],
      ["monitored", 1],
      ["not-listed", 1],
    ]);
    const [alike] = tables[1]?.rows ?? [];
    expect(alike?.map((lines) => lines.map(({ text }) => text))).toEqual([
      ["Peptide 3", "Peptide 4"],
      ["Prohibited at all times", "Named in the list", "List of 2026"],
      ["Named."],
    ]);
    expect(alike?.[2]?.[0]?.sources).toEqual(["3:one", "4:two"]);
  });

  it("names a class as a source of the facts does", () => {
    const titles = [...readSeedContent().peptides.values()].flatMap(({ facts }) =>
      Object.values(facts?.sources ?? {}).map(({ title }) => title.toLowerCase()),
    );
    for (const [section, name] of Object.entries(SPORT_CLASSES)) {
      const isNamed = (title: string) =>
        title.includes(section.toLowerCase()) && title.includes(name.toLowerCase());
      expect(titles.some(isNamed), `${section}: ${name}`).toBe(true);
    }
  });
});

it("what two peptides have from one place, read on one day, is one source", () => {
  const lines: FactLine[] = [
    { text: "a", sources: ["1:two", "2:one"] },
    { text: "b", sources: ["3:one", "1:two", "9:one"] },
  ];
  const { sources, numbers } = numberCollected(lines, [
    holder(1, {}),
    holder(2, {}),
    holder(3, {}),
  ]);
  expect(sources.map(({ number, source: { url } }) => [number, url])).toEqual([
    [1, "https://example.org/two"],
    [2, "https://example.org/"],
  ]);
  expect([...numbers]).toEqual([
    ["1:two", 1],
    ["2:one", 2],
    ["3:one", 2],
  ]);
});
