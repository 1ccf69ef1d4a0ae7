import { describe, expect, it } from "vitest";
import { addFormulas, averageMass, formatFormula, parseFormula } from "./formula";
import { C_TERMINI, GROUPS, isGroupCode } from "./groups";
import { getResidueByLetter, isResidueCode, RESIDUES, type ResidueCode } from "./residues";

/** Kyte & Doolittle 1982, table 2, in its own order. */
const KYTE_DOOLITTLE =
  "I4.5 V4.2 L3.8 F2.8 C2.5 M1.9 A1.8 G-0.4 T-0.7 S-0.8 W-0.9 Y-1.3 P-1.6 H-3.2 E-3.5 Q-3.5 D-3.5 N-3.5 K-3.9 R-4.5";

/** Average masses of the residues in proteins, in Da (ExPASy FindMod). */
const RESIDUE_MASSES =
  "A71.0788 R156.1875 N114.1038 D115.0886 C103.1388 E129.1155 Q128.1307 G57.0519 H137.1411 I113.1594 L113.1594 K128.1741 M131.1926 F147.1766 P97.1167 S87.0782 T101.1051 W186.2132 Y163.1760 V99.1326";

/** Formulas of the whole acids (or alcohol) as PubChem lists them. */
const WHOLE_ACIDS: [ResidueCode, string][] = [
  ["Aib", "C4H9NO2"],
  ["Nle", "C6H13NO2"],
  ["2Nal", "C13H13NO2"],
  ["Dmt", "C11H15NO3"],
  ["hArg", "C7H16N4O2"],
  ["pGlu", "C5H7NO3"],
  ["Hyp", "C5H9NO3"],
  ["Thi", "C7H9NO2S"],
  ["Tic", "C10H11NO2"],
  ["Oic", "C9H15NO2"],
  ["bAla", "C3H7NO2"],
  ["Pip4", "C6H12N2O2"],
  ["Ahx", "C6H13NO2"],
  ["AdaA", "C11H17NO2"],
  ["TyrMe", "C10H13NO3"],
  ["gGlu", "C5H9NO4"],
  ["Throl", "C4H11NO2"],
  ["Mpa", "C3H6O2S"],
];

function readScale(text: string): [string, number][] {
  return text.split(" ").map((entry) => [entry.charAt(0), Number(entry.slice(1))]);
}

describe("the standard twenty", () => {
  it("have the hydropathy of Kyte and Doolittle", () => {
    const scale = readScale(KYTE_DOOLITTLE);
    expect(scale).toHaveLength(20);
    for (const [letter, value] of scale) {
      expect(getResidueByLetter(letter)?.hydropathy, letter).toBe(value);
    }
  });

  it("have the masses known from proteins", () => {
    const masses = readScale(RESIDUE_MASSES);
    expect(masses).toHaveLength(20);
    for (const [letter, mass] of masses) {
      const formula = getResidueByLetter(letter)?.formula ?? "";
      expect(Math.abs(averageMass(formula) - mass), letter).toBeLessThan(0.02);
    }
  });

  it("are twenty, each with a letter of its own", () => {
    const letters = Object.values(RESIDUES).flatMap(({ oneLetter }) => oneLetter ?? []);
    expect(letters.sort().join("")).toBe("ACDEFGHIKLMNPQRSTVWY");
    expect(getResidueByLetter("B")).toBeNull();
    expect(getResidueByLetter("a")).toBeNull();
  });
});

describe("the residue table", () => {
  it.each(WHOLE_ACIDS)("%s plus water is %s", (code, acid) => {
    const whole = addFormulas(parseFormula(RESIDUES[code].formula), parseFormula("H2O"));
    expect(formatFormula(whole)).toBe(acid);
  });

  it("states each entry in Hill order, with a label that fits a bead", () => {
    for (const [code, residue] of Object.entries(RESIDUES)) {
      expect(residue.code).toBe(code);
      expect(formatFormula(parseFormula(residue.formula))).toBe(residue.formula);
      expect(residue.label).toMatch(/^.{1,4}$/u);
    }
  });

  it("gives no label twice", () => {
    const labels = Object.values(RESIDUES).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("takes the hydropathy of a modified residue from the one it names", () => {
    expect(RESIDUES.Nle).toMatchObject({ hydropathyOf: "Leu", hydropathy: 3.8 });
    expect(RESIDUES.Ahx).toMatchObject({ hydropathyOf: null, hydropathy: null });
  });

  it("does not take inherited names for codes", () => {
    expect(isResidueCode("toString")).toBe(false);
    expect(isGroupCode("constructor")).toBe(false);
  });
});

describe("the added groups", () => {
  it.each([
    ["Ac", "C2H4O2"],
    ["Pal", "C16H32O2"],
    ["Hexanoyl", "C6H12O2"],
    ["3-Hexenoyl", "C6H10O2"],
    ["Octanoyl", "C8H16O2"],
    ["PhAc", "C8H8O2"],
    ["C18diacid", "C18H34O4"],
    ["C20diacid", "C20H38O4"],
    ["AEEA", "C6H13NO4"],
    ["MPA", "C7H7NO4"],
    ["gGlu", "C5H9NO4"],
    ["Gly", "C2H5NO2"],
    ["Ser", "C3H7NO3"],
  ] as const)("%s comes from the acid %s", (code, acid) => {
    const whole = addFormulas(parseFormula(GROUPS[code].formula), parseFormula("H2O"));
    expect(formatFormula(whole)).toBe(acid);
  });

  it("marks the fatty chains as lipids", () => {
    const lipids = Object.entries(GROUPS).flatMap(([code, { isLipid }]) => (isLipid ? code : []));
    expect(lipids.sort()).toEqual(
      ["3-Hexenoyl", "C18diacid", "C20diacid", "Hexanoyl", "Octanoyl", "Pal"].sort(),
    );
  });
});

describe("the C-termini", () => {
  it.each([
    ["OH", "C2H5NO2"],
    ["NH2", "C2H6N2O"],
    ["NHEt", "C4H10N2O"],
    ["OEt", "C4H9NO2"],
  ] as const)("glycine with -%s is %s", (code, formula) => {
    const glycine = parseFormula("C2H5NO2");
    expect(formatFormula(addFormulas(glycine, C_TERMINI[code].change))).toBe(formula);
  });
});
