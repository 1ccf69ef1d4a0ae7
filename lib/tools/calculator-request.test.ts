import { describe, expect, it } from "vitest";
import { calculatorHref, readCalculatorRequest } from "./calculator-request";

const DEFAULTS = { sequence: "", peptide: null, window: 7, enzyme: "trypsin" };

describe("readCalculatorRequest", () => {
  it("falls back on defaults", () => {
    expect(readCalculatorRequest({})).toEqual(DEFAULTS);
    expect(readCalculatorRequest({ peptide: "x", window: "8", enzyme: "constructor" })).toEqual(
      DEFAULTS,
    );
  });

  it("takes the first of several values", () => {
    expect(readCalculatorRequest({ sequence: ["KPV", "GHK"], window: "9" })).toEqual({
      ...DEFAULTS,
      sequence: "KPV",
      window: 9,
    });
  });
});

describe("calculatorHref", () => {
  it("leaves out what is the default, and reads back", () => {
    expect(calculatorHref(readCalculatorRequest({}))).toBe("/tools/peptide-calculator");
    const href = calculatorHref({ sequence: "CYIQNCPLG-NH2 [disulfide 1-6]", enzyme: "lys-c" });
    const values = Object.fromEntries(new URL(href, "https://x.example").searchParams);
    expect(readCalculatorRequest(values)).toEqual({
      ...DEFAULTS,
      sequence: "CYIQNCPLG-NH2 [disulfide 1-6]",
      enzyme: "lys-c",
    });
  });

  it("prefers the sequence to the peptide", () => {
    expect(calculatorHref({ peptide: 36 })).toBe("/tools/peptide-calculator?peptide=36");
    expect(calculatorHref({ peptide: 36, sequence: "KPV" })).toContain("sequence=KPV");
  });
});
