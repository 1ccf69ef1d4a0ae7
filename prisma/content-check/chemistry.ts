import facts from "@/lib/chemistry/facts.fixture.json";
import { averageMass, formatFormula } from "@/lib/chemistry/formula";
import { inchiKeyOf } from "@/lib/chemistry/inchi-key";
import { toSmiles } from "@/lib/chemistry/notation/smiles";
import { parseSequence } from "@/lib/chemistry/sequence";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import { SequenceError } from "@/lib/chemistry/sequence-model";
import type { PeptideFile } from "../seed/data-files";
import type { Check, Problem } from "./content";

const TOLERANCE = 0.0005;
const factsById = new Map(facts.map((fact) => [fact.id, fact]));

/** Formula and mass must follow from the sequence, and all three must match the reference facts. */
export const checkChemistry: Check = ({ peptides }) =>
  peptides.flatMap((peptide) => {
    const inconsistent = compareWithSequence(peptide.facts);
    const found = inconsistent.length > 0 ? inconsistent : compareWithRecord(peptide);
    return [...found, ...checkInchiKey(peptide.facts)].map((problem) => ({
      file: peptide.file,
      ...problem,
    }));
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

/** A molecule that can be drawn has its key in `lib/chemistry/inchi-keys.json`. */
function checkInchiKey({ sequence }: PeptideFile["facts"]): Omit<Problem, "file">[] {
  const key = inchiKeyOf(sequence);
  const field = "facts.sequence";
  if (key) {
    const isValid = STANDARD_INCHI_KEY.test(key);
    return isValid ? [] : [{ field, problem: `has "${key}", which is no standard InChIKey` }];
  }
  return isDrawn(sequence) ? [{ field, problem: "has no InChIKey: npm run inchi-keys" }] : [];
}

const STANDARD_INCHI_KEY = /^[A-Z]{14}-[A-Z]{8}SA-[A-Z]$/;

function isDrawn(sequence: PeptideFile["facts"]["sequence"]): boolean {
  try {
    return Boolean(sequence && toSmiles(parseSequence(sequence)).value);
  } catch (error) {
    // `compareWithSequence` says so.
    if (error instanceof SequenceError) return false;
    throw error;
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
