import "server-only";
import { listPeptideRecords } from "@/lib/content/peptides/peptide-records";
import { type DueFact, dueOn, listMovingFacts } from "@/lib/facts/due-facts";
import { pubmedAddress } from "@/lib/facts/source-numbers";
import type { DueSource, Overview } from "./overview-schema";

/** The facts of all peptides that are due again on a day, by source, and when the next will be. */
export async function readDueFacts(today: string, limit: number): Promise<Overview["dueFacts"]> {
  const records = await listPeptideRecords();
  const moving = records.flatMap(({ peptide }) =>
    peptide.facts ? bySource(peptide.name, peptide.id, peptide.facts) : [],
  );
  const isDue = ({ source }: DueSource) => dueOn(source.checked) <= today;
  const due = moving.filter(isDue).sort((a, b) => a.source.checked.localeCompare(b.source.checked));
  const later = moving.filter((entry) => !isDue(entry)).map(({ source }) => dueOn(source.checked));
  const first = due.slice(0, limit);
  return {
    total: due.reduce((sum, { facts }) => sum + facts.length, 0),
    first,
    more: due.length - first.length,
    next: later.sort()[0] ?? null,
  };
}

type Facts = Parameters<typeof listMovingFacts>[0];

/** What may change of one peptide's facts, by the source that it was read in. */
function bySource(name: string, id: number, facts: Facts): DueSource[] {
  const groups: Map<string, DueFact[]> = Map.groupBy(
    listMovingFacts(facts),
    ({ source }) => source,
  );
  return [...groups].flatMap(([key, group]) => {
    const source = facts.sources[key];
    if (!source) return [];
    const { title, url, pmid, checked } = source;
    return [
      {
        peptide: { id, name },
        source: { key, title, url: url ?? (pmid ? pubmedAddress(pmid) : null), checked },
        facts: group.map(({ kind, name: what }) => ({ kind, name: what })),
      },
    ];
  });
}
