import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedPaths, mergeValues } from "./merge-values";

const base = { name: "A", text: "one", hours: { saturday: "10", sunday: "Closed" }, ids: [1, 2] };

describe("mergeValues", () => {
  it("takes what only one side changed", () => {
    const mine = { ...base, name: "B", hours: { saturday: "11", sunday: "Closed" } };
    const theirs = { ...base, text: "two", hours: { saturday: "10", sunday: "12" } };
    expect(mergeValues(base, mine, theirs)).toEqual({
      merged: { name: "B", text: "two", hours: { saturday: "11", sunday: "12" }, ids: [1, 2] },
      conflicts: [],
      taken: ["text", "hours.sunday"],
    });
  });

  it("names what both changed, and keeps mine until somebody chooses", () => {
    const { merged, conflicts } = mergeValues(
      base,
      { ...base, name: "B", ids: [2, 1] },
      { ...base, name: "C", ids: [1, 2, 3] },
    );
    expect(conflicts).toEqual(["name", "ids"]);
    expect(merged).toEqual({ ...base, name: "B", ids: [2, 1] });
  });

  it("takes away what they took away, with the object that held it", () => {
    const start = { sources: { label: { title: "A", year: 1 }, paper: { title: "B" } }, note: "x" };
    const theirs = { sources: { paper: { title: "B" } }, note: "x" };
    const { merged } = mergeValues(start, { ...start, note: "y" }, theirs);
    expect(JSON.stringify(merged)).toBe('{"sources":{"paper":{"title":"B"}},"note":"y"}');
  });

  it("has no conflict where both made the same change", () => {
    const both = { ...base, ids: [3] };
    expect(mergeValues(base, both, { ...both })).toEqual({
      merged: both,
      conflicts: [],
      taken: [],
    });
  });

  it("knows fields that one side does not have", () => {
    expect(mergeValues({}, { a: "mine" }, { b: "theirs" })).toEqual({
      merged: { a: "mine", b: "theirs" },
      conflicts: [],
      taken: ["b"],
    });
  });

  it("loses no change of either side, whatever the values", () => {
    const values = fc.dictionary(
      fc.constantFrom("a", "b", "c"),
      fc.oneof(fc.string({ maxLength: 2 }), fc.array(fc.nat(2), { maxLength: 2 })),
    );
    fc.assert(
      fc.property(values, values, values, (start, mine, theirs) => {
        const { merged, conflicts, taken } = mergeValues(start, mine, theirs);
        for (const path of changedPaths(start, mine)) {
          expect(changedPaths(merged, mine)).not.toContain(path);
        }
        for (const path of changedPaths(start, theirs)) {
          if (!conflicts.includes(path)) expect(changedPaths(merged, theirs)).not.toContain(path);
        }
        expect(taken.filter((path) => conflicts.includes(path))).toEqual([]);
      }),
    );
  });
});

describe("changedPaths", () => {
  it("does not mind the order of keys", () => {
    expect(changedPaths({ a: [{ x: 1, y: 2 }] }, { a: [{ y: 2, x: 1 }] })).toEqual([]);
  });
});
