import { dateText } from "@/lib/facts/date-text";
import type { ChangedWords } from "@/lib/facts/history/compare-facts";
import type { FactChange } from "@/lib/facts/history/fact-change-schema";
import { factAnchor } from "@/lib/facts/history/fact-reference";
import { capitalise } from "@/lib/facts/number-text";
import "./fact-changes.css";

/** A changelog by day, latest first. Plain elements, for a `Static` part. */
export function FactChanges({
  changes,
  names,
  heading: Heading = "h2",
}: {
  changes: FactChange[];
  /** The names of peptides, where the changes are of several. */
  names?: Map<number, string>;
  heading?: "h2" | "h3";
}) {
  const byDay = [...Map.groupBy(changes, ({ createdAt }) => createdAt.slice(0, 10))];
  return byDay.map(([day, ofDay]) => (
    <section key={day} className="fact-changes">
      <Heading>
        <time dateTime={day}>{dateText(day)}</time>
      </Heading>
      <ul>
        {ofDay.map((change) => (
          <li key={change.id} id={`change-${change.id}`}>
            <p>
              <small>{capitalise(change.action)}</small>{" "}
              <Fact change={change} name={names?.get(change.peptideId)} />
            </p>
            <dl>
              {change.words.map((words) => (
                <Words key={words.label} words={words} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Fact({ change, name }: { change: FactChange; name: string | undefined }) {
  const text = name ? `${name}: ${change.title}` : change.title;
  if (change.action === "removed") return text;
  return <a href={`/peptides/${change.peptideId}#${factAnchor(change.fact)}`}>{text}</a>;
}

function Words({ words: { label, before, after } }: { words: ChangedWords }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {after ?? "Not stated any more"}
        {before !== null && (
          <small>{after === null ? `Was: ${before}` : `Before: ${before}`}</small>
        )}
      </dd>
    </div>
  );
}
