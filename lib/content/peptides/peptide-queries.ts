import "server-only";
import { cached } from "@/lib/cache";
import { readPeptide, readPeptideCards, readPeptideNames } from "./peptide-store";

export const getPeptide = cached("peptide", ["peptides", "categories"], (id: number) =>
  readPeptide(id),
);

export const listPeptideCards = cached("peptide-cards", ["peptides", "categories"], () =>
  readPeptideCards(),
);

export const listPeptideNames = cached("peptide-names", ["peptides"], () => readPeptideNames());
