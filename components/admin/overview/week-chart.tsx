import type { Week } from "@/lib/overview/overview-schema";

const WIDTH = 480;
const HEIGHT = 120;
const LABEL = 18;
const GAP = 6;

type Series = "questions" | "messages";

/** A bar chart by week, and a table of the same numbers for screen readers. */
export function WeekChart({
  weeks,
  series,
  title,
}: {
  weeks: Week[];
  series: Series;
  title: string;
}) {
  const values = weeks.map((week) => week[series]);
  const highest = Math.max(1, ...values);
  const step = WIDTH / weeks.length;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-medium">
        {title}
        <span className="ml-2 font-normal text-soft text-sm">
          {values.reduce((sum, value) => sum + value, 0).toLocaleString("en-US")} in {weeks.length}{" "}
          weeks
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + LABEL}`}
        className="block w-full max-w-xl"
        aria-hidden="true"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="var(--edge)" />
        {weeks.map((week, index) => {
          const height = (week[series] / highest) * (HEIGHT - LABEL);
          const x = index * step + GAP / 2;
          const isNow = index === weeks.length - 1;
          return (
            <g key={week.start}>
              <rect
                x={x}
                y={HEIGHT - height}
                width={step - GAP}
                height={height}
                fill="var(--accent)"
                opacity={isNow ? 1 : 0.55}
              />
              {week[series] > 0 && (
                <text {...label} x={x + (step - GAP) / 2} y={HEIGHT - height - 5} fill="var(--ink)">
                  {week[series]}
                </text>
              )}
              {index % 2 === 1 && (
                <text {...label} x={x + (step - GAP) / 2} y={HEIGHT + 15} fill="var(--soft)">
                  {shortDay(week.start)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <WeekTable weeks={weeks} series={series} title={title} />
    </figure>
  );
}

const label = { textAnchor: "middle", fontSize: 12, className: "figures" } as const;

function WeekTable({ weeks, series, title }: { weeks: Week[]; series: Series; title: string }) {
  return (
    <table className="sr-only">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">{series === "questions" ? "Questions" : "Messages"}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.start}>
            <th scope="row">{shortDay(week.start)}</th>
            <td>{week[series]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const format = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

function shortDay(day: string): string {
  return format.format(new Date(day));
}
