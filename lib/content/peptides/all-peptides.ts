import "server-only";
import { keepUnchanged } from "@/lib/keep-unchanged";
import { cachedInMemory } from "@/lib/next/memory-cache";
import type { Peptide } from "./peptide-schema";
import { readPeptides } from "./peptide-store";

/**
 * All peptides by name, read once after each save and shared by whatever is built from them. What
 * `perItem` made of an unchanged one is still valid.
 */
export const listAllPeptides = cachedInMemory<Peptide[]>("peptides", ["peptides"], async (before) =>
  keepUnchanged(before, await readPeptides()),
);
