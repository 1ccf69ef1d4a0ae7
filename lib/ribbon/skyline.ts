import { GROUPS } from "@/lib/chemistry/groups";
import type { ParsedSequence, SequenceResidue } from "@/lib/chemistry/sequence-model";

export const SKYLINE_WIDTH = 288;
export const SKYLINE_HEIGHT = 56;
const BACKBONE = 24;
const ARCS = BACKBONE + 19;
const WIDEST_PITCH = 9;
const TALLEST_BAR = 17;
const SHORTEST_BAR = 3;
const MOST_HYDROPATHIC = 4.5;

/** One stroke of the drawing. `stroke` is a CSS colour that follows the theme. */
export interface SkylinePath {
  d: string;
  stroke: string;
  width: number;
  opacity?: number;
}

/**
 * A peptide as a strip of 288 × 56: each residue a bar above the backbone where it is hydrophobic
 * and below where it is hydrophilic (Kyte–Doolittle), coloured by side-chain class. D residues are
 * pale, bridges are arcs, lipids are tails. One path a look keeps a hundred of them light.
 */
export function drawSkyline(sequence: ParsedSequence): SkylinePath[] {
  const { residues, bridges } = sequence;
  const pitch = Math.min(WIDEST_PITCH, SKYLINE_WIDTH / residues.length);
  const x = (position: number) => round((position - 0.5) * pitch);
  const looks = Map.groupBy(
    residues,
    (residue) => `${residue.residue.sideChainClass} ${residue.chirality}`,
  );
  return [
    {
      d: `M0 ${BACKBONE}H${round(residues.length * pitch)}`,
      stroke: "var(--edge)",
      width: 1,
      opacity: 0.55,
    },
    ...[...looks].map(([look, members]) => ({
      d: members.map((residue) => bar(residue, x(residue.position))).join(""),
      stroke: `var(--residue-${look.split(" ")[0]})`,
      width: round(pitch * 0.64),
      ...(look.endsWith("D") && { opacity: 0.5 }),
    })),
    ...bridges.map(({ from, to }) => ({
      d: arc(x(from), x(to)),
      stroke: "var(--residue-special)",
      width: 1.4,
    })),
    ...lipidPositions(sequence).map((position) => ({
      d: `M${x(position)} ${BACKBONE - 8}q-3.5-3 0-6q3.5-3 0-6`,
      stroke: "var(--residue-tail)",
      width: 1.6,
    })),
  ];
}

/** The residues that carry a lipid, on the side chain or as the group on the N-terminus. */
export function lipidPositions({ residues, nTerm }: ParsedSequence): number[] {
  return residues
    .filter(
      ({ position, modifications }) =>
        modifications.some((code) => GROUPS[code].isLipid) ||
        (position === 1 && nTerm !== null && GROUPS[nTerm].isLipid),
    )
    .map(({ position }) => position);
}

function bar({ residue }: SequenceResidue, x: number): string {
  // Without a value the bar straddles the backbone.
  if (residue.hydropathy === null) return `M${x} ${BACKBONE - 2.5}v5`;
  const size = (Math.abs(residue.hydropathy) / MOST_HYDROPATHIC) * TALLEST_BAR;
  const length = round(Math.max(size, SHORTEST_BAR));
  return `M${x} ${BACKBONE}v${residue.hydropathy > 0 ? -length : length}`;
}

function arc(from: number, to: number): string {
  const depth = ARCS + Math.min(14, 6 + (to - from) / 12);
  return `M${from} ${ARCS}Q${round((from + to) / 2)} ${round(depth)} ${to} ${ARCS}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
