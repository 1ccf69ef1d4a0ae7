import { addFormulas, type Formula, parseFormula } from "./formula";
import { C_TERMINI, GROUPS } from "./groups";
import type { BridgeKind, ParsedSequence } from "./sequence-model";

const WATER: Formula = { H: 2, O: 1 };
const COPPER: Formula = { Cu: 1, H: -2 };

const CLOSURE: Record<BridgeKind, Formula> = {
  disulfide: { H: -2 },
  lactam: { H: -2, O: -1 },
  thioether: { H: -2 },
};

/**
 * Molecular formula of the neutral molecule: the residues plus water, the added groups, the change
 * at the C-terminus, the ring closures, and Cu minus 2 H for a copper(II) complex.
 */
export function formulaOfSequence(sequence: ParsedSequence): Formula {
  const { residues, nTerm, cTerm, bridges, metals } = sequence;
  const groups = [
    ...residues.flatMap(({ modifications }) => modifications),
    ...(nTerm ? [nTerm] : []),
  ];
  return addFormulas(
    WATER,
    ...residues.map(({ residue }) => parseFormula(residue.formula)),
    ...groups.map((code) => parseFormula(GROUPS[code].formula)),
    cTerm ? C_TERMINI[cTerm].change : {},
    ...bridges.map(({ kind }) => CLOSURE[kind]),
    ...metals.map(() => COPPER),
  );
}
