import { type Computed, unless } from "../computed";
import { toSmiles } from "../notation/smiles";
import type { ParsedSequence } from "../sequence-model";

/** Beyond this a drawing on a page is a thicket in which nobody finds a residue. */
export const MAX_DRAWN_RESIDUES = 20;

/** The SMILES to draw, or in words why no structure is drawn. */
export function drawableSmiles(sequence: ParsedSequence): Computed<string> {
  const { value, reason } = toSmiles(sequence);
  if (value === undefined) {
    return { reason: `No 2D structure is drawn without an exact SMILES. ${reason}` };
  }
  return unless(obstacle(sequence), () => value);
}

function obstacle({ residues, bridges }: ParsedSequence): string | null {
  if (residues.length > MAX_DRAWN_RESIDUES) {
    return `No 2D structure is drawn: ${residues.length} residues are too many to be read as one.`;
  }
  return bridges.length > 1
    ? `No 2D structure is drawn: ${bridges.length} bridges cannot lie flat without crossing.`
    : null;
}
