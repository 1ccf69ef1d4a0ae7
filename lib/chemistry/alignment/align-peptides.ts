import { RESIDUES } from "../residues";
import type { ParsedSequence, SequenceResidue } from "../sequence-model";
import { align } from "./align";
import { blosum62 } from "./blosum62";

export interface AlignedPair {
  columns: { a: SequenceResidue | null; b: SequenceResidue | null; isSame: boolean }[];
  /** Pairs of the same residue in the same chirality. */
  same: number;
  /** Pairs of any two residues. */
  paired: number;
}

/**
 * Two peptides aligned by BLOSUM62. A residue beyond the twenty is scored as the natural one that
 * stands for it in hydropathy, or as unknown.
 */
export function alignPeptides(a: ParsedSequence, b: ParsedSequence): AlignedPair {
  const columns = align(lettersOf(a), lettersOf(b)).columns.map((column) => {
    const [one, other] = [residueAt(a, column.a), residueAt(b, column.b)];
    return { a: one, b: other, isSame: one !== null && other !== null && isSame(one, other) };
  });
  return {
    columns,
    same: columns.filter((column) => column.isSame).length,
    paired: columns.filter((column) => column.a && column.b).length,
  };
}

/**
 * Below this likeness two chains are no more alike than chance makes them: see
 * `lib/explore/family-tree.test.ts`, which compares the library with shuffled sequences.
 */
export const MIN_LIKENESS = 0.5;

/**
 * How alike two peptides are: the score of their alignment as a share of what the shorter one would have
 * with itself, from 0 to 1. A fragment of a longer chain has 1.
 */
export function likenessOf(a: ParsedSequence, b: ParsedSequence): number {
  const [one, other] = [lettersOf(a), lettersOf(b)];
  const most = Math.min(scoreWithItself(one), scoreWithItself(other));
  return most > 0 ? Math.max(0, Math.min(1, align(one, other).score / most)) : 0;
}

function scoreWithItself(letters: string): number {
  return [...letters].reduce((sum, letter) => sum + blosum62(letter, letter), 0);
}

function lettersOf({ residues }: ParsedSequence): string {
  return residues
    .map(
      ({ residue: { oneLetter, hydropathyOf } }) =>
        oneLetter ?? (hydropathyOf && RESIDUES[hydropathyOf].oneLetter) ?? "X",
    )
    .join("");
}

function residueAt({ residues }: ParsedSequence, at: number | null): SequenceResidue | null {
  return at === null ? null : (residues[at] ?? null);
}

function isSame(a: SequenceResidue, b: SequenceResidue): boolean {
  return a.code === b.code && (a.chirality === b.chirality || a.residue.isAchiral);
}
