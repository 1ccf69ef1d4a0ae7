import { describe, expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import { factLists } from "./fact-lists";
import { factTables } from "./fact-tables";
import { estimateText, figure, halfLifeText, isSaidIn } from "./fact-words";
import { factsInput } from "./facts-input";
import { glanceRows } from "./glance";
import { numberSources } from "./source-numbers";

const source = { title: "T", publisher: "P", url: "https://example.org/", checked: "2026-11-22" };
const facts = (values: object) =>
  factsInput.parse({ sources: { one: source, two: source }, ...values });
const approval = {
  agency: "FDA",
  state: "current",
  indication: "Obesity",
  conditions: ["obesity"],
  routes: ["oral"],
  source: "one",
};
const allLinesOf = (values: object, term: string) =>
  glanceRows(facts(values)).find((row) => row.term === term)?.lines;
/** Without the ids of facts. */
const linesOf = (values: object, term: string) =>
  allLinesOf(values, term)?.map(({ fact: _, ...line }) => line);

describe("the glance", () => {
  it("gives each agency one line a state, with its first year and that year's source", () => {
    const approvals = [
      { ...approval, date: "2021" },
      { ...approval, date: "2017-12-05", source: "two" },
      { ...approval, state: "withdrawn", date: "2001", ended: "2008" },
      { ...approval, agency: "EMA", state: "under_review" },
    ];
    expect(linesOf({ approvals }, "Status")).toEqual([
      { text: "FDA: approved since 2017", sources: ["two"], href: "/approvals#2010s" },
      { text: "FDA: withdrawn in 2008", sources: ["one"], href: "/approvals#2000s" },
      { text: "EMA: under review", sources: ["one"], href: "/approvals#undecided" },
    ]);
    expect(linesOf({}, "Status")).toEqual([{ text: "No approval recorded", sources: [] }]);
  });

  it("names the fact of a line that stands nowhere else on the page", () => {
    const sport = { status: "not listed", basis: "none", year: 2026, source: "one" };
    expect(allLinesOf({ sport }, "In sport")?.[0]?.fact).toMatch(/^[\da-f]{8}$/);
    expect(allLinesOf({ approvals: [approval] }, "Status")?.[0]?.fact).toBeUndefined();
  });

  it("gives the highest phase of what is not approved, and none otherwise", () => {
    const development = [
      { condition: "obesity", phase: "2/3", state: "ongoing", source: "two" },
      { condition: "mash", phase: "2", state: "unknown", source: "one" },
    ];
    const href = "/conditions/obesity";
    const lines = [{ text: "Phase 2/3: Obesity, ongoing", sources: ["two"], href }];
    expect(linesOf({ development }, "Highest phase")).toEqual(lines);
    expect(linesOf({ development, approvals: [approval] }, "Highest phase")).toBeUndefined();
  });

  it("gives labelled routes before others, and half-lives in people before those in animals", () => {
    const administrations = [
      { route: "oral", setting: "animals", source: "one" },
      { route: "subcutaneous", setting: "labelled", schedule: "once weekly", source: "one" },
      { route: "subcutaneous", setting: "labelled", schedule: "once weekly", source: "two" },
    ];
    expect(linesOf({ administrations }, "Routes")).toEqual([
      { text: "Subcutaneous, once weekly", sources: ["one", "two"] },
    ]);
    const halfLife = { low: 1, unit: "weeks", species: "people", route: "oral", source: "one" };
    const halfLives = [{ ...halfLife, species: "rats" }, halfLife];
    expect(linesOf({ halfLives }, "Half-life")).toEqual([
      { text: "1 week (oral, people)", sources: ["one"] },
    ]);
  });

  it("says what no source could name beside the targets that some do", () => {
    const noDirectTarget = { text: "The receptor is open.", source: "two" };
    const targets = [{ target: "telomerase", action: "expression raised", source: "one" }];
    const open = { text: "No direct target established", sources: ["two"] };
    expect(linesOf({ noDirectTarget }, "Targets")).toEqual([open]);
    expect(linesOf({ targets, noDirectTarget }, "Targets")).toEqual([
      {
        text: "Telomerase (TERT), expression raised",
        sources: ["one"],
        href: "/targets/TERT",
      },
      open,
    ]);
    const [pharmacology] = factLists(facts({ noDirectTarget }));
    expect(pharmacology?.items).toEqual([
      {
        term: "Targets",
        lines: [
          {
            text: `${open.text}. The receptor is open.`,
            sources: ["two"],
            fact: expect.any(String),
          },
        ],
      },
    ]);
  });
});

it("numbers sources in the order in which facts name them", () => {
  const sport = { status: "not listed", basis: "none", year: 2026, source: "one" };
  const approvals = [{ ...approval, source: "two" }];
  const numbered = numberSources(facts({ approvals, sport }));
  expect(numbered.map(({ number, key }) => `${number} ${key}`)).toEqual(["1 two", "2 one"]);
});

it("writes figures with one number of decimals, a true minus and their interval", () => {
  expect(figure(-12345.5)).toBe("−12,345.5");
  expect(halfLifeText({ low: 2, high: 3.5, unit: "hours" } as never)).toBe("2 to 3.5 hours");
  const estimate = { measure: "hazard ratio", of: "a against b", value: 0.8, unit: "" } as const;
  expect(estimateText({ ...estimate, low: 0.72, high: 0.9 })).toBe(
    "Hazard ratio, a against b: 0.80 (0.72 to 0.90)",
  );
  expect(isSaidIn("a ratio of 0.8", estimate)).toBe(true);
  expect(isSaidIn("a ratio of 0.8", { ...estimate, low: 0.72, high: 0.9 })).toBe(false);
});

it("gives every fact of every peptide a source, and every mark a number", () => {
  for (const [id, { facts: own }] of readSeedContent().peptides) {
    if (!own) throw new Error(`Peptide ${id} has no facts`);
    const known = new Set(numberSources(own).map(({ key }) => key));
    const lines = [
      ...glanceRows(own).flatMap((row) => row.lines),
      ...factTables(own).flatMap(({ rows }) => rows.flat(2)),
    ];
    for (const { sources = [] } of lines) {
      for (const key of sources) expect(known, `${id}`).toContain(key);
    }
  }
});
