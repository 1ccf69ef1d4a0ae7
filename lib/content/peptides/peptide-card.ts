import { toIds } from "@/lib/content/to-ids";
import { parseList } from "@/lib/html/lists";
import { toText } from "@/lib/html/sanitise";
import { perItem } from "@/lib/per-item";
import { evidenceTitle } from "./evidence";
import type { Peptide, PeptideCard } from "./peptide-schema";

/** The few fields of a peptide that cards need. */
export const toPeptideCard = perItem(
  (peptide: Peptide): PeptideCard => ({
    id: peptide.id,
    name: peptide.name,
    avatarText: peptide.avatarText,
    avatarColor: peptide.avatarColor,
    sequence: peptide.sequence,
    averageMass: peptide.averageMass,
    peptideType: peptide.peptideType,
    regulatoryStatus: peptide.regulatoryStatus,
    evidenceTier: peptide.evidenceTier,
    evidenceReason: peptide.evidenceReason,
    evidence: peptide.evidenceTier && evidenceTitle(peptide.evidenceTier, peptide.facts),
    shortDescription: toText(peptide.shortDescription),
    benefits: parseList(peptide.benefits),
    categoryIds: toIds(peptide.categoryIds),
  }),
);
