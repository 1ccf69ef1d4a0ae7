import { describe, expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import { factLists } from "./fact-lists";
import { factTables } from "./fact-tables";
import { estimateText, figure, halfLifeText, isSaidIn } from "./fact-words";
import { factsInput } from "./facts-input";
import { glanceRows } from "./glance";
import { numberSources, sourceAddress, sourceOrigin } from "./source-numbers";

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
const ended = { state: "withdrawn" };
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
      { text: "FDA: some products withdrawn in 2008", sources: ["one"], href: "/approvals#2000s" },
      { text: "EMA: under review (Obesity)", sources: ["one"], href: "/approvals#undecided" },
    ]);
    expect(linesOf({}, "Status")).toEqual([{ text: "No approval recorded", sources: [] }]);
  });

  it.each([
    ["a generic after the first product", [{ date: "2024" }, { ...ended, date: "2005" }], "2005"],
    ["an undated generic", [{}, { ...ended, date: "1999-07", ended: "2020" }], "1999 or earlier"],
    [
      "what followed at once",
      [{ date: "2008" }, { ...ended, date: "2001", ended: "2008" }],
      "2001",
    ],
    [
      "what followed years later",
      [{ date: "2017" }, { ...ended, date: "2001", ended: "2008" }],
      "2017",
    ],
    ["a brand with further uses", [{ brand: "A", date: "2017" }, { brand: "A" }], "2017"],
    ["two brands, one undated", [{ brand: "A", date: "2017" }, { brand: "B" }], "2017 or earlier"],
    ["what was refused first", [{ date: "2017" }, { state: "refused", date: "2001" }], "2017"],
  ])("counts the first year of %s", (_, approvals, year) => {
    const own = approvals.map((values) => ({ ...approval, ...values }));
    expect(linesOf({ approvals: own }, "Status")?.[0]?.text).toBe(`FDA: approved since ${year}`);
  });

  it("does not call the first of another agency's decisions its first", () => {
    const approvals = [{ ...approval, agency: "TGA", date: "2024-12" }];
    expect(linesOf({ approvals }, "Status")?.[0]?.text).toBe("TGA: approved since 2024 or earlier");
  });

  it("calls an authority without a code by the name that its note gives", () => {
    const other = { ...approval, agency: "OTHER" };
    const note = "The agency is the authority of Thailand; no date is named.";
    const approvals = [{ ...other, note }, other];
    expect(linesOf({ approvals }, "Status")?.map(({ text }) => text)).toEqual([
      "The authority of Thailand: approved",
      "Other authority: approved",
    ]);
    const [table] = factTables(facts({ approvals }));
    expect(table?.rows[0]?.slice(0, 2).map((lines) => lines.map(({ text }) => text))).toEqual([
      ["The authority of Thailand"],
      ["Obesity", "No date is named."],
    ]);
  });

  it("does not take the approval of one country for that of another", () => {
    const national = { ...approval, agency: "EU_NATIONAL" };
    const approvals = [national, { ...national, ...ended, date: "1987", ended: "2012" }];
    expect(linesOf({ approvals }, "Status")?.map(({ text }) => text)).toEqual([
      "EU, national: approved",
      "EU, national: some products withdrawn in 2012",
    ]);
  });

  it("ends with the last product where nothing is approved now", () => {
    const approvals = ["2005", "2012"].map((year) => ({ ...approval, ...ended, ended: year }));
    expect(linesOf({ approvals }, "Status")?.map(({ text }) => text)).toEqual([
      "FDA: withdrawn in 2012",
    ]);
  });

  it("names the fact of a line that stands nowhere else on the page", () => {
    const sport = { status: "not listed", basis: "none", year: 2026, source: "one" };
    expect(allLinesOf({ sport }, "In sport")?.[0]?.fact).toMatch(/^[\da-f]{8}$/);
    expect(allLinesOf({ approvals: [approval] }, "Status")?.[0]?.fact).toBeUndefined();
  });

  it("gives each programme with its phase, the furthest first, beside approvals too", () => {
    const development = [
      { condition: "healthy-volunteers", phase: "1", state: "unknown", source: "one" },
      { condition: "obesity", phase: "2/3", state: "ongoing", source: "two" },
    ];
    const lines = [
      { text: "Phase 2/3: Obesity, ongoing", sources: ["two"], href: "/conditions/obesity" },
      { text: "Phase 1: Healthy volunteers", sources: ["one"] },
    ];
    expect(linesOf({ development }, "Development")).toEqual(lines);
    expect(linesOf({ development, approvals: [approval] }, "Development")).toEqual(lines);
    expect(linesOf({}, "Development")).toBeUndefined();
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
    const ofNoRoute = [{ ...halfLife, species: "rat (plasma in vitro)", route: "none" }];
    expect(linesOf({ halfLives: ofNoRoute }, "Half-life")).toEqual([
      { text: "1 week (rat, plasma in vitro)", sources: ["one"] },
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

it("lists development by condition, with what became of each programme", () => {
  const development = [
    { condition: "mash", phase: "2", state: "unknown", source: "one" },
    { condition: "obesity", phase: "3", state: "stopped", source: "two", note: "Negative." },
  ];
  const [table] = factTables(facts({ development }));
  expect(table).toMatchObject({ id: "development", title: "Development by condition" });
  expect(table?.rows).toEqual([
    [
      [
        {
          text: "Obesity",
          href: "/conditions/obesity",
          sources: ["two"],
          fact: expect.any(String),
        },
      ],
      [{ text: "Phase 3" }],
      [{ text: "Stopped" }],
      [{ text: "Negative." }],
    ],
    [
      [expect.objectContaining({ href: "/conditions/mash", sources: ["one"] })],
      [{ text: "Phase 2" }],
      [],
      [],
    ],
  ]);
});

it("numbers sources in the order in which facts name them", () => {
  const sport = { status: "not listed", basis: "none", year: 2026, source: "one" };
  const approvals = [{ ...approval, source: "two" }];
  const numbered = numberSources(facts({ approvals, sport }));
  expect(numbered.map(({ number, key }) => `${number} ${key}`)).toEqual(["1 two", "2 one"]);
});

it("leads to every source, and says where a copy was read", () => {
  const paper = { title: "T", publisher: "Lancet", year: 2025, checked: "2026-11-22" };
  const copy = { ...paper, url: "https://www.pearl.example.org/1808" };
  const own = { ...paper, url: "https://www.thelancet.com/article" };
  const listed = { ...copy, pmid: "33567185" };
  expect([copy, own, listed].map(sourceAddress)).toEqual([
    copy.url,
    own.url,
    "https://pubmed.ncbi.nlm.nih.gov/33567185/",
  ]);
  expect([copy, own, listed].map(sourceOrigin)).toEqual([
    "Lancet, 2025, read at pearl.example.org",
    "Lancet, 2025",
    "Lancet, 2025, PMID 33567185",
  ]);
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
