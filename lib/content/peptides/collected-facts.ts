import "server-only";
import { collectConditions } from "@/lib/facts/collections/conditions";
import { collectTargets } from "@/lib/facts/collections/targets";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { listPeptideRecords } from "./peptide-records";

/** All peptides with what their facts name, collected once after each save. */
export const getCollectedFacts = cachedInMemory(
  "collected-facts",
  ["peptides", "categories"],
  async () => {
    const peptides = (await listPeptideRecords()).map(({ peptide }) => peptide);
    return {
      peptides,
      conditions: collectConditions(peptides),
      targets: collectTargets(peptides),
    };
  },
);
