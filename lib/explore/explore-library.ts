import "server-only";
import { listPeptideRecords } from "@/lib/content/peptides/peptide-records";
import { listFilterOptions } from "@/lib/facts/filter/filter-options";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { toExplorePoint } from "./explore-points";

/** All peptides by name as points, with what filters compare of them; computed once after each save. */
export const getExploreLibrary = cachedInMemory("explore-library", ["peptides"], async () => {
  const entries = (await listPeptideRecords()).map(({ peptide, record }) => ({
    point: toExplorePoint(peptide),
    record,
  }));
  return { entries, options: listFilterOptions(entries.map(({ record }) => record)) };
});
