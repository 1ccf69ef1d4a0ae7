import { GROUPS } from "@/lib/chemistry/groups";
import type { ParsedSequence, SequenceResidue } from "@/lib/chemistry/sequence-model";

export const SKYLINE_WIDTH = 288;
export const SKYLINE_HEIGHT = 56;
const BACKBONE = 24;
const ARCS = BACKBONE + 19;
const WIDEST_PITCH = 9;
/** As a share of the pitch. */
const BAR_WIDTH = 0.64;
const TALLEST_BAR = 17;
const SHORTEST_BAR = 3;
const MAX_HYDROPATHY = 4.5;

/** One stroke of the drawing. `stroke` is a CSS colour that follows the theme. */
export interface SkylinePath {
  d: string;
  stroke: string;
  width: number;
  opacity?: number;
  /** Stretches the path horizontally, its stroke width included. */
  scaleX?: number;
}

/**
 * A peptide as a strip of 288 × 56: each residue a bar above the backbone where it is hydrophobic
 * and below where it is hydrophilic (Kyte–Doolittle), coloured by side-chain class. D residues are
 * pale, bridges are arcs, lipids are tails. One path per style keeps pages with a hundred of them small.
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
      d: bars(members),
      stroke: `var(--residue-${look.split(" ")[0]})`,
      width: 2 * BAR_WIDTH,
      scaleX: Math.round(pitch * 500) / 1000,
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

/**
 * Relative coordinates in units of half a pitch: whole numbers and repeated steps compress well.
 */
function bars(residues: SequenceResidue[]): string {
  let end: [number, number] | undefined;
  return residues
    .map(({ position, residue }) => {
      const [left, top, height] = [2 * position - 1, ...extent(residue.hydropathy)];
      const start = end ? `m${left - end[0]} ${top - end[1]}` : `M${left} ${top}`;
      end = [left, top + height];
      return `${start}v${height}`;
    })
    .join("");
}

/** The top and height of a bar; without a value it is centred on the backbone. */
function extent(hydropathy: number | null): [top: number, height: number] {
  if (hydropathy === null) return [BACKBONE - 2, 5];
  const size = Math.round((Math.abs(hydropathy) / MAX_HYDROPATHY) * TALLEST_BAR);
  const length = Math.max(size, SHORTEST_BAR);
  return [BACKBONE, hydropathy > 0 ? -length : length];
}

function arc(from: number, to: number): string {
  const depth = ARCS + Math.min(14, 6 + (to - from) / 12);
  return `M${from} ${ARCS}Q${round((from + to) / 2)} ${round(depth)} ${to} ${ARCS}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
