import { type Computed, unless } from "../computed";
import { lettersOf } from "../indices/plain-sequence";
import type { ParsedSequence } from "../sequence-model";
import { ENZYMES, type Enzyme, type EnzymeKey } from "./enzymes";

export interface Fragment {
  from: number;
  to: number;
  /** The fragment as a molecule of its own: its disulfides open, free ends where it was cut. */
  sequence: ParsedSequence;
}

/**
 * The positions after which an enzyme cuts. Bonds beside a D, modified, bridged (but by a disulfide)
 * or unnatural residue are left alone: the rules say nothing of them.
 */
export function cutsOf(sequence: ParsedSequence, key: EnzymeKey): number[] {
  const { cuts, except }: Enzyme = ENZYMES[key];
  const letters = readableLetters(sequence);
  const exceptions = new Set(except ? positionsOf(except, letters) : []);
  return positionsOf(cuts, letters).filter((position) => {
    const beside = letters.slice(position - 1, position + 1);
    return beside.length === 2 && !beside.includes(UNREADABLE) && !exceptions.has(position);
  });
}

/** The fragments of a complete digestion. */
export function digest(sequence: ParsedSequence, key: EnzymeKey): Computed<Fragment[]> {
  return unless(obstacle(sequence), () => {
    const ends = [...cutsOf(sequence, key), sequence.residues.length];
    return ends.map((to, index) => {
      const from = (ends[index - 1] ?? 0) + 1;
      return { from, to, sequence: sliceSequence(sequence, from, to) };
    });
  });
}

// Not a word character of any rule, but one that `\w` of "before" rules must skip too.
const UNREADABLE = "-";

function readableLetters(sequence: ParsedSequence): string {
  const joined = new Set(
    sequence.bridges.flatMap(({ kind, from, to }) => (kind === "disulfide" ? [] : [from, to])),
  );
  return lettersOf(sequence)
    .map((letter, index) => {
      const isPlain = sequence.residues[index]?.chirality === "L" && !joined.has(index + 1);
      return isPlain && letter ? letter : UNREADABLE;
    })
    .join("");
}

function positionsOf(pattern: RegExp, letters: string): number[] {
  return Array.from(letters.matchAll(pattern), ({ index }) => index + 1);
}

function obstacle({ bridges, metals }: ParsedSequence): string | null {
  if (metals.length > 0) return "The fragments of a copper complex are not defined.";
  const ring = bridges.find(({ kind }) => kind !== "disulfide");
  return ring
    ? `The ${ring.kind} ${ring.from}-${ring.to} holds fragments together, so that their masses are not those of the pieces.`
    : null;
}

function sliceSequence(sequence: ParsedSequence, from: number, to: number): ParsedSequence {
  const { residues, nTerm, cTerm } = sequence;
  return {
    residues: residues
      .slice(from - 1, to)
      .map((residue, index) => ({ ...residue, position: index + 1 })),
    nTerm: from === 1 ? nTerm : null,
    cTerm: to === residues.length ? cTerm : "OH",
    bridges: [],
    metals: [],
  };
}
