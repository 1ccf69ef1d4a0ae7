import type { ReactNode } from "react";

export interface Axis {
  from: number;
  to: number;
  ticks: { at: number; label: string }[];
  title: string;
}

/**
 * The frame of a plot: axes with labels that keep their size while the drawing takes the width of the
 * page. `children` draw in a square of 100 by 100 with the origin at the top left; see `scaleOf`.
 * Plain elements, for a `Static` part.
 */
export function Plot({
  x,
  y,
  label,
  marks = [],
  children,
}: {
  x: Axis;
  y: Axis;
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** Points with a word beside them. */
  marks?: { x: number; y: number; text: string }[];
  children: ReactNode;
}) {
  const [toX, toY] = [scaleOf(x), scaleOf(y)];
  return (
    <div className="plot" role="img" aria-label={label}>
      <span className="plot-title">{y.title}</span>
      <div className="plot-frame">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {y.ticks.map(({ at }) => (
            <path key={at} className="plot-grid" d={`M0 ${round(100 - toY(at))}H100`} />
          ))}
          {children}
        </svg>
        {y.ticks.map(({ at, label: text }) => (
          <span key={at} className="plot-y" style={{ bottom: `${round(toY(at))}%` }}>
            {text}
          </span>
        ))}
        {x.ticks.map(({ at, label: text }) => (
          <span key={at} className="plot-x" style={{ left: `${round(toX(at))}%` }}>
            {text}
          </span>
        ))}
        {marks.map((mark) => (
          <span
            key={mark.text}
            className={`plot-mark ${toX(mark.x) > 60 ? "plot-mark-left" : ""}`}
            style={{ left: `${round(toX(mark.x))}%`, bottom: `${round(toY(mark.y))}%` }}
          >
            <span>{mark.text}</span>
          </span>
        ))}
      </div>
      <span className="plot-title plot-title-x">{x.title}</span>
    </div>
  );
}

/** From a value on an axis to percent of the frame. */
export function scaleOf({ from, to }: Pick<Axis, "from" | "to">): (value: number) => number {
  return (value) => ((value - from) / (to - from)) * 100;
}

/** Two decimals of a percent are less than a pixel. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** At most `count` round steps between two values. */
export function stepsBetween(from: number, to: number, count: number): number[] {
  const rough = (to - from) / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10);
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step + 1e-9) + 1 }, (_, index) => {
    return Math.round((first + index * step) * 1e6) / 1e6;
  });
}
