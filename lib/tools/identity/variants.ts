import { addFormulas, averageMass, type Formula, parseFormula } from "@/lib/chemistry/formula";
import { GROUPS } from "@/lib/chemistry/groups";
import { monoisotopicMass } from "@/lib/chemistry/mass/isotope-pattern";
import { ISOTOPES } from "@/lib/chemistry/mass/isotopes";
import { RESIDUES } from "@/lib/chemistry/residues";
import { basicSites } from "@/lib/chemistry/sequence-charge";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import type { ParsedSequence, SequenceResidue } from "@/lib/chemistry/sequence-model";

/** The molecule as written, or with one change, and its masses in daltons. */
export interface Variant {
  name: string;
  /** 0 as written; the higher, the less it takes for granted. */
  rank: 0 | 1 | 2 | 3;
  monoisotopic: number;
  average: number;
}

interface Change {
  name: string;
  rank: 1 | 2 | 3;
  /** Added to, and taken from, the molecule. */
  added?: Formula;
  taken?: Formula;
}

/**
 * Changes that a synthesis, a work-up or ageing leaves, as mass differences by formula: as in Unimod
 * where it has them (oxidation +O, deamidation +O −NH, acetyl +C2H2O, amidated the reverse).
 */
export function listVariants(sequence: ParsedSequence): Variant[] {
  const formula = formulaOfSequence(sequence);
  const base = { monoisotopic: monoisotopicMass(formula), average: averageMass(formula) };
  return [
    { name: "as written", rank: 0, ...base },
    ...listChanges(sequence).map(({ name, rank, added = {}, taken = {} }) => ({
      name,
      rank,
      monoisotopic: base.monoisotopic + monoisotopicMass(added) - monoisotopicMass(taken),
      average: base.average + averageOf(added) - averageOf(taken),
    })),
  ];
}

const OXYGEN = { O: 1 };
const WATER = { H: 2, O: 1 };
const AMMONIA = { N: 1, H: 3 };
const IMINE = { N: 1, H: 1 };
const ACETYL = { C: 2, H: 2, O: 1 };
const HYDROGENS = (pairs: number) => ({ H: 2 * pairs });
const TRIFLUOROACETIC_ACID = { C: 2, H: 1, F: 3, O: 2 };
const MAX_TFA = 3;

function listChanges(sequence: ParsedSequence): Change[] {
  const { residues, nTerm, cTerm, bridges } = sequence;
  const has = (...codes: string[]) =>
    residues.some(({ code, modifications }) => codes.includes(code) && modifications.length === 0);
  const disulfides = bridges.filter(({ kind }) => kind === "disulfide").length;
  const freeThiols = residues.filter(
    ({ position, residue, modifications }) =>
      residue.sideChainGroup === "thiol" &&
      modifications.length === 0 &&
      !bridges.some(({ from, to }) => from === position || to === position),
  ).length;
  const first = residues[0]?.code;
  return [
    ...when(cTerm === "NH2", {
      name: "as the free acid",
      rank: 1,
      added: OXYGEN,
      taken: IMINE,
    }),
    ...when(cTerm === "OH", {
      name: "as the amide",
      rank: 1,
      added: IMINE,
      taken: OXYGEN,
    }),
    ...when(nTerm === "Ac", { name: "without the acetyl", rank: 1, taken: ACETYL }),
    ...when(basicSites(sequence) > 0, { name: "with one acetyl more", rank: 1, added: ACETYL }),
    ...counts(disulfides).map(
      (count): Change => ({
        name: `with ${count === 1 ? "a disulfide" : `${count} disulfides`} open`,
        rank: 1,
        added: HYDROGENS(count),
      }),
    ),
    ...counts(Math.floor(freeThiols / 2)).map(
      (count): Change => ({
        name: `with ${count === 1 ? "a disulfide" : `${count} disulfides`} closed`,
        rank: 1,
        taken: HYDROGENS(count),
      }),
    ),
    ...when(has("Met", "Trp", "Cys", "His", "Tyr"), {
      name: "oxidised once (+O)",
      rank: 1,
      added: OXYGEN,
    }),
    ...when(has("Met", "Trp", "Cys", "His", "Tyr"), {
      name: "oxidised twice (+2 O)",
      rank: 2,
      added: { O: 2 },
    }),
    ...when(has("Asn", "Gln"), {
      name: "deamidated once (Asn or Gln)",
      rank: 1,
      added: OXYGEN,
      taken: IMINE,
    }),
    ...when(residues.filter(({ code }) => code === "Asn" || code === "Gln").length > 1, {
      name: "deamidated twice (Asn or Gln)",
      rank: 2,
      added: { O: 2 },
      taken: { N: 2, H: 2 },
    }),
    ...when(!nTerm && first === "Gln", {
      name: "with pyroglutamate at the start (−NH3)",
      rank: 1,
      taken: AMMONIA,
    }),
    ...when(!nTerm && first === "Glu", {
      name: "with pyroglutamate at the start (−H2O)",
      rank: 1,
      taken: WATER,
    }),
    ...when(has("Asp", "Asn", "Ser", "Thr", "Glu"), {
      name: "without one water (−H2O)",
      rank: 2,
      taken: WATER,
    }),
    ...missing(residues, bridges.length > 0 || residues.length === 1),
    ...withoutGroups(residues),
    ...extra(residues),
    ...counts(Math.min(MAX_TFA, basicSites(sequence))).map(
      (count): Change => ({
        name: `with ${count === 1 ? "a" : count} TFA as salt`,
        rank: 2,
        added: times(TRIFLUOROACETIC_ACID, count),
      }),
    ),
  ];
}

function when(isPossible: boolean, change: Change): Change[] {
  return isPossible ? [change] : [];
}

function counts(highest: number): number[] {
  return Array.from({ length: highest }, (_, index) => index + 1);
}

/** One residue left out. Within bridges it is not asked which ones would still close. */
function missing(residues: SequenceResidue[], isSkipped: boolean): Change[] {
  if (isSkipped) return [];
  return byFormula(residues, formulaWithGroups).map(({ names, formula }) => ({
    name: `without one ${names}`,
    rank: 2,
    taken: formula,
  }));
}

function withoutGroups(residues: SequenceResidue[]): Change[] {
  const modified = residues.filter(({ modifications }) => modifications.length > 0);
  return byFormula(modified, ({ modifications }) =>
    addFormulas(...modifications.map((code) => parseFormula(GROUPS[code].formula))),
  ).map(({ names, formula }) => ({
    name: `without the group on ${names}`,
    rank: 2,
    taken: formula,
  }));
}

const NATURAL = Object.values(RESIDUES).filter(({ oneLetter }) => oneLetter !== null);

/** One residue more: rather one that was coupled twice than one of another peptide. */
function extra(residues: SequenceResidue[]): Change[] {
  const present = new Set<string>(residues.map(({ code }) => code));
  const known = [
    ...NATURAL,
    ...residues.map(({ residue }) => residue).filter(({ oneLetter }) => oneLetter === null),
  ];
  return byFormula(
    known.map((residue) => ({ code: residue.code, residue })),
    ({ residue }) => parseFormula(residue.formula),
  ).map(({ names, formula, codes }) => ({
    name: `with one ${names} more`,
    rank: codes.some((code) => present.has(code)) ? 2 : 3,
    added: formula,
  }));
}

function byFormula<T extends { code: string }>(items: T[], formulaOf: (item: T) => Formula) {
  const groups = Map.groupBy(items, (item) => JSON.stringify(formulaOf(item)));
  return [...groups.values()].flatMap((same) => {
    const [item] = same;
    const codes = [...new Set(same.map(({ code }) => code))];
    return item ? [{ codes, names: codes.join(" or "), formula: formulaOf(item) }] : [];
  });
}

function formulaWithGroups({ residue, modifications }: SequenceResidue): Formula {
  return addFormulas(
    parseFormula(residue.formula),
    ...modifications.map((code) => parseFormula(GROUPS[code].formula)),
  );
}

function times(formula: Formula, factor: number): Formula {
  return Object.fromEntries(
    Object.entries(formula).map(([element, count]) => [element, count * factor]),
  );
}

/** `averageMass` knows the elements of peptides; fluorine has one isotope. */
function averageOf({ F = 0, ...rest }: Formula): number {
  return averageMass(rest) + F * (ISOTOPES.F?.[0]?.mass ?? 0);
}
