import facts from "@/lib/chemistry/facts.fixture.json";
import { averageMass, formatFormula } from "@/lib/chemistry/formula";
import { parseSequence } from "@/lib/chemistry/sequence";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import type { PeptideFile } from "../seed/data-files";
import type { Check, Problem } from "./content";

const TOLERANCE = 0.0005;
const factsById = new Map(facts.map((fact) => [fact.id, fact]));

/** Formula and mass must follow from the sequence, and all three must match the reference facts. */
export const checkChemistry: Check = ({ peptides }) =>
  peptides.flatMap((peptide) => {
    const inconsistent = compareWithSequence(peptide.facts);
    const found = inconsistent.length > 0 ? inconsistent : compareWithRecord(peptide);
    return found.map((problem) => ({ file: peptide.file, ...problem }));
  });

function compareWithSequence({
  sequence,
  molecularFormula,
  averageMass: mass,
  massNote,
}: PeptideFile["facts"]): Omit<Problem, "file">[] {
  if (!sequence) {
    if (mass === undefined || massNote) return [];
    return [{ field: "facts.averageMass", problem: "has neither sequence nor massNote behind it" }];
  }
  try {
    const formula = formatFormula(formulaOfSequence(parseSequence(sequence)));
    const computed = averageMass(formula);
    return [
      ...differ("molecularFormula", molecularFormula, formula, "the sequence"),
      ...(mass !== undefined && Math.abs(mass / computed - 1) < TOLERANCE
        ? []
        : differ("averageMass", mass, Number(computed.toFixed(2)), "the sequence")),
    ];
  } catch (error) {
    const { message } = error as Error;
    return [{ field: "facts.sequence", problem: `cannot be computed with: ${message}` }];
  }
}

function compareWithRecord({ id, facts: own }: PeptideFile): Omit<Problem, "file">[] {
  const record = factsById.get(id);
  if (!record && !own.sequence) return [];
  return [
    ...differ("sequence", own.sequence ?? undefined, record?.sequence, "the facts"),
    ...differ("molecularFormula", own.molecularFormula, record?.formula, "the facts"),
    ...differ("averageMass", own.averageMass, record?.molecularWeight, "the facts"),
  ];
}

function differ<Value>(
  name: string,
  own: Value | undefined,
  expected: Value | undefined,
  source: string,
): Omit<Problem, "file">[] {
  if (own === expected) return [];
  const found = own ?? "missing";
  const wanted = expected ?? "none";
  return [{ field: `facts.${name}`, problem: `is ${found}, but ${wanted} by ${source}` }];
}
