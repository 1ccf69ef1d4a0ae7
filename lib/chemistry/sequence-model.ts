import type { CTerminusCode, GroupCode } from "./groups";
import type { Residue, ResidueCode } from "./residues";

export type BridgeKind = "disulfide" | "lactam" | "thioether";

/** A ring closure between the side chains of two residues, by position; `from` < `to`. */
export interface Bridge {
  kind: BridgeKind;
  from: number;
  to: number;
}

export interface SequenceResidue {
  /** From 1, at the N-terminus. */
  position: number;
  code: ResidueCode;
  /** "L" also where the residue is achiral (Gly, Aib, …; see `residue.isAchiral`). */
  chirality: "L" | "D";
  residue: Residue;
  /** Groups on the side chain, the outermost first; the last one is joined to the residue. */
  modifications: GroupCode[];
}

/** A peptide as its sequence states it: plain data, safe to serialise. */
export interface ParsedSequence {
  residues: SequenceResidue[];
  /** The group on the N-terminal amine, or null. */
  nTerm: GroupCode | null;
  /** Null where the last residue has no carboxyl (an alcohol such as Throl). */
  cTerm: CTerminusCode | null;
  bridges: Bridge[];
  metals: "Cu"[];
}

/** A sequence that does not follow the grammar. `character` (from 1) is where it breaks. */
export class SequenceError extends Error {
  override name = "SequenceError";
  readonly character: number;

  constructor(message: string, character: number) {
    super(`${message} (character ${character})`);
    this.character = character;
  }
}
