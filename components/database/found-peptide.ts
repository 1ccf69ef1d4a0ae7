import { toCardFace } from "@/components/peptides/card-face";
import type { CardFace } from "@/components/peptides/peptide-card";
import type { PeptideCard } from "@/lib/content/peptides/peptide-schema";

export interface FoundPeptide extends CardFace {
  categoryIds: number[];
  hasSkyline: boolean;
}

export function toFoundPeptide(card: PeptideCard): FoundPeptide {
  const { categoryIds, sequence } = card;
  return { ...toCardFace(card), categoryIds, hasSkyline: sequence !== null };
}
