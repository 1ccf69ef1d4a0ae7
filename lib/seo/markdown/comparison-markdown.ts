import "server-only";
import type { CollectedPeptide } from "@/lib/content/peptides/peptide-schema";
import { numberCollected } from "@/lib/facts/collections/collected-sources";
import { comparisonSummary } from "@/lib/facts/compare/comparison-summary";
import { comparisonTables } from "@/lib/facts/compare/comparison-tables";
import { headToHeadTable } from "@/lib/facts/compare/head-to-head";
import { comparisonPage } from "@/lib/seo/pages";
import { sourcesHtml, tableHtml } from "./facts-markdown";
import { heading, opening, paragraph, toMarkdown } from "./markdown";

/** The comparison of two to four peptides as Markdown, with the sources of its rows. */
export function comparisonMarkdown(peptides: CollectedPeptide[]): string {
  const { title, path } = comparisonPage(peptides);
  const trials = headToHeadTable(peptides);
  const tables = [...(trials ? [trials] : []), ...comparisonTables(peptides)];
  const { sources, numbers } = numberCollected(
    tables.flatMap(({ rows }) => rows.flat(2)),
    peptides,
  );
  return toMarkdown(
    [
      opening(title, path),
      paragraph(comparisonSummary(peptides, trials !== null)),
      ...tables.map((table) => tableHtml(table, numbers)),
      heading(3, "Sources"),
      sourcesHtml(sources),
    ].join(""),
  );
}
