import { type Computed, unless } from "../computed";
import type { ParsedSequence } from "../sequence-model";
import { INSTABILITY_WEIGHTS } from "./instability-weights";
import { beyondTwenty, lettersOf, listResidues } from "./plain-sequence";

/**
 * Instability index: 10/L times the sum of the weights of neighbouring pairs. Above 40 a protein is
 * predicted to be unstable. Guruprasad, Reddy & Pandit, Protein Eng. 4 (1990) 155–161.
 */
export function instabilityIndex(sequence: ParsedSequence): Computed<number> {
  return unless(obstacle(sequence), () => {
    const letters = lettersOf(sequence);
    const sum = letters.slice(1).reduce((total, letter, index) => {
      return total + (INSTABILITY_WEIGHTS[letters[index] ?? ""]?.[letter ?? ""] ?? 1);
    }, 0);
    return (10 / letters.length) * sum;
  });
}

function obstacle(sequence: ParsedSequence): string | null {
  const beyond = beyondTwenty(sequence);
  if (beyond) return beyond;
  if (sequence.residues.length < 2) return "It is a sum over neighbours, and there is one residue.";
  const mirrored = sequence.residues.filter(({ chirality }) => chirality === "D");
  if (mirrored.length === 0) return null;
  return `Its weights come from proteins of L residues, and ${listResidues(mirrored)} ${mirrored.length === 1 ? "is a D residue" : "are D residues"}.`;
}
