import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOptions, listLoosened } from "./count-options";
import {
  type FactFilter,
  FILTER_NAMES,
  filterParams,
  isListed,
  type ListedFilter,
  listUnknownFilters,
  readFactFilter,
} from "./fact-filter";
import { type FactRecord, toFactRecord } from "./fact-record";
import { listFilterOptions, pickOptions } from "./filter-options";
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

  describe("where it is approved", () => {
    const approval: Omit<FactRecord["approvals"][number], "agency"> = {
      state: "current",
      conditions: ["stroke"],
      routes: ["intranasal"],
    };
    const withApprovals = (...approvals: FactRecord["approvals"]): FactRecord => ({
      ...nothing,
      approvals,
      conditions: { stroke: { phase: "approved", inWhom: ["people"] } },
    });
    const us = withApprovals({ ...approval, agency: "FDA" }, { ...approval, agency: "RU" });
    const russia = withApprovals({ ...approval, agency: "RU" });
    const former = withApprovals(
      { ...approval, agency: "FDA", state: "withdrawn" },
      { ...approval, agency: "RU", isDiagnostic: true },
    );
    test.each([
      ["us-eu", [us]],
      ["elsewhere", [russia]],
      ["diagnostic", [former]],
      ["approved", [us, russia, former]],
    ] as const)("%s", (status, found) => {
      const records = [nothing, us, russia, former];
      expect(records.filter((record) => matchesFilter(record, { status }))).toEqual(found);
    });

    test("elsewhere alone is a matter of all authorities, whichever is asked for", () => {
      expect(matchesFilter(us, { status: "elsewhere", agency: "RU" })).toBe(false);
      expect(matchesFilter(russia, { status: "elsewhere", agency: "RU" })).toBe(true);
      expect(matchesFilter(russia, { status: "elsewhere", agency: "PMDA" })).toBe(false);
    });

    test("it is so for the chosen condition", () => {
      const mixed = withApprovals(
        { ...approval, agency: "FDA", conditions: ["obesity"] },
        { ...approval, agency: "RU" },
      );
      expect(matchesFilter(mixed, { status: "elsewhere" })).toBe(false);
      expect(matchesFilter(mixed, { status: "elsewhere", condition: "stroke" })).toBe(true);
    });
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

test("of what an authority never approved each authority has a number", () => {
  const counts = countOptions([mixed, nothing], { status: "never" });
  expect(counts.agency).toMatchObject({ FDA: 1, EMA: 1, PMDA: 2 });
});

test("an option's number is what a search with it finds, for whatever else is chosen", () => {
  const records = [mixed, nothing];
  const options = listFilterOptions(records);
  const listed = FILTER_NAMES.filter(isListed);
  const optionsOf = (name: ListedFilter) => (options.of[name] ?? []).map(([key]) => key);
  const choice = Object.fromEntries(
    listed.map((name) => [name, fc.constantFrom(...optionsOf(name), "nothing")]),
  );
  fc.assert(
    fc.property(fc.record(choice, { requiredKeys: [] }), (filter: FactFilter) => {
      const counts = countOptions(records, filter);
      for (const name of listed) {
        const found = optionsOf(name).map((option): [string, number] => [
          option,
          records.filter((record) => matchesFilter(record, { ...filter, [name]: option })).length,
        ]);
        expect(counts[name]).toEqual(Object.fromEntries(found.filter(([, count]) => count > 0)));
      }
    }),
  );
});

test("each criterion is told apart by what would be found without it", () => {
  const filter = { condition: "liver", phase: "2", shape: "linear" } as const;
  expect(listLoosened([mixed, nothing], filter)).toEqual([
    { without: "condition", count: 0 },
    { without: "phase", count: 0 },
    { without: "shape", count: 1 },
  ]);
});

test("an address holds a filter, and says what does not exist", () => {
  const options = listFilterOptions([mixed]);
  const params = new URLSearchParams(
    "status=approved&massTo=1000&route=by+train&shape=&condition=constructor&lengthFrom=1,000",
  );
  expect(readFactFilter(params, options)).toEqual({ status: "approved", massTo: 1000 });
  expect(listUnknownFilters(params, options)).toEqual(["condition", "route", "lengthFrom"]);
  expect(filterParams({ massTo: 1000, status: "approved" })).toEqual([
    ["status", "approved"],
    ["massTo", "1000"],
  ]);
});

test("a page that knows the options of its address only takes others for existing", () => {
  const options = listFilterOptions([mixed]);
  const params = new URLSearchParams("condition=obesity&target=nothing");
  const known = pickOptions(options, readFactFilter(params, options), params);
  expect(known).toEqual({ of: { condition: [["obesity", "Obesity"]] }, missing: ["nothing"] });
  expect(listUnknownFilters(params, known)).toEqual(["target"]);
  expect(readFactFilter(new URLSearchParams("condition=liver&sport=monitored"), known)).toEqual({
    condition: "liver",
    sport: "monitored",
  });
  expect(readFactFilter(new URLSearchParams("sport=a%26b"), known)).toEqual({});
});
