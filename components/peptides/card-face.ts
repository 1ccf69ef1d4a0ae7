import { parseSequence } from "@/lib/chemistry/sequence";
import { clip } from "@/lib/clip";
import type { PeptideCard } from "@/lib/content/peptides/peptide-schema";
import type { CardFace } from "./peptide-card";

const SHOWN_BENEFITS = 3;
const LONGEST_TEXT = 90;

export function toCardFace(peptide: PeptideCard): CardFace {
  return {
    id: peptide.id,
    name: peptide.name,
    identity: identity(peptide),
    text: clip(firstSentence(peptide.shortDescription), LONGEST_TEXT),
    benefits: peptide.benefits.slice(0, SHOWN_BENEFITS).map(briefly),
    avatarText: peptide.avatarText,
    avatarColor: peptide.avatarColor,
    tier: peptide.evidenceTier,
    evidence: peptide.evidence,
    hasSkyline: peptide.sequence !== null,
  };
}

function identity({ averageMass, peptideType, sequence }: PeptideCard): string {
  const residues = sequence && `${parseSequence(sequence).residues.length} residues`;
  const mass = averageMass && `${averageMass} g/mol`;
  return [residues, mass].filter(Boolean).join(" · ") || peptideType;
}

/** A full stop inside an abbreviation or a number is not followed by a space and a capital letter. */
function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u, 1)[0] ?? "";
}

/** Shortens "Bone density: raised at the spine (people)" to "Bone density (people)". */
function briefly(benefit: string): string {
  const [, outcome, kind] = benefit.match(/^([^:]{3,60}): .*(\([^()]+\))$/) ?? [];
  return outcome ? `${outcome} ${kind}` : benefit;
}
