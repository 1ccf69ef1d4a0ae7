import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold";

describe("fold", () => {
  it.each([
    ["Semaglutide", "semaglutide"],
    ["Frías", "frias"],
    ["GLP‑1 – α", "glp-1 - α"],
    ["β₃-adrenergic", "β3-adrenergic"],
    ["ΟΔΟΣ", "οδοσ"],
    ["İ", "i"],
    ["  two\t\nwords ", "two words"],
    ["sema\u00ADglu\u200Btide", "semaglutide"],
    ["a\0b", "a b"],
    ["don’t “quote”", 'don\'t "quote"'],
  ])("makes %j into %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("keeps a part of a text a part of it, in any script", () => {
    const text = fc.string({
      unit: fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(..."ΣςİßﬁǺ ½…–")),
    });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (whole, from, length) => {
        const points = [...whole.toWellFormed()];
        const start = from % (points.length + 1);
        const part = points.slice(start, start + length).join("");
        expect(fold(whole)).toContain(fold(part));
      }),
      { numRuns: 2000 },
    );
  });

  it("changes nothing when repeated", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
