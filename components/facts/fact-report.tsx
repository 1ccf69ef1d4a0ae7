import { TermLabel } from "@/components/glossary/term-label";
import { factLists } from "@/lib/facts/fact-lists";
import type { Facts } from "@/lib/facts/fact-references";
import { factTables } from "@/lib/facts/fact-tables";
import { numberSources } from "@/lib/facts/source-numbers";
import { FactLines } from "./fact-lines";
import { FactTableSection } from "./fact-table-section";

/** Approvals, trials, the evidence matrix and the rest. Plain elements, for a `Static` part. */
export function FactReport({ facts }: { facts: Facts }) {
  const numbers = new Map(numberSources(facts).map(({ key, number }) => [key, number]));
  return (
    <>
      {factTables(facts).map((table) => (
        <FactTableSection key={table.id} table={table} numbers={numbers} />
      ))}
      {factLists(facts).map(({ title, items }) => (
        <section key={title} className="fact-section">
          <h3>{title}</h3>
          <dl className="fact-list">
            {items.map(({ term, lines }) => (
              <div key={term}>
                <dt>
                  <TermLabel text={term} />
                </dt>
                <dd>
                  <FactLines lines={lines} numbers={numbers} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
