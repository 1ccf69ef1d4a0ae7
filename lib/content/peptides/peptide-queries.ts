import "server-only";
import { cached } from "@/lib/cache";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { idInAddress } from "../wire";
import { listAllPeptides } from "./all-peptides";
import { toPeptideCard } from "./peptide-card";
import type { Peptide } from "./peptide-schema";
import { readPeptide, readPeptideNames } from "./peptide-store";

export const getPeptide = cached(
  "peptide",
  (id) => [`peptides:${id}`],
  (id: number) => readPeptide(id),
);

/** The peptide of an id as an address has it; null where there is none. */
export async function findPeptide(address: string): Promise<Peptide | null> {
  const id = idInAddress.safeParse(address);
  return id.success ? getPeptide(id.data) : null;
}

/** The cards of all peptides by name. */
export const listPeptideCards = cachedInMemory("peptide-cards", ["peptides:card"], async () =>
  (await listAllPeptides()).map(toPeptideCard),
);

export const listPeptideNames = cached("peptide-names", ["peptides:names"], () =>
  readPeptideNames(),
);
