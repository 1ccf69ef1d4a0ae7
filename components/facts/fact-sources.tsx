import type { Facts } from "@/lib/facts/fact-references";
import { dateText } from "@/lib/facts/fact-words";
import { numberSources, pubmedAddress, sourceAddress } from "@/lib/facts/source-numbers";

/** The sources by number, each with its address and the day on which it was read. */
export function FactSources({ facts }: { facts: Facts }) {
  return (
    <section className="fact-section">
      <h3 id="fact-sources">Sources of the facts</h3>
      <ol className="fact-sources">
        {numberSources(facts).map(({ number, source }) => {
          const address = sourceAddress(source);
          const { title, publisher, year, pmid, url, checked } = source;
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
                {publisher}
                {year && `, ${year}`}
                {pmid && url && (
                  <>
                    {", "}
                    <a href={pubmedAddress(pmid)} rel="noopener noreferrer">
                      PMID {pmid}
                    </a>
                  </>
                )}
                . Checked on {dateText(checked)}.
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
