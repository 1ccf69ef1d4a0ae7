import "server-only";
import { collectConditions } from "@/lib/facts/collections/conditions";
import { collectTargets } from "@/lib/facts/collections/targets";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { listAllPeptides } from "./all-peptides";
import { toCollectedPeptide } from "./peptide-parts";

/** All peptides with what their facts name, collected once after each save. */
export const getCollectedFacts = cachedInMemory("collected-facts", ["peptides:facts"], async () => {
  const peptides = (await listAllPeptides()).map(toCollectedPeptide);
  return {
    peptides,
    conditions: collectConditions(peptides),
    targets: collectTargets(peptides),
  };
});
