import type { Facts } from "@/lib/facts/fact-references";
import { monthText } from "@/lib/facts/fact-words";
import { glanceRows } from "@/lib/facts/glance";
import { lastChecked, numberSources } from "@/lib/facts/source-numbers";
import { FactRows } from "./fact-rows";

/** Status, phase, routes, half-life, targets and sport in a few lines each. */
export function AtAGlance({ facts, peptideId }: { facts: Facts; peptideId: number }) {
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
      <FactRows
        className="glance"
        rows={glanceRows(facts)}
        numbers={numbers}
        peptideId={peptideId}
      />
    </section>
  );
}
