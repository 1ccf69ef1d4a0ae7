import { describe, expect, it } from "vitest";
import facts from "../facts.fixture.json";
import { averageMass, parseFormula } from "../formula";
import { parseSequence } from "../sequence";
import { formulaOfSequence } from "../sequence-formula";
import { carrierMass, chargeStates } from "./ions";
import { isotopePattern, monoisotopicMass } from "./isotope-pattern";

const formulaOf = (text: string) => formulaOfSequence(parseSequence(text));

describe("monoisotopicMass", () => {
  it("agrees with documented examples", () => {
    // Biopython 1.80, test_ProtParam.py.
    const long =
      "MAEGEITTFTALTEKFNLPPGNYKKPKLLYCSNGGHFLRILPDGTVDGTRDRSDQHIQLQLSAESVGEVYIKSTETGQYLAMDTSGLLYGSQTPSEECLFLERLEENHYNTYTSKKHAEKNWFVGLKKNGSCKRGPRTHYGQKAILFLPLPV";
    expect(monoisotopicMass(formulaOf(long))).toBeCloseTo(17_092.61, 1);
    // The R package Peptides, `mw(monoisotopic = TRUE)`.
    expect(monoisotopicMass(formulaOf("QWGRRCCGWGPGRRYCVRWC"))).toBeCloseTo(2484.12, 2);
    // Pyteomics' documentation, `mass.calculate_mass`.
    expect(monoisotopicMass(formulaOf("PEPTIDE"))).toBeCloseTo(799.359964, 5);
  });

  it("refuses an element without isotopes", () => {
    expect(() => monoisotopicMass({ Xx: 1 })).toThrow("No isotopes");
  });
});

describe("chargeStates", () => {
  it("agrees with the examples of the R package Peptides, from ExPASy PeptideMass", () => {
    // EGVNDNECEGFFSARK with carbamidomethylated Cys (+57.021464), 2+ and 3+.
    const peptide = monoisotopicMass(formulaOf("EGVNDNECEGFFSARK")) + 57.021464;
    expect((peptide + 2 * carrierMass("H", "monoisotopic")) / 2).toBeCloseTo(929.9048, 3);
    expect((peptide + 3 * carrierMass("H", "monoisotopic")) / 3).toBeCloseTo(620.2723, 3);
  });

  it("goes from 1+ to four at least and twelve at most", () => {
    expect(chargeStates(formulaOf("KPV")).map(({ charge }) => charge)).toEqual([1, 2, 3, 4]);
    expect(chargeStates(formulaOf("A".repeat(200)))).toHaveLength(12);
  });
});

describe("isotopePattern", () => {
  // Masses and relative heights by the package isotopic-distribution 3.6.0.
  it.each([
    ["C50H71N13O12", [1045.5345, 1046.5374, 1047.5401], [53.652, 32.2458, 10.8515, 2.63998]],
    ["C184H282N50O60S", [4184.0273, 4185.0302, 4186.0328], [9.1488, 20.4562, 24.305, 20.2517]],
    ["C14H22CuN6O4", [401.09985, 402.10247, 403.09837], [57.4853, 10.1975, 26.9736, 4.67816]],
  ])("of %s", (text, masses, shares) => {
    const pattern = isotopePattern(parseFormula(text));
    masses.forEach((mass, index) => {
      expect(pattern[index]?.mass).toBeCloseTo(mass, 3);
    });
    const highest = Math.max(...shares);
    shares.forEach((share, index) => {
      expect(pattern[index]?.height).toBeCloseTo((share / highest) * 100, 1);
    });
  });

  it.each(facts)(
    "of $name begins at the monoisotopic mass and averages to the average mass",
    ({ formula: text }) => {
      const formula = parseFormula(text);
      const pattern = isotopePattern(formula);
      const total = pattern.reduce((sum, { height }) => sum + height, 0);
      const mean = pattern.reduce((sum, { mass, height }) => sum + mass * height, 0) / total;
      expect(Math.abs(mean / averageMass(formula) - 1)).toBeLessThan(4e-5);
      if (pattern[0]?.extra === 0)
        expect(pattern[0].mass).toBeCloseTo(monoisotopicMass(formula), 6);
    },
  );
});
