import { factLists } from "@/lib/facts/fact-lists";
import type { Facts } from "@/lib/facts/fact-references";
import { factTables } from "@/lib/facts/fact-tables";
import { numberSources } from "@/lib/facts/source-numbers";
import { listAnchor } from "./evidence-contents";
import { FactRows } from "./fact-rows";
import { FactTableSection } from "./fact-table-section";

/** Approvals, trials, the evidence matrix and the rest. Plain elements, for a `Static` part. */
export function FactReport({ facts, peptideId }: { facts: Facts; peptideId: number }) {
  const numbers = new Map(numberSources(facts).map(({ key, number }) => [key, number]));
  return (
    <>
      {factTables(facts).map((table) => (
        <FactTableSection key={table.id} table={table} numbers={numbers} peptideId={peptideId} />
      ))}
      {factLists(facts).map(({ title, items }) => (
        <section key={title} className="fact-section">
          <h3 id={listAnchor(title)}>{title}</h3>
          <FactRows className="fact-list" rows={items} numbers={numbers} peptideId={peptideId} />
        </section>
      ))}
    </>
  );
}
