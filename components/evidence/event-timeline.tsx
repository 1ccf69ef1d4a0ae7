import {
  EVENT_KINDS,
  type EventKind,
  type PeptideEvent,
} from "@/lib/facts/collections/peptide-events";
import { scaleOver } from "@/lib/scale";
import "./evidence.css";

const kindNames: Record<EventKind, string> = {
  paper: "Papers",
  trial: "Trials",
  approval: "Approvals",
  end: "Refused or ended",
  retraction: "Retracted",
};

/** The years of each kind of event as marks in a lane; the list below them says the same. */
export function EventTimeline({ events }: { events: PeptideEvent[] }) {
  const scale = scaleOver(events.map(({ year }) => year));
  const years = scale.ticks.filter((tick) => Number.isInteger(tick));
  const kinds = EVENT_KINDS.filter((kind) => events.some((event) => event.kind === kind));
  return (
    <>
      <div className="event-lanes">
        {kinds.map((kind) => (
          <div key={kind}>
            <span aria-hidden="true">{kindNames[kind]}</span>
            <svg aria-hidden="true">
              {years.map((year) => (
                <line
                  key={year}
                  x1={`${scale.place(year)}%`}
                  x2={`${scale.place(year)}%`}
                  y2="100%"
                />
              ))}
              {[...countByYear(events, kind)].map(([year, count]) => (
                <circle
                  key={year}
                  className={`event-${kind}`}
                  cx={`${scale.place(year)}%`}
                  cy="50%"
                  r={Math.min(10, 4 + count)}
                />
              ))}
            </svg>
          </div>
        ))}
        <div>
          <span />
          <svg aria-hidden="true">
            {years.map((year) => (
              <text key={year} x={`${scale.place(year)}%`} y="14">
                {year}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <ol className="event-list">
        {[...Map.groupBy(events, ({ year }) => year)].map(([year, found]) => (
          <li key={year}>
            <b>{year}</b>
            <ul>
              {found.map((event) => (
                <li key={`${event.href} ${event.text}`}>
                  <a href={event.href}>{event.text}</a>
                  <small>
                    {[event.date === String(year) ? "" : event.date, event.detail]
                      .filter(Boolean)
                      .join(": ")}
                  </small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

function countByYear(events: PeptideEvent[], kind: EventKind): Map<number, number> {
  const ofKind = events.filter((event) => event.kind === kind);
  return new Map(
    [...Map.groupBy(ofKind, ({ year }) => year)].map(([year, found]) => [year, found.length]),
  );
}
