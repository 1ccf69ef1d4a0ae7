import { useId } from "react";

export interface Figure {
  label: string;
  value: string;
  /** What the figure means. */
  note?: string | undefined;
  isAlarming?: boolean;
}

/** Figures under a heading; an alarming one is marked in words too. */
export function FigureList({ title, figures }: { title: string; figures: Figure[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t-2 border-t-ink/80 pt-3 pb-8">
      <h2 id={id} className="mb-2 font-medium text-base">
        {title}
      </h2>
      <dl>
        {figures.map(({ label, value, note, isAlarming }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-t py-2">
            <dt className="min-w-0 break-words">{label}</dt>
            <dd className={`figures break-words ${isAlarming ? "font-medium text-danger" : ""}`}>
              {value}
              {isAlarming && <span className="sr-only"> (needs attention)</span>}
            </dd>
            {note && <dd className="basis-full text-soft text-sm">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
