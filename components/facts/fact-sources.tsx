import { dateText } from "@/lib/facts/fact-words";
import {
  commonDay,
  type NumberedSource,
  sourceAddress,
  sourceOrigin,
} from "@/lib/facts/source-numbers";

/** The sources by number, each with its address, and the day on which they were read. */
export function FactSources({
  sources,
  title,
  heading: Heading = "h3",
}: {
  sources: NumberedSource[];
  title: string;
  heading?: "h2" | "h3";
}) {
  const day = commonDay(sources);
  return (
    <section className="fact-section">
      <Heading id="fact-sources">{title}</Heading>
      {day && <p className="fact-note">{`All checked on ${dateText(day)}.`}</p>}
      <ol className="fact-sources">
        {sources.map(({ number, source }) => {
          const checked = day ? "" : `. Checked on ${dateText(source.checked)}`;
          return (
            <li key={number} id={`source-${number}`}>
              <a href={sourceAddress(source)}>{source.title}</a>
              <small>{`${sourceOrigin(source)}${checked}`}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
