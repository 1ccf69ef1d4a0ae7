import { describe, expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import { factsInput } from "../facts-input";
import { collectConditions } from "./conditions";
import { forestPlots, hasDrawnResults } from "./forest";
import { outcomeMatrix } from "./outcome-matrix";
import { listPeptideEvents } from "./peptide-events";

const source = { title: "T", publisher: "P", url: "https://example.org/", checked: "2026-11-22" };
const trial = {
  name: "T1",
  design: "Randomised",
  population: "Adults",
  comparator: "placebo",
  conditions: ["obesity"],
  state: "completed",
  outcome: "Change in body weight at week 68",
  source: "one",
};
const approval = {
  agency: "FDA",
  state: "current",
  indication: "Weight management",
  conditions: ["obesity"],
  routes: ["subcutaneous"],
  source: "one",
};

function facts(values: object) {
  return factsInput.parse({ sources: { one: source }, ...values });
}

describe("the forest plots", () => {
  const plotsOf = (estimates: object[], outcome = trial.outcome) => {
    const given = facts({ trials: [{ ...trial, outcome, estimates }] });
    return forestPlots([
      { peptide: { id: 36, name: "Semaglutide", facts: given }, trials: given.trials },
    ]);
  };
  const difference = {
    measure: "difference",
    of: "a against b",
    value: -12.4,
    low: -13.4,
    high: -11.5,
  };

  it("draw a figure only where it has an interval, with the figures as text", () => {
    const [plot, ...others] = plotsOf([
      { ...difference, unit: "percentage points" },
      { measure: "change", of: "a", value: -14.9, unit: "%" },
    ]);
    expect(others).toEqual([]);
    expect(plot).toMatchObject({ title: "Difference: body weight", isLog: false, none: 0 });
    expect(plot?.rows).toHaveLength(1);
    expect(plot?.rows[0]).toMatchObject({
      text: "−12.4 percentage points (−13.4 to −11.5)",
      href: expect.stringMatching(/^\/peptides\/36#fact-[\da-f]{8}$/),
    });
  });

  it("never share an axis between units, between quantities, or between ratios and differences", () => {
    const plots = plotsOf([
      { ...difference, unit: "percentage points" },
      { ...difference, unit: "kg" },
      { ...difference, of: "a against b (HbA1c)", unit: "percentage points" },
      { measure: "hazard ratio", of: "a against b", value: 0.8, low: 0.7, high: 0.9, unit: "" },
      {
        measure: "hazard ratio",
        of: "a against b, death",
        value: 0.9,
        low: 0.8,
        high: 1,
        unit: "",
      },
    ]);
    expect(plots.map(({ title, unit, isLog, rows }) => [title, unit, isLog, rows.length])).toEqual([
      ["Difference: body weight", "percentage points", false, 1],
      ["Difference: body weight", "kg", false, 1],
      ["Difference: HbA1c", "percentage points", false, 1],
      ["Hazard ratio", "ratio, logarithmic", true, 2],
    ]);
  });

  it("hold every figure with an interval of the library once, and ratios above zero", () => {
    const holders = [...readSeedContent().peptides].map(([id, peptide]) => ({ ...peptide, id }));
    const all = holders.flatMap((peptide) => peptide.facts?.trials ?? []);
    const intervals = all
      .flatMap(({ estimates }) => estimates)
      .filter(({ low, high }) => low !== undefined && high !== undefined);
    const plots = forestPlots(
      holders.map((peptide) => ({ peptide, trials: peptide.facts?.trials ?? [] })),
    );
    expect(plots.flatMap(({ rows }) => rows)).toHaveLength(intervals.length);
    const drawn = new Set(plots.flatMap(({ rows }) => rows.map(({ peptide }) => peptide.id)));
    const said = holders.filter(({ facts }) => facts && hasDrawnResults(facts));
    expect(new Set(said.map(({ id }) => id))).toEqual(drawn);
    for (const { isLog, rows } of plots) {
      for (const { value, low, high } of rows) {
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        if (isLog) expect(low).toBeGreaterThan(0);
      }
    }
  });
});

describe("the matrix of outcomes", () => {
  const finding = {
    outcome: "body-weight",
    conditions: ["obesity"],
    inWhom: "people",
    direction: "better",
    source: "one",
  };
  const holder = (id: number, outcomes: object[]) => ({
    id,
    name: `Peptide ${id}`,
    evidenceTier: null,
    updatedAt: "2026-11-22T00:00:00.000Z",
    conditions: [],
    facts: facts({ outcomes }),
  });

  it("has a row for each outcome and a column for each kind of study, with marks, counts and links", () => {
    const [obesity] = collectConditions([
      holder(1, [finding, { ...finding, inWhom: "animals", direction: "no difference" }]),
      holder(2, [finding, { ...finding, outcome: "hba1c", direction: "worse" }]),
      holder(3, [{ ...finding, conditions: ["type-2-diabetes"] }]),
    ]);
    const table = obesity && outcomeMatrix(obesity);
    expect(table?.head).toEqual(["Outcome", "People", "Animals", "Cells"]);
    expect(
      table?.rows.map((cells) => cells.map((lines) => lines.map(({ text }) => text).join(", "))),
    ).toEqual([
      ["Body weight", "Better: 2, Peptide 1, Peptide 2", "No difference: 1, Peptide 1", ""],
      [expect.any(String), "Worse: 1, Peptide 2", "", ""],
    ]);
    expect(table?.rows[0]?.[1]).toMatchObject([
      { symbol: "▲" },
      { href: expect.stringMatching(/^\/peptides\/1#fact-[\da-f]{8}$/) },
      { href: expect.stringMatching(/^\/peptides\/2#fact-/) },
    ]);
  });

  it("is left out where nothing was found", () => {
    const [obesity] = collectConditions([{ ...holder(1, []), conditions: ["Obesity"] }]);
    expect(obesity && outcomeMatrix(obesity)).toBeNull();
  });
});

describe("the timeline of a peptide", () => {
  const paper = { id: 7, title: "A first look", journal: "J", year: 1998, date: null };
  const given = facts({
    trials: [
      { ...trial, year: 2021, participants: 1961, phase: "3" },
      { ...trial, name: "T2" },
    ],
    approvals: [
      { ...approval, date: "2021-06-04", brand: "W" },
      { ...approval, agency: "EMA" },
      { ...approval, agency: "TGA", state: "withdrawn", date: "2018", ended: "2023-02" },
      { ...approval, agency: "HC", state: "refused", date: "2019" },
    ],
  });
  const { events, undated } = listPeptideEvents({ id: 36, facts: given }, [
    paper,
    { ...paper, id: 8, title: "RETRACTED: A second look", year: 2005 },
    { ...paper, id: 9, year: null },
  ]);

  it("has what is recorded with a year, oldest first, each with its place", () => {
    expect(events.map(({ kind, date, text }) => `${date} ${kind} ${text}`)).toEqual([
      "1998 paper Paper: A first look",
      "2005 retraction Retracted paper: RETRACTED: A second look",
      "2018 approval Approved, TGA",
      "2019 end Refused, Health Canada",
      "2021 trial Trial: T1",
      "4 June 2021 approval Approved, FDA",
      "February 2023 end Withdrawn, TGA",
    ]);
    expect(events.at(0)?.href).toBe("/research/7");
    expect(events.at(4)?.href).toMatch(/^\/peptides\/36#fact-/);
  });

  it("calls the first of a kind the earliest recorded here, and counts what has no year", () => {
    expect(
      events.map(({ detail }) => detail).filter((detail) => detail.includes("earliest")),
    ).toEqual([
      "J; the earliest paper recorded here",
      "Weight management; the earliest dated approval recorded here",
      "Phase 3, 1,961 people; the earliest trial in people recorded here",
    ]);
    expect(undated).toEqual(["1 approval", "1 trial", "1 paper"]);
  });

  it("is empty where nothing is recorded", () => {
    expect(listPeptideEvents({ id: 1, facts: null }, [])).toEqual({ events: [], undated: [] });
  });
});
