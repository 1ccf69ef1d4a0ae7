import type { SideChainGroup } from "./residues";
import {
  type Bridge,
  type BridgeKind,
  type ParsedSequence,
  SequenceError,
  type SequenceResidue,
} from "./sequence-model";

type Suffixes = Pick<ParsedSequence, "bridges" | "metals">;

/** The side-chain groups that a bridge joins, by alphabet. */
const PARTNERS: Record<BridgeKind, `${SideChainGroup} and ${SideChainGroup}`> = {
  disulfide: "thiol and thiol",
  lactam: "acid and amine",
  thioether: "alkyl and thiol",
};

/**
 * The suffixes of a sequence from index `start` on: `[disulfides 1-16, 8-20] [Cu]`.
 * Throws `SequenceError` at a bridge that the side chains of `residues` cannot form.
 */
export function parseSuffixes(text: string, start: number, residues: SequenceResidue[]): Suffixes {
  const suffixes: Suffixes = { bridges: [], metals: [] };
  const pattern = /\[([^[\]]*)\] */y;
  pattern.lastIndex = start;
  let read = start;
  while (read < text.length) {
    const match = pattern.exec(text);
    if (!match) throw new SequenceError("Expected a suffix in square brackets", read + 1);
    readSuffix(match[1] ?? "", read + 2, residues, suffixes);
    read = pattern.lastIndex;
  }
  if (start < text.length && !text.endsWith("]")) {
    throw new SequenceError("White space after the last suffix", text.length);
  }
  return suffixes;
}

function readSuffix(
  content: string,
  character: number,
  residues: SequenceResidue[],
  { bridges, metals }: Suffixes,
): void {
  if (content === "Cu") {
    if (metals.length > 0) throw new SequenceError("The metal is given twice", character);
    metals.push("Cu");
    return;
  }
  const match = /^(disulfide|lactam|thioether)s? /.exec(content);
  if (!match) throw new SequenceError(`Unknown suffix "${content}"`, character);
  const kind = match[1] as BridgeKind;
  let next = character + match[0].length;
  for (const pair of content.slice(match[0].length).split(",")) {
    const ends = pair.replace(/^ +/, "");
    const at = next + pair.length - ends.length;
    const bridge = readBridge(kind, ends, at);
    checkBridge(bridge, residues, bridges, at);
    bridges.push(bridge);
    next += pair.length + 1;
  }
}

function readBridge(kind: BridgeKind, ends: string, character: number): Bridge {
  const match = /^([1-9]\d{0,4})-([1-9]\d{0,4})$/.exec(ends);
  if (!match) throw new SequenceError(`"${ends}" is not a pair of positions`, character);
  const [from, to] = [Number(match[1]), Number(match[2])];
  if (from >= to) {
    throw new SequenceError(`"${ends}" must name two positions, the lower one first`, character);
  }
  return { kind, from, to };
}

function checkBridge(
  { kind, from, to }: Bridge,
  residues: SequenceResidue[],
  others: Bridge[],
  character: number,
): void {
  const ends = [from, to].map((position) => {
    const residue = residues[position - 1];
    if (!residue) {
      throw new SequenceError(
        `The ${kind} ${from}-${to} leaves the chain of ${residues.length} residues`,
        character,
      );
    }
    const isBridged = others.some((other) => other.from === position || other.to === position);
    if (isBridged || residue.modifications.length > 0) {
      throw new SequenceError(
        `The side chain of ${residue.code} ${position} is already in use`,
        character,
      );
    }
    return residue;
  });
  const groups = ends.map(({ residue }) => residue.sideChainGroup ?? "none");
  if (groups.sort().join(" and ") !== PARTNERS[kind]) {
    const names = ends.map(({ code, position }) => `${code} ${position}`).join(" and ");
    throw new SequenceError(
      `A ${kind} joins ${PARTNERS[kind]} side chains, not ${names}`,
      character,
    );
  }
}
