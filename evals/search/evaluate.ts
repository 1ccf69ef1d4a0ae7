import { readFileSync } from "node:fs";
import { createSeedSearch } from "./seed-search";

export type QuerySet = "tuning" | "heldOut";

export interface Score {
  queries: number;
  at1: number;
  at3: number;
  missed: { query: string; wanted: string[]; found: string[] }[];
}

/** How often a relevant peptide is first (`at1`) or among the first three (`at3`). */
export async function evaluate(set: QuerySet): Promise<Score> {
  const { entries, find } = await createSeedSearch();
  const queries: Record<QuerySet, [string, number[]][]> = JSON.parse(
    readFileSync(new URL("queries.json", import.meta.url), "utf8"),
  );
  const nameOf = (id: number) => entries.find((entry) => entry.id === id)?.name ?? String(id);
  const score: Score = { queries: queries[set].length, at1: 0, at3: 0, missed: [] };
  for (const [query, wanted] of queries[set]) {
    const first = find(query).ids.slice(0, 3);
    if (wanted.includes(first[0] ?? 0)) score.at1++;
    if (first.some((id) => wanted.includes(id))) score.at3++;
    else score.missed.push({ query, wanted: wanted.map(nameOf), found: first.map(nameOf) });
  }
  return score;
}
