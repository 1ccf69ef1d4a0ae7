import type { CSSProperties } from "react";
import type { AgencyGroup, ApprovalLane } from "@/lib/facts/collections/approvals";
import { agencyName } from "@/lib/facts/fact-words";

const groups: Record<AgencyGroup, string> = {
  us: "United States",
  europe: "Europe",
  other: "Elsewhere",
};

/**
 * A lane for each peptide: its first dated approval as a mark, and the years in force as a line. The
 * words beside a lane say the same as its drawing.
 */
export function ApprovalTimeline({ lanes, until }: { lanes: ApprovalLane[]; until: number }) {
  const from = Math.floor(Math.min(...lanes.map(({ year }) => year)) / 10) * 10;
  const years = Math.max(1, until - from);
  const x = (year: number) => `${(((year - from) / years) * 100).toFixed(1)}%`;
  const decades = Array.from({ length: Math.ceil(years / 10) }, (_, at) => from + at * 10);
  const style = { "--decade": x(from + 10) } as CSSProperties;
  return (
    <figure className="timeline" style={style}>
      <figcaption>
        {Object.entries(groups).map(([group, name]) => (
          <span key={group}>
            <svg className="key" aria-hidden="true">
              <Mark group={group as AgencyGroup} x="50%" isFilled />
            </svg>
            {name}
          </span>
        ))}
        <span>
          <svg className="key" aria-hidden="true">
            <line x1="0" x2="100%" y1="9" y2="9" />
          </svg>
          Approval in force
        </span>
        <span>
          <svg className="key" aria-hidden="true">
            <Mark group="us" x="50%" isFilled={false} />
          </svg>
          Hollow: no approval in force any more
        </span>
      </figcaption>
      <div className="timeline-axis">
        <svg className="lane" aria-hidden="true">
          {decades.map((decade) => (
            <text key={decade} x={x(decade)} y="12">
              {decade}
            </text>
          ))}
        </svg>
      </div>
      <ol>
        {lanes.map(({ id, name, year, agency, group, spans, end }) => (
          <li key={id}>
            <a href={`/peptides/${id}`}>{name}</a>
            <span>
              {`${year}, ${agencyName(agency)}`}
              {end && `; ${end.word}${end.year ? ` ${end.year}` : ""}`}
            </span>
            <svg className="lane" aria-hidden="true">
              {unite(spans, until).map((span) => (
                <line key={span.from} x1={x(span.from)} x2={x(span.to)} y1="9" y2="9" />
              ))}
              <Mark group={group} x={x(year)} isFilled={!end} />
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Circle, square or diamond, 18 px high with its place. */
function Mark({ group, x, isFilled }: { group: AgencyGroup; x: string; isFilled: boolean }) {
  const className = `mark-${group}${isFilled ? "" : " mark-hollow"}`;
  if (group === "us") return <circle className={className} cx={x} cy="9" r="5" />;
  return (
    <svg x={x} y="9" className="mark-place" aria-hidden="true">
      {group === "europe" ? (
        <rect className={className} x="-4.5" y="-4.5" width="9" height="9" />
      ) : (
        <path className={className} d="M0-6 6 0 0 6-6 0z" />
      )}
    </svg>
  );
}

/** Spans that overlap become one. */
function unite(spans: ApprovalLane["spans"], until: number): { from: number; to: number }[] {
  const united: { from: number; to: number }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const end = to ?? until;
    const last = united.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, end);
    else united.push({ from, to: end });
  }
  return united;
}
