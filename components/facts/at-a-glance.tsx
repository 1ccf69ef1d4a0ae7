import { TermLabel } from "@/components/glossary/term-label";
import type { Facts } from "@/lib/facts/fact-references";
import { monthText } from "@/lib/facts/fact-words";
import { glanceRows } from "@/lib/facts/glance";
import { lastChecked, numberSources } from "@/lib/facts/source-numbers";
import { FactLines } from "./fact-lines";

/** Status, phase, routes, half-life, targets and sport in a few lines each. */
export function AtAGlance({ facts }: { facts: Facts }) {
  const numbers = new Map(numberSources(facts).map(({ key, number }) => [key, number]));
  const checked = lastChecked(facts);
  return (
    <section aria-labelledby="at-a-glance">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="at-a-glance" className="text-2xl">
          At a glance
        </h2>
        {checked && <p className="font-sans text-sm text-soft">Checked in {monthText(checked)}</p>}
      </div>
      <dl className="glance">
        {glanceRows(facts).map(({ term, lines }) => (
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
  );
}
