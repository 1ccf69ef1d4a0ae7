import type { CollectedPeptide } from "@/lib/content/peptides/peptide-schema";
import { toCsv } from "@/lib/tables/csv";
import type { FactLine } from "../fact-tables";
import { sourceAddress } from "../source-numbers";
import { comparisonTables } from "./comparison-tables";

/** A row for each fact: its name, then for each peptide what is recorded and where that stands. */
export function comparisonCsv(peptides: CollectedPeptide[]): string {
  const header = ["Fact", ...peptides.flatMap(({ name }) => [name, `${name}: sources`])];
  const rows = comparisonTables(peptides).flatMap(({ rows: facts }) =>
    facts.map(([fact = [], ...cells]) => {
      const values = cells.flatMap((lines) => [textOf(lines), sourcesOf(lines, peptides)]);
      return Object.fromEntries([textOf(fact), ...values].map((text, at) => [header[at], text]));
    }),
  );
  return toCsv(rows as Record<string, string>[], header);
}

function textOf(lines: FactLine[]): string {
  return lines.map(({ text }) => text).join("; ");
}

function sourcesOf(lines: FactLine[], peptides: CollectedPeptide[]): string {
  const addresses = lines
    .flatMap(({ sources = [] }) => sources)
    .flatMap((reference) => {
      const [id, key = ""] = reference.split(":");
      const source = peptides.find((peptide) => String(peptide.id) === id)?.facts?.sources[key];
      return source ? sourceAddress(source) : [];
    });
  return [...new Set(addresses)].join(" ");
}
