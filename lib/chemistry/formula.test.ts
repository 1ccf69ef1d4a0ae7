import { describe, expect, it } from "vitest";
import {
  addFormulas,
  averageMass,
  FormulaError,
  formatFormula,
  formulaRuns,
  parseFormula,
} from "./formula";

describe("parseFormula", () => {
  it("counts the atoms", () => {
    expect(parseFormula("C62H98N16O22")).toEqual({ C: 62, H: 98, N: 16, O: 22 });
    expect(parseFormula("C14H22CuN6O4")).toEqual({ C: 14, H: 22, Cu: 1, N: 6, O: 4 });
    expect(parseFormula("CH3CH2OH")).toEqual({ C: 2, H: 6, O: 1 });
  });

  it("multiplies brackets, also nested ones", () => {
    expect(parseFormula("CH3(CH2)14COOH")).toEqual({ C: 16, H: 32, O: 2 });
    expect(parseFormula("[Cu(NH3)4]2SO4")).toEqual({ Cu: 2, N: 8, H: 24, S: 1, O: 4 });
  });

  it.each([
    "",
    "Xx",
    "NaCl",
    "c6",
    "C6 H6",
    "(CH2",
    "CH2)",
    "(CH2]2",
    "()2",
    "C0",
    "C02",
    "2C",
    "C1234567",
    "(2C)",
    "C6H6·H2O",
    "C-1",
    "C1.5",
    "__proto__",
  ])("rejects %j", (text) => {
    expect(() => parseFormula(text)).toThrow(FormulaError);
  });

  it("says what is wrong and where", () => {
    expect(() => parseFormula("C2Na")).toThrow('Unknown element "Na"');
    expect(() => parseFormula("C2H6)")).toThrow("character 5");
  });
});

describe("addFormulas", () => {
  it("drops what cancels out and refuses what falls below zero", () => {
    expect(addFormulas({ C: 2, O: 1 }, { H: 3, O: -1 })).toEqual({ C: 2, H: 3 });
    expect(() => addFormulas({ C: 2 }, { O: -1 })).toThrow(FormulaError);
  });
});

describe("formatFormula", () => {
  it("follows Hill's order", () => {
    expect(formatFormula({ S: 2, O: 1, N: 1, H: 7, Cu: 1, C: 3 })).toBe("C3H7CuNOS2");
    expect(formatFormula({ O: 4, S: 1, H: 2 })).toBe("H2O4S");
  });

  it("reads back as it was", () => {
    const text = "C184H282N50O60S";
    expect(formatFormula(parseFormula(text))).toBe(text);
  });
});

describe("averageMass", () => {
  // Literature: CRC Handbook, and PubChem for oxytocin.
  it.each([
    ["H2O", 18.015],
    ["C2H5NO2", 75.067],
    ["C3H7NO2S", 121.16],
    ["CuSO4", 159.6],
    ["C43H66N12O12S2", 1007.2],
  ])("%s is %d g/mol", (formula, mass) => {
    expect(averageMass(formula)).toBeCloseTo(mass, 1);
    expect(averageMass(parseFormula(formula))).toBe(averageMass(formula));
  });

  it("refuses what is no molecule", () => {
    expect(() => averageMass("C2Xx")).toThrow(FormulaError);
    expect(() => averageMass({ C: 1, H: -1 })).toThrow(FormulaError);
    expect(() => averageMass({ toString: 1 })).toThrow(FormulaError);
  });
});

describe("formulaRuns", () => {
  it("puts counts below the line", () => {
    expect(formulaRuns("C62HCu(CH2)3")).toEqual([
      { text: "C", sub: "62" },
      { text: "H", sub: "" },
      { text: "Cu", sub: "" },
      { text: "(", sub: "" },
      { text: "C", sub: "" },
      { text: "H", sub: "2" },
      { text: ")", sub: "3" },
    ]);
  });

  it("leaves the factor of a solvate on the line", () => {
    expect(formulaRuns("CuSO4·5H2O")).toContainEqual({ text: "·5", sub: "" });
  });

  it.each(["", "C62H98", "x", "2H2O", "mixture (about 38 kDa)", "C6H12O6 🙂"])(
    "loses nothing of %j",
    (text) => {
      const joined = formulaRuns(text).map((run) => run.text + run.sub);
      expect(joined.join("")).toBe(text);
    },
  );
});
