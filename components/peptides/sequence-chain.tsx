import type { ParsedSequence, SequenceResidue } from "@/lib/chemistry/sequence-model";
import { lipidPositions } from "@/lib/ribbon/skyline";
import { BEAD, layOut, type Point } from "./sequence-geometry";

/**
 * A peptide residue by residue. Aromatic residues are hexagons, charged ones squares, the others
 * circles, so that colour is never the only cue. `columns` is the number of beads per row.
 */
export function SequenceChain({
  sequence,
  columns,
  className,
}: {
  sequence: ParsedSequence;
  columns: number;
  className?: string;
}) {
  const { residues, bridges } = sequence;
  const lipids = lipidPositions(sequence);
  const { at, width, height, backbone, arc } = layOut(residues.length, columns);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: `${width}px` }}
      className={`chain ${className ?? ""}`}
      aria-hidden="true"
      fontFamily="var(--font-sans), sans-serif"
      fontWeight="600"
      textAnchor="middle"
    >
      <path d={backbone} fill="none" stroke="var(--line)" strokeWidth="3" />
      {bridges.map((bridge) => (
        <path
          key={`${bridge.from}-${bridge.to}`}
          d={arc(bridge)}
          fill="none"
          stroke={bridge.kind === "disulfide" ? "var(--residue-special)" : "var(--residue-tail)"}
          strokeWidth="2"
          strokeDasharray={bridge.kind === "disulfide" ? "2 4" : undefined}
          strokeLinecap="round"
        />
      ))}
      {residues.map((residue) => (
        <Bead
          key={residue.position}
          residue={residue}
          at={at(residue.position)}
          hasLipid={lipids.includes(residue.position)}
        />
      ))}
    </svg>
  );
}

function Bead({
  residue,
  at,
  hasLipid,
}: {
  residue: SequenceResidue;
  at: Point;
  hasLipid: boolean;
}) {
  const { label, sideChainClass } = residue.residue;
  return (
    // Its parts are drawn around 0 0, so that equal beads have equal markup, which compresses well.
    <g className={`class-${sideChainClass}`} transform={`translate(${at.x} ${at.y})`}>
      {hasLipid && (
        <path
          d={`M0 ${BEAD}q-5 4 0 8q5 4 0 8q-5 4 0 8`}
          fill="none"
          stroke="var(--residue-tail)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      )}
      <path d={outline(sideChainClass)} />
      <text y={label.length > 2 ? 3.5 : 4.5} fontSize={letterSize(label)}>
        {label}
      </text>
      {residue.chirality === "D" && (
        <text x={-BEAD - 1} y={-BEAD + 3} fontSize="10" fill="var(--ink)">
          D
        </text>
      )}
      {residue.modifications.length > 0 && !hasLipid && (
        <text x={BEAD - 1} y={-BEAD + 4} fontSize="13" fill="var(--residue-tail)">
          *
        </text>
      )}
      {residue.position % 10 === 0 && (
        <text x={hasLipid ? 12 : 0} y={BEAD + 14} fontSize="11" fill="var(--soft)">
          {residue.position}
        </text>
      )}
    </g>
  );
}

function outline(sideChainClass: string): string {
  if (sideChainClass === "aromatic") {
    const half = BEAD * 0.92;
    return `M0 ${-BEAD - 1}L${half} ${-BEAD / 2}V${BEAD / 2}L0 ${BEAD + 1}L${-half} ${BEAD / 2}V${-BEAD / 2}Z`;
  }
  if (sideChainClass === "acidic" || sideChainClass === "basic") {
    const half = BEAD - 1.5;
    return `M${-half} ${-half}h${half * 2}v${half * 2}h${-half * 2}Z`;
  }
  return `M${-BEAD} 0a${BEAD} ${BEAD} 0 1 0 ${BEAD * 2} 0a${BEAD} ${BEAD} 0 1 0 ${-BEAD * 2} 0Z`;
}

function letterSize(label: string): number {
  if (label.length === 1) return 14;
  return label.length === 2 ? 12 : label.length === 3 ? 10 : 8.5;
}
