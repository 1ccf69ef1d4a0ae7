import "server-only";
import { type FormValues, readFitting } from "../previews/fitting-values";
import { type Peptide, peptideInput } from "./peptide-schema";
import { findSequenceFault } from "./peptide-sequence";

/** A peptide as it would be if the values were saved; what is not valid yet is left out. */
export function toPreviewedPeptide(id: number, values: FormValues): Peptide {
  const fitting = readFitting(peptideInput, values, { name: "Unnamed" });
  const { categoryIds, sequence, ...input } = fitting;
  const now = new Date().toISOString();
  return {
    ...input,
    id,
    sequence: findSequenceFault(sequence) ? null : sequence,
    categoryIds: categoryIds.join(","),
    categoryId: categoryIds[0] ?? null,
    createdAt: now,
    updatedAt: now,
  };
}
