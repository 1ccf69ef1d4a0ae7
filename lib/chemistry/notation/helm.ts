import { type Computed, unless } from "../computed";
import { listResidues } from "../indices/plain-sequence";
import type { ParsedSequence, SequenceResidue } from "../sequence-model";

/** Monomers beyond the twenty, by residue code. */
const MONOMERS: Readonly<Record<string, string>> = { Nle: "[Nle]", pGlu: "[Glp]" };

/**
 * The sequence in HELM, with the monomers that RDKit 2022.09 reads: the twenty residues, their D
 * forms, Nle, Glp, `ac` and `am`, and disulfides as connections of R3 to R3. `npm run
 * check:protparam` compares the molecule that RDKit reads with the one of the SMILES.
 */
export function toHelm(sequence: ParsedSequence): Computed<string> {
  return unless(obstacle(sequence), () => {
    const { residues, nTerm, cTerm, bridges } = sequence;
    const monomers = [
      ...(nTerm ? ["[ac]"] : []),
      ...residues.map((residue) => monomerOf(residue) ?? ""),
      ...(cTerm === "NH2" ? ["[am]"] : []),
    ];
    const shift = nTerm ? 1 : 0;
    const connections = bridges.map(
      ({ from, to }) => `PEPTIDE1,PEPTIDE1,${from + shift}:R3-${to + shift}:R3`,
    );
    return `PEPTIDE1{${monomers.join(".")}}$${connections.join("|")}$$$`;
  });
}

function monomerOf({ code, chirality, residue, modifications }: SequenceResidue): string | null {
  if (modifications.length > 0) return null;
  if (residue.oneLetter) return chirality === "D" ? `[d${residue.oneLetter}]` : residue.oneLetter;
  return chirality === "L" ? (MONOMERS[code] ?? null) : null;
}

function obstacle({ residues, nTerm, cTerm, bridges, metals }: ParsedSequence): string | null {
  const others = residues.filter((residue) => monomerOf(residue) === null);
  if (others.length > 0)
    return `No monomer name that could be checked for ${listResidues(others)}.`;
  if (nTerm && nTerm !== "Ac")
    return `No monomer name that could be checked for the group ${nTerm}.`;
  if (cTerm !== "OH" && cTerm !== "NH2")
    return `No monomer name that could be checked for the end.`;
  if (metals.length > 0) return "Copper complexes are left out.";
  return bridges.some(({ kind }) => kind !== "disulfide")
    ? "Bridges other than disulfides are left out."
    : null;
}
