import { gravy } from "@/lib/chemistry/indices/composition-indices";
import { readSequence } from "@/lib/chemistry/read-sequence";
import { netChargeAt } from "@/lib/chemistry/sequence-charge";
import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import type { EvidenceTier } from "@/lib/content/peptides/evidence";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { type Origin, originOf } from "./origin";

/** One peptide as the picture and the table of /explore show it; null is not known or not defined. */
export interface ExplorePoint {
  id: number;
  name: string;
  /** Its primary category. */
  category: number;
  origin: Origin;
  tier: EvidenceTier | null;
  /** Average, in g/mol. */
  mass: number | null;
  /** Net charge at pH 7.4. */
  charge: number | null;
  /** GRAVY: the mean hydropathy of the residues, where all are of the twenty. */
  hydropathy: number | null;
  /** Number of residues. */
  length: number | null;
}

export function toExplorePoint(
  peptide: Pick<
    Peptide,
    | "id"
    | "name"
    | "categoryId"
    | "evidenceTier"
    | "averageMass"
    | "sequence"
    | "peptideType"
    | "facts"
  >,
): ExplorePoint {
  const sequence = readSequence(peptide.sequence);
  return {
    id: peptide.id,
    name: peptide.name,
    category: peptide.categoryId ?? GENERAL_CATEGORY_ID,
    origin: originOf(peptide, sequence),
    tier: peptide.evidenceTier,
    mass: peptide.averageMass,
    charge: sequence && netChargeAt(sequence, 7.4),
    hydropathy: (sequence && gravy(sequence).value) ?? null,
    length: sequence?.residues.length ?? null,
  };
}
