import { describe, expect, test } from "vitest";
import { countOptions, listLoosened } from "./count-options";
import { filterParams, listInvalidFilters, readFactFilter } from "./fact-filter";
import { type FactRecord, toFactRecord } from "./fact-record";
import { matchesFilter } from "./matches-filter";

const nothing = toFactRecord({
  id: 1,
  evidenceTier: null,
  averageMass: null,
  chain: null,
  facts: null,
});

/** Approved for diabetes under the skin, withdrawn for obesity, in phase 2 for a liver disease. */
const mixed: FactRecord = {
  ...nothing,
  id: 2,
  tier: "approved",
  mass: 1000,
  length: 9,
  isCyclic: true,
  approvals: [
    { agency: "FDA", state: "current", conditions: ["diabetes"], routes: ["subcutaneous"] },
    { agency: "EMA", state: "withdrawn", conditions: ["obesity"], routes: ["oral"] },
  ],
  routes: ["subcutaneous", "oral"],
  sport: "prohibited in males",
  overall: { phase: "approved", inWhom: ["people", "animals"] },
  conditions: {
    diabetes: { phase: "approved", inWhom: ["people"] },
    obesity: { phase: "approved", inWhom: ["people"] },
    liver: { phase: "2", inWhom: ["people"] },
    wounds: { phase: null, inWhom: ["animals"] },
  },
};

describe("matching a filter", () => {
  test.each([
    [{ status: "approved" }, true],
    [{ status: "approved", condition: "diabetes" }, true],
    [{ status: "approved", condition: "obesity" }, false],
    [{ status: "former", condition: "obesity" }, true],
    [{ status: "never", condition: "liver" }, true],
    [{ status: "never", condition: "obesity" }, false],
    [{ status: "never" }, false],
    [{ agency: "FDA" }, true],
    [{ agency: "EMA" }, false],
    [{ agency: "EMA", status: "former" }, true],
    [{ status: "approved", route: "oral" }, false],
    [{ status: "approved", route: "subcutaneous" }, true],
    [{ route: "oral" }, true],
    [{ phase: "2" }, false],
    [{ phase: "2", condition: "liver" }, true],
    [{ studied: "animals", condition: "liver" }, false],
    [{ studied: "animals", condition: "wounds" }, true],
    [{ sport: "prohibited" }, true],
    [{ sport: "at-all-times" }, false],
    [{ shape: "cyclic" }, true],
    [{ massTo: 1000 }, true],
    [{ massTo: 999.9 }, false],
    [{ lengthFrom: 9, lengthTo: 9 }, true],
    [{ condition: "constructor" }, false],
  ] as const)("%j is %s", (filter, isMet) => {
    expect(matchesFilter(mixed, filter)).toBe(isMet);
  });

  test("what is not known lies in no range and has no shape", () => {
    expect(matchesFilter(nothing, { massTo: 5000 })).toBe(false);
    expect(matchesFilter(nothing, { shape: "linear" })).toBe(false);
    expect(matchesFilter(nothing, { status: "never" })).toBe(true);
  });
});

test("an option's number says what choosing it would leave", () => {
  const counts = countOptions([mixed, nothing], { condition: "liver" });
  expect(counts.condition).toEqual({ diabetes: 1, obesity: 1, liver: 1, wounds: 1 });
  expect(counts.phase).toEqual({ "2": 1 });
  expect(counts.status).toEqual({ never: 1 });
});

test("an empty result names the criteria that empty it, the most fruitful first", () => {
  const filter = { condition: "liver", phase: "2", shape: "linear" } as const;
  expect(listLoosened([mixed, nothing], filter)).toEqual([{ name: "shape", count: 1 }]);
});

test("an address holds a filter, and says what it could not read", () => {
  const params = new URLSearchParams("status=approved&massTo=1000&route=by+train&shape=");
  expect(readFactFilter(params)).toEqual({ status: "approved", massTo: 1000 });
  expect(listInvalidFilters(params)).toEqual(["route"]);
  expect(filterParams({ massTo: 1000, status: "approved" })).toEqual([
    ["status", "approved"],
    ["massTo", "1000"],
  ]);
});
