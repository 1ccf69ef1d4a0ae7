import { setImmediate } from "node:timers/promises";
import { alignPeptides, likenessOf, MIN_LIKENESS } from "@/lib/chemistry/alignment/align-peptides";
import { type TreeNode, upgma } from "@/lib/chemistry/alignment/upgma";
import { readSequence } from "@/lib/chemistry/read-sequence";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";

type Named = Pick<Peptide, "id" | "name">;

export interface FamilyTree {
  /** Those that are compared; the tree's leaves are indices of this list. */
  members: Named[];
  root: TreeNode | null;
  /** Groups of two or more that are joined below the threshold, largest first. */
  families: Named[][];
  /** For each member, its most alike other one. */
  relatives: Relative[];
  /** Those that are not compared, by the reason why. */
  leftOut: Map<string, Named[]>;
}

interface Relative {
  peptide: Named;
  nearest: Named;
  /** From 0 to 1. */
  likeness: number;
  /** Aligned pairs of the same residue, and of any two. */
  same: number;
  paired: number;
}

/**
 * The library as a tree of sequences. Two peptides are as far apart as their alignment falls short of
 * the shorter one's own score. Takes half a second for a hundred, in steps of at most some milliseconds.
 */
export async function growFamilyTree(
  peptides: Pick<Peptide, "id" | "name" | "sequence">[],
): Promise<FamilyTree> {
  const { compared, leftOut } = select(peptides);
  const likeness = await compareAll(compared.map(({ sequence }) => sequence));
  const members = compared.map(({ peptide }) => peptide);
  const root = upgma(likeness.map((row) => row.map((value) => 1 - value)));
  return {
    members,
    root,
    families: root ? listFamilies(root, members) : [],
    relatives: compared.flatMap((_, index) => relativeOf(index, compared, likeness) ?? []),
    leftOut,
  };
}

interface Compared {
  peptide: Named;
  sequence: ParsedSequence;
}

function select(peptides: Pick<Peptide, "id" | "name" | "sequence">[]) {
  const compared: Compared[] = [];
  const leftOut = new Map<string, Named[]>();
  for (const { id, name, sequence: text } of peptides) {
    const peptide = { id, name };
    const sequence = readSequence(text);
    const reason = sequence ? obstacle(sequence) : "No single sequence is recorded";
    if (sequence && !reason) compared.push({ peptide, sequence });
    else if (reason) leftOut.set(reason, [...(leftOut.get(reason) ?? []), peptide]);
  }
  return { compared, leftOut };
}

const MIN_RESIDUES = 6;

/** Why a chain says nothing in such a comparison; null if it does. */
function obstacle({ residues }: ParsedSequence): string | null {
  if (residues.length < MIN_RESIDUES) {
    return `Fewer than ${MIN_RESIDUES} residues, which agree with many chains by chance`;
  }
  const share = (count: number) => count / residues.length;
  if (share(residues.filter(({ chirality }) => chirality === "D").length) > 1 / 2) {
    return "Mostly D residues, so that the order of L chains says nothing of it";
  }
  const unlike = residues.filter(({ residue }) => !residue.oneLetter && !residue.hydropathyOf);
  return share(unlike.length) > 1 / 3 ? "Too many residues that resemble none of the twenty" : null;
}

const MAX_STEP_MS = 10;

/** Every pair once. Other requests are answered in between. */
async function compareAll(sequences: ParsedSequence[]): Promise<number[][]> {
  const likeness = sequences.map(() => sequences.map(() => 1));
  let since = performance.now();
  for (const [i, a] of sequences.entries()) {
    for (const [j, b] of sequences.slice(0, i).entries()) {
      const value = likenessOf(a, b);
      (likeness[i] as number[])[j] = value;
      (likeness[j] as number[])[i] = value;
      if (performance.now() - since > MAX_STEP_MS) {
        await setImmediate();
        since = performance.now();
      }
    }
  }
  return likeness;
}

function listFamilies(root: TreeNode, members: Named[]): Named[][] {
  return cut(root)
    .filter(({ leaves }) => leaves.length > 1)
    .map(({ leaves }) => leaves.flatMap((leaf) => members[leaf] ?? []))
    .toSorted((a, b) => b.length - a.length);
}

/** The branches that are joined only above the threshold. */
function cut(node: TreeNode): TreeNode[] {
  return isRelated(node) || !node.branches ? [node] : node.branches.flatMap(cut);
}

/** Whether what is below a node is joined by more than chance. */
export function isRelated({ height }: TreeNode): boolean {
  return 1 - 2 * height >= MIN_LIKENESS;
}

function relativeOf(index: number, compared: Compared[], likeness: number[][]): Relative | null {
  const values = likeness[index] ?? [];
  const [best] = values
    .map((value, other) => ({ value, other }))
    .filter(({ other }) => other !== index)
    .toSorted((a, b) => b.value - a.value);
  const [own, nearest] = [compared[index], best && compared[best.other]];
  if (!own || !best || !nearest) return null;
  const { same, paired } = alignPeptides(own.sequence, nearest.sequence);
  return { peptide: own.peptide, nearest: nearest.peptide, likeness: best.value, same, paired };
}
