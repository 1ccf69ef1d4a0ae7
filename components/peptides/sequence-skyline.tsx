import { parseSequence } from "@/lib/chemistry/sequence";
import { drawSkyline, SKYLINE_HEIGHT, SKYLINE_WIDTH } from "@/lib/ribbon/skyline";

/** A peptide's skyline, drawn in place. */
export function SequenceSkyline({ sequence }: { sequence: string }) {
  return (
    <svg
      viewBox={`0 0 ${SKYLINE_WIDTH} ${SKYLINE_HEIGHT}`}
      className="skyline"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      fill="none"
    >
      {drawSkyline(parseSequence(sequence)).map(({ d, stroke, width, opacity, scaleX }) => (
        <path
          key={`${stroke} ${d}`}
          d={d}
          stroke={stroke}
          strokeWidth={width}
          strokeOpacity={opacity}
          transform={scaleX ? `scale(${scaleX} 1)` : undefined}
        />
      ))}
    </svg>
  );
}
