import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { ofPeptide } from "../collections/collected-sources";
import type { FactHolder } from "../collections/fact-holder";
import type { Facts } from "../fact-references";
import { type FactTable, factTables } from "../fact-tables";

type Trial = Facts["trials"][number];
type Compared = FactHolder & Pick<Peptide, "synonyms" | "brandNames">;

/** The trials that compared two of these peptides in people, each once. Null without one. */
export function headToHeadTable(peptides: Compared[]): FactTable | null {
  const seen = new Set<string>();
  const rows = peptides.flatMap((peptide) => {
    const others = peptides.filter(({ id }) => id !== peptide.id).flatMap(namesOf);
    const trials = (peptide.facts?.trials ?? []).filter((trial) => {
      if (!names(trial.comparator, others) || keysOf(trial).some((key) => seen.has(key)))
        return false;
      for (const key of keysOf(trial)) seen.add(key);
      return true;
    });
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

/** Both peptides' facts may tell the same trial. */
function keysOf({ name, registry, pmid }: Trial): string[] {
  return [...registry, ...(pmid ? [pmid] : []), name.toLowerCase()];
}

function namesOf({ name, synonyms, brandNames }: Compared): string[] {
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
