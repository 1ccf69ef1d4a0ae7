import { describe, expect, it } from "vitest";
import { SEEDED_SEQUENCES } from "@/tests/support/seeded";
import facts from "./facts.fixture.json";
import { addFormulas, averageMass, formatFormula, parseFormula } from "./formula";
import { RESIDUES } from "./residues";
import { parseSequence } from "./sequence";
import { formulaOfSequence } from "./sequence-formula";

function formulaOf(text: string): string {
  return formatFormula(formulaOfSequence(parseSequence(text)));
}

describe("formulaOfSequence", () => {
  it("knows all the facts with a sequence", () => {
    expect(facts).toHaveLength(SEEDED_SEQUENCES);
  });

  it.each(facts)("$name: formula, mass and length", (fact) => {
    const sequence = parseSequence(fact.sequence);
    const formula = formatFormula(formulaOfSequence(sequence));
    expect(formula).toBe(fact.formula);
    expect(sequence.residues).toHaveLength(fact.length);
    const deviation = Math.abs(averageMass(formula) / fact.molecularWeight - 1);
    expect(deviation).toBeLessThan(0.0005);
  });

  it.each(Object.keys(RESIDUES).filter((code) => code !== "But4"))(
    "%s alone is the acid",
    (code) => {
      const residue = RESIDUES[code as keyof typeof RESIDUES];
      const acid = addFormulas(parseFormula(residue.formula), parseFormula("H2O"));
      expect(formulaOf(code)).toBe(formatFormula(acid));
    },
  );

  it("does not depend on chirality or spelling", () => {
    expect(formulaOf("tfgK")).toBe(formulaOf("H-Thr-D-Phe-Gly-Lys-OH"));
  });

  it("accounts for bridges, metal and groups", () => {
    expect(formulaOf("CC")).toBe("C6H12N2O3S2");
    expect(formulaOf("CC [disulfide 1-2]")).toBe("C6H10N2O3S2");
    expect(formulaOf("KD")).toBe("C10H19N3O5");
    expect(formulaOf("KD [lactam 1-2]")).toBe("C10H17N3O4");
    expect(formulaOf("GHK [Cu]")).toBe("C14H22CuN6O4");
    expect(formulaOf("Ac-Lys(Ac)-NH2")).toBe("C10H19N3O3");
  });
});
