import { parseSequence } from "@/lib/chemistry/sequence";
import type { SequenceResidue } from "@/lib/chemistry/sequence-model";
import { clip } from "@/lib/clip";
import { paperColor } from "@/lib/ribbon/paper-colors";
import { drawSkyline, lipidPositions, SKYLINE_WIDTH } from "@/lib/ribbon/skyline";
import { drawable } from "@/lib/seo/drawable";
import { paper, sans, serif } from "./preview-frame";

const WIDEST_PITCH = 9;
const BACKBONE = 24;
const TALLEST = 222;
const MAX_LETTERS = 44;
const MAX_NAMES = 8;
const GAP = 52;

/** A skyline of full width, with the residues' letters beside the backbone if they fit. */
export function PreviewSkyline({ sequence: text, width }: { sequence: string; width: number }) {
  const sequence = parseSequence(text);
  const { residues, bridges } = sequence;
  const pitch = Math.min(WIDEST_PITCH, SKYLINE_WIDTH / residues.length);
  // Crops the empty edges. Tails are above the bars, arcs below them.
  const top = lipidPositions(sequence).length > 0 ? 0 : 6;
  const height = (bridges.length > 0 ? 54 : 42) - top;
  const scale = Math.min(width / (residues.length * pitch), TALLEST / height);
  return (
    <div style={{ display: "flex", alignItems: "center" }}>
      <div style={{ display: "flex", position: "relative", height: height * scale }}>
        <svg
          width={residues.length * pitch * scale}
          height={height * scale}
          viewBox={`0 ${top} ${residues.length * pitch} ${height}`}
          fill="none"
          aria-hidden="true"
        >
          {drawSkyline(sequence).map(({ d, stroke, width, opacity, scaleX }) => (
            <path
              key={`${stroke} ${d}`}
              d={d}
              stroke={paperColor(stroke)}
              strokeWidth={width}
              strokeOpacity={opacity ?? 1}
              transform={placeOf(stroke, scaleX)}
            />
          ))}
        </svg>
        {residues.length <= MAX_LETTERS &&
          residues.map((residue) => (
            <Letter
              key={residue.position}
              residue={residue}
              pitch={pitch * scale}
              backbone={(BACKBONE - top) * scale}
              scale={scale}
            />
          ))}
      </div>
      {residues.length <= MAX_NAMES && (
        <Names residues={residues} width={width - residues.length * pitch * scale} />
      )}
    </div>
  );
}

function placeOf(stroke: string, scaleX: number | undefined): string | undefined {
  // A tail starts above the letter on the backbone.
  if (stroke === "var(--residue-tail)") return "translate(0 -2.5)";
  return scaleX ? `scale(${scaleX} 1)` : undefined;
}

/** A short chain has room for the residues' names. */
function Names({ residues, width }: { residues: SequenceResidue[]; width: number }) {
  const names = residues.map(({ residue: { name }, chirality }) => {
    const short = name.replace(/ \(.*\)$/, "");
    return chirality === "D" ? `D-${short}` : short;
  });
  return (
    <div
      style={{
        ...serif,
        width: width - GAP,
        marginLeft: GAP,
        fontSize: 33,
        lineHeight: 1.4,
        color: paper.soft,
      }}
    >
      {clip(drawable(names.join(" – ")), 150)}
    </div>
  );
}

/** On the side of the backbone without the bar. */
function Letter({
  residue: { position, residue },
  pitch,
  backbone,
  scale,
}: {
  residue: SequenceResidue;
  pitch: number;
  backbone: number;
  scale: number;
}) {
  const { label, hydropathy } = residue;
  const size = Math.min(24, pitch * 0.62, (pitch * 1.55) / label.length);
  // A bar without a value straddles the backbone.
  const gap = 20 + (hydropathy === null ? 2.5 * scale : 0);
  const middle = backbone + ((hydropathy ?? 0) > 0 ? gap : -gap);
  return (
    <div
      style={{
        position: "absolute",
        left: (position - 1) * pitch,
        top: middle - 15,
        width: pitch,
        height: 30,
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        ...sans,
        fontSize: size,
        color: paper.soft,
      }}
    >
      {label}
    </div>
  );
}
