import { describe, expect, it } from "vitest";
import { isWithin, readAt, withoutNothing, writeAt } from "./fact-values";

const facts = {
  sources: { b: { title: "B" }, a: { title: "A" } },
  trials: [{ name: "One", estimates: [{ low: 1 }] }, { name: "Two" }],
};

describe("values of the facts", () => {
  it("are read and written at a path, without changing what was there", () => {
    const written = writeAt(facts, ["trials", 0, "estimates", 0, "low"], 2);
    expect(readAt(written, ["trials", 0, "estimates", 0, "low"])).toBe(2);
    expect(readAt(facts, ["trials", 0, "estimates", 0, "low"])).toBe(1);
    expect(readAt(facts, ["sport", "year"])).toBeUndefined();
    expect(writeAt({}, ["safety", "kidney"], { text: "x" })).toEqual({
      safety: { kidney: { text: "x" } },
    });
  });

  it("keep their order when one is written, and lose a field that is taken away", () => {
    const written = writeAt(facts, ["sources", "b", "title"], "C") as typeof facts;
    expect(Object.keys(written.sources)).toEqual(["b", "a"]);
    const left = writeAt(facts, ["sources", "b"], undefined) as typeof facts;
    expect(Object.keys(left.sources)).toEqual(["a"]);
  });

  it("are null without content; a new row is content", () => {
    const none = { sources: {}, approvals: [], safety: {}, identity: { codeNames: [] } };
    expect(withoutNothing(none)).toBeNull();
    expect(withoutNothing({ ...none, approvals: [{ routes: [] }] })).not.toBeNull();
    expect(withoutNothing({ ...none, sport: {} })).not.toBeNull();
    expect(withoutNothing({ ...none, safety: { kidney: {} } })).not.toBeNull();
  });

  it("lie within each other by their paths", () => {
    expect(isWithin(["trials", 1, "source"], ["trials", "1"])).toBe(true);
    expect(isWithin(["trials", 10], ["trials", 1])).toBe(false);
    expect(isWithin(["trials"], ["trials", 1])).toBe(false);
  });
});
