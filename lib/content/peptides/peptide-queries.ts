import "server-only";
import { cached } from "@/lib/cache";
import { idInAddress } from "../wire";
import type { Peptide } from "./peptide-schema";
import { readPeptide, readPeptideCards, readPeptideNames } from "./peptide-store";

export const getPeptide = cached("peptide", ["peptides", "categories"], (id: number) =>
  readPeptide(id),
);

/** The peptide of an id as an address has it; null where there is none. */
export async function findPeptide(address: string): Promise<Peptide | null> {
  const id = idInAddress.safeParse(address);
  return id.success ? getPeptide(id.data) : null;
}

export const listPeptideCards = cached("peptide-cards", ["peptides", "categories"], () =>
  readPeptideCards(),
);

export const listPeptideNames = cached("peptide-names", ["peptides"], () => readPeptideNames());
