import type { ParsedSequence, SequenceResidue } from "../sequence-model";

/** The residues in one-letter code, whatever their chirality; null for what has no letter of its own. */
export function lettersOf({ residues }: ParsedSequence): (string | null)[] {
  return residues.map(({ residue, modifications }) =>
    modifications.length > 0 ? null : residue.oneLetter,
  );
}

/** Residues that are not one of the twenty, or carry a group on their side chain. */
export function othersThanTwenty({ residues }: ParsedSequence): SequenceResidue[] {
  return residues.filter(
    ({ residue, modifications }) => residue.oneLetter === null || modifications.length > 0,
  );
}

/**
 * Why a scale of the twenty residues does not reach over this sequence, or null if it does. The ends,
 * D residues and disulfides are no obstacle: such scales give a value to a side chain.
 */
export function beyondTwenty(sequence: ParsedSequence): string | null {
  const others = othersThanTwenty(sequence);
  if (others.length === 0) return null;
  return `The scale has values for the twenty natural residues only, and ${listResidues(others)} ${others.length === 1 ? "is" : "are"} not among them.`;
}

const MAX_NAMED = 4;

/** "Aib 2, Lys 20 with a group and 3 more" */
export function listResidues(residues: SequenceResidue[]): string {
  const named = residues
    .slice(0, MAX_NAMED)
    .map(
      ({ code, position, modifications }) =>
        `${code} ${position}${modifications.length > 0 ? " with its side-chain group" : ""}`,
    );
  const rest = residues.length - named.length;
  if (rest > 0) return `${named.join(", ")} and ${rest} more`;
  const last = named.pop() ?? "";
  return named.length > 0 ? `${named.join(", ")} and ${last}` : last;
}
