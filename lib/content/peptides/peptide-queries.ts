import "server-only";
import { cached } from "@/lib/cache";
import { readConditions, readPeptide, readPeptideCards, readPeptideNames } from "./peptide-store";

export const getPeptide = cached("peptide", ["peptides", "categories"], (id: number) =>
  readPeptide(id),
);

export const listPeptideCards = cached("peptide-cards", ["peptides", "categories"], () =>
  readPeptideCards(),
);

/** Null where there is no such peptide. */
export const listConditionsOfPeptide = cached("conditions", ["peptides"], (peptideId: number) =>
  readConditions(peptideId),
);

export const listPeptideNames = cached("peptide-names", ["peptides"], () => readPeptideNames());
