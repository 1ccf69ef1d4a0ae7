import { TermLabel } from "@/components/glossary/term-label";
import type { FactList } from "@/lib/facts/fact-lists";
import { FactLines, type SourceNumbers } from "./fact-lines";

/** Terms with their lines. Plain elements, for a `Static` part. */
export function FactRows({
  rows,
  numbers,
  peptideId,
  className,
}: {
  rows: FactList["items"];
  numbers: SourceNumbers;
  peptideId?: number;
  className: "glance" | "fact-list";
}) {
  return (
    <dl className={className}>
      {rows.map(({ term, lines }) => (
        <div key={term}>
          <dt>
            <TermLabel text={term} />
          </dt>
          <dd>
            <FactLines lines={lines} numbers={numbers} peptideId={peptideId} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
