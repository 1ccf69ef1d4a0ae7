import "server-only";
import { isDeepStrictEqual } from "node:util";
import { cachedInMemory } from "@/lib/next/memory-cache";
import type { Peptide } from "./peptide-schema";
import { readPeptides } from "./peptide-store";

/**
 * All peptides by name, read once after each save and shared by whatever is built from them. A peptide
 * that was not changed stays the same object, so that what `perItem` made of it is still valid.
 */
export const listAllPeptides = cachedInMemory<Peptide[]>(
  "peptides",
  ["peptides", "categories"],
  async (before = []) => {
    const known = new Map(before.map((peptide) => [peptide.id, peptide]));
    return (await readPeptides()).map((peptide) => {
      const same = known.get(peptide.id);
      return same && isDeepStrictEqual(same, peptide) ? same : peptide;
    });
  },
);
