import type { ReactNode } from "react";
import { FactSources } from "@/components/facts/fact-sources";
import { FactTableSection } from "@/components/facts/fact-table-section";
import { numberCollected } from "@/lib/facts/collections/collected-sources";
import type { FactHolder } from "@/lib/facts/collections/fact-holder";
import type { FactTable } from "@/lib/facts/fact-tables";

/** Tables whose lines name sources of several peptides, and those sources. */
export function CollectedTables({
  tables,
  peptides,
  children,
}: {
  tables: FactTable[];
  peptides: FactHolder[];
  /** Between the tables and the sources. */
  children?: ReactNode;
}) {
  const { sources, numbers } = numberCollected(
    tables.flatMap(({ rows }) => rows.flat(2)),
    peptides,
  );
  return (
    <>
      {tables.map((table) => (
        <FactTableSection key={table.id} table={table} numbers={numbers} heading="h2" />
      ))}
      {children}
      {sources.length > 0 && <FactSources sources={sources} title="Sources" heading="h2" />}
    </>
  );
}
