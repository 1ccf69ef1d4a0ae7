import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { ofPeptide } from "../collections/collected-sources";
import type { FactHolder } from "../collections/fact-holder";
import type { Facts } from "../fact-references";
import { type FactTable, factTables } from "../fact-tables";

type Trial = Facts["trials"][number];
type Named = Pick<Peptide, "id" | "name" | "synonyms" | "brandNames">;
type Compared = FactHolder & Named;

/** The trials that compared two of these peptides in people, each once. Null without one. */
export function headToHeadTable(peptides: Compared[]): FactTable | null {
  const compared = listHeadToHead(peptides);
  const rows = peptides.flatMap((peptide) => {
    const trials = compared.flatMap((one) => (one.peptide === peptide ? one.trial : []));
    if (!peptide.facts || trials.length === 0) return [];
    const table = factTables({ ...peptide.facts, trials }).find(({ id }) => id === "trials");
    return (table?.rows ?? []).map((cells) => cells.map((lines) => ofPeptide(peptide, lines)));
  });
  if (rows.length === 0) return null;
  return {
    id: "head-to-head",
    layout: "trials",
    title: "Compared in one trial",
    head: ["Trial", "People", "Design", "Result"],
    rows,
  };
}

/** The trials of one of these peptides against another of them, each once, with their place in its facts. */
export function listHeadToHead<One extends Named & { facts: Facts | null }>(peptides: One[]) {
  const seen = new Set<string>();
  return peptides.flatMap((peptide) => {
    const others = peptides.filter(({ id }) => id !== peptide.id).flatMap(namesOf);
    return (peptide.facts?.trials ?? []).flatMap((trial, at) => {
      if (!names(trial.comparator, others) || keysOf(trial).some((key) => seen.has(key))) return [];
      for (const key of keysOf(trial)) seen.add(key);
      return [{ peptide, trial, at }];
    });
  });
}

/** Both peptides' facts may tell the same trial. */
function keysOf({ name, registry, pmid }: Trial): string[] {
  return [...registry, ...(pmid ? [pmid] : []), name.toLowerCase()];
}

function namesOf({ name, synonyms, brandNames }: Named): string[] {
  return [name, name.replace(/ \(.*\)$/, ""), ...synonyms, ...brandNames].filter(
    (candidate) => candidate.length > 2,
  );
}

function names(text: string, candidates: string[]): boolean {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}-]+/gu, " ")} `;
  return candidates.some((name) =>
    words.includes(
      ` ${name
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}-]+/gu, " ")
        .trim()} `,
    ),
  );
}
