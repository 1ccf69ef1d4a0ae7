import { parseSequence } from "@/lib/chemistry/sequence";
import type { PeptideCard } from "@/lib/content/peptides/peptide-schema";
import type { CardFace } from "./peptide-card";

const SHOWN_BENEFITS = 3;

export function toCardFace(peptide: PeptideCard): CardFace {
  return {
    id: peptide.id,
    name: peptide.name,
    identity: identity(peptide),
    text: peptide.shortDescription,
    benefits: peptide.benefits.slice(0, SHOWN_BENEFITS),
    avatarText: peptide.avatarText,
    avatarColor: peptide.avatarColor,
    tier: peptide.evidenceTier,
    reason: peptide.evidenceReason,
  };
}

function identity({ averageMass, peptideType, sequence }: PeptideCard): string {
  const residues = sequence && `${parseSequence(sequence).residues.length} residues`;
  const mass = averageMass && `${averageMass} g/mol`;
  return [residues, mass].filter(Boolean).join(" · ") || peptideType;
}
