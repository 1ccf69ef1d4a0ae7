import { toCardFace } from "@/components/peptides/card-face";
import type { CardFace } from "@/components/peptides/peptide-card";
import type { PeptideCard } from "@/lib/content/peptides/peptide-schema";

export interface FoundPeptide extends CardFace {
  type: string;
}

export function toFoundPeptide(card: PeptideCard): FoundPeptide {
  return { ...toCardFace(card), type: card.peptideType };
}
