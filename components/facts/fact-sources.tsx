import type { Facts } from "@/lib/facts/fact-references";
import { dateText } from "@/lib/facts/fact-words";
import { commonDay, numberSources, sourceAddress } from "@/lib/facts/source-numbers";

/** The sources by number, each with its address, and the day on which they were read. */
export function FactSources({ facts }: { facts: Facts }) {
  const day = commonDay(facts);
  return (
    <section className="fact-section">
      <h3 id="fact-sources">Sources of the facts</h3>
      {day && <p className="fact-minor">{`All checked on ${dateText(day)}.`}</p>}
      <ol className="fact-sources">
        {numberSources(facts).map(({ number, source }) => {
          const address = sourceAddress(source);
          const { title, publisher, year, checked } = source;
          return (
            <li key={number} id={`source-${number}`}>
              {address ? (
                <a href={address} rel="noopener noreferrer">
                  {title}
                </a>
              ) : (
                title
              )}
              <span className="fact-minor">
                {`${publisher}${year ? `, ${year}` : ""}${day ? "" : `. Checked on ${dateText(checked)}`}`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
