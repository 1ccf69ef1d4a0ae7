import { describe, expect, it } from "vitest";
import facts from "@/lib/chemistry/facts.fixture.json";
import { averageMass, formatFormula, parseFormula } from "@/lib/chemistry/formula";
import { parseSequence } from "@/lib/chemistry/sequence";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { SEEDED_PEPTIDES, SEEDED_SEQUENCES } from "@/tests/support/seeded";

const TOLERANCE = 0.0005;

describe.each(testEngines())("the seeded peptides on $engine", ({ engine }) => {
  const database = setUpDatabase(engine);

  it("have the formula and the mass that follow from their sequence", async () => {
    const peptides = await database.db.peptide.findMany({ where: { sequence: { not: null } } });
    expect(peptides).toHaveLength(SEEDED_SEQUENCES);

    for (const peptide of peptides) {
      const computed = formulaOfSequence(parseSequence(String(peptide.sequence)));
      const mass = averageMass(computed);
      const fact = facts.find((entry) => entry.id === peptide.id);

      expect(formatFormula(computed), peptide.name).toBe(fact?.formula);
      expect(formatFormula(parseFormula(peptide.molecularFormula)), peptide.name).toBe(
        fact?.formula,
      );
      expect(relativeDifference(mass, fact?.molecularWeight), peptide.name).toBeLessThan(TOLERANCE);
      expect(relativeDifference(mass, peptide.averageMass), peptide.name).toBeLessThan(TOLERANCE);
      expect(peptide.molecularWeight).toBe(`${peptide.averageMass} g/mol`);
    }
  });

  it("say that they have no single mass where they have no sequence", async () => {
    const peptides = await database.db.peptide.findMany({ where: { sequence: null } });
    expect(peptides).toHaveLength(SEEDED_PEPTIDES - SEEDED_SEQUENCES);
    for (const peptide of peptides) {
      expect([null, peptide.averageMass], peptide.name).toContain(peptide.averageMass);
    }
  });
});

function relativeDifference(a: number, b: number | null | undefined): number {
  return Math.abs(a / Number(b) - 1);
}
