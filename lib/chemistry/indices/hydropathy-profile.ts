import type { ParsedSequence } from "../sequence-model";
import { lettersOf } from "./plain-sequence";

export interface WindowMean {
  /** Of the residue in the middle of the window. */
  position: number;
  /** Null where the window holds a residue without a value. */
  mean: number | null;
}

/** Odd widths, so that a window has a middle residue. */
export const HYDROPATHY_WINDOWS = [3, 5, 7, 9, 11, 19] as const;

/**
 * Mean Kyte–Doolittle hydropathy in a window that slides along the chain, all its residues with the
 * same weight; empty where the chain is shorter than the window. Kyte & Doolittle, J. Mol. Biol. 157
 * (1982) 105–132.
 */
export function hydropathyProfile(sequence: ParsedSequence, width: number): WindowMean[] {
  const letters = lettersOf(sequence);
  const values = sequence.residues.map(({ residue }, index) =>
    letters[index] === null ? null : residue.hydropathy,
  );
  return Array.from({ length: Math.max(0, values.length - width + 1) }, (_, start) => {
    const inside = values.slice(start, start + width);
    const sum = inside.reduce<number | null>(
      (total, value) => (total === null || value === null ? null : total + value),
      0,
    );
    return { position: start + (width + 1) / 2, mean: sum === null ? null : sum / width };
  });
}
