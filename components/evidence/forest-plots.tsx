import type { ForestPlot, ForestRow } from "@/lib/facts/collections/forest";
import { capitalise, figure } from "@/lib/facts/number-text";
import { type Scale, scaleOver } from "@/lib/scale";
import "./evidence.css";

/**
 * Figures of trials with their intervals, an axis for each measure. The words of a row say what its
 * drawing says. Plain elements, for a `Static` part.
 */
export function ForestPlots({
  plots,
  namesPeptides = false,
}: {
  plots: ForestPlot[];
  /** Whether rows belong to several peptides. */
  namesPeptides?: boolean;
}) {
  if (plots.length === 0) return null;
  return (
    <section className="fact-section">
      <h2 id="intervals">Results with intervals</h2>
      <p className="fact-note max-w-text">
        The value of a trial as a square, its confidence interval as a line, as the source gives
        them; its level, mostly 95 %, is not recorded here. Trials differ in people, time and
        comparator: nothing is pooled, and two rows are no comparison of two peptides.
      </p>
      {plots.map((plot) => (
        <Plot key={plot.key} plot={plot} namesPeptides={namesPeptides} />
      ))}
    </section>
  );
}

function Plot({ plot, namesPeptides }: { plot: ForestPlot; namesPeptides: boolean }) {
  const { title, unit, isLog, none, rows } = plot;
  const scale = scaleOver(
    [...rows.flatMap(({ low, high }) => [low, high]), ...(none === null ? [] : [none])],
    isLog,
  );
  return (
    <figure className="forest">
      <figcaption>
        <h3>{title}</h3>
        <span>{noneText(unit, none)}</span>
      </figcaption>
      <div className="forest-axis">
        <svg className="forest-lane" aria-hidden="true">
          {scale.ticks.map((tick) => (
            <text key={tick} x={`${scale.place(tick)}%`} y="14">
              {figure(tick)}
            </text>
          ))}
        </svg>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={`${row.href} ${row.of} ${row.value}`}>
            <span>
              <a href={row.href}>
                {namesPeptides ? `${row.peptide.name}, ${row.trial}` : row.trial}
              </a>
              <small>{capitalise(row.of)}</small>
              <small>{`Measured: ${row.outcome}`}</small>
            </span>
            <span>{row.text.replaceAll(" %", "\u00a0%")}</span>
            <Lane row={row} scale={scale} none={none} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Lane({ row, scale, none }: { row: ForestRow; scale: Scale; none: number | null }) {
  const [low, value, high] = [row.low, row.value, row.high].map((at) => `${scale.place(at)}%`);
  return (
    <svg className="forest-lane" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          className="forest-grid"
          x1={`${scale.place(tick)}%`}
          x2={`${scale.place(tick)}%`}
          y1="0"
          y2="100%"
        />
      ))}
      {none !== null && (
        <line
          className="forest-none"
          x1={`${scale.place(none)}%`}
          x2={`${scale.place(none)}%`}
          y1="0"
          y2="100%"
        />
      )}
      <line x1={low} x2={high} y1="50%" y2="50%" />
      <rect x={value} y="50%" width="10" height="10" />
    </svg>
  );
}

function noneText(unit: string, none: number | null): string {
  const name = capitalise(unit);
  if (none === null) return name;
  const line = none === 1 ? "1 is no difference" : "0 is no change or no difference";
  return `${name}. ${line}; to its left the figure of the first named is lower.`;
}
