import { listStatedFacts } from "@/lib/facts/history/stated-facts";
import { perItem } from "@/lib/per-item";
import { toPeptideCard } from "./peptide-card";
import type { CollectedPeptide, Peptide, PeptideNames } from "./peptide-schema";

/** What lists show of a peptide: only what differs here makes them expire (lib/cache-tags.ts). */
export function peptideParts(peptide: Peptide) {
  return {
    card: toPeptideCard(peptide),
    names: toPeptideNames(peptide),
    facts: toCollectedPeptide(peptide),
    // Changes of these are recorded for readers.
    stated: listStatedFacts(peptide),
  };
}

export function toPeptideNames({ id, name, synonyms, brandNames }: PeptideNames): PeptideNames {
  return { id, name, synonyms, brandNames };
}

/** A peptide without its texts and times, for the pages that collect facts. */
export const toCollectedPeptide = perItem(
  ({
    shortDescription,
    description,
    benefits,
    sideEffects,
    dosage,
    research,
    mechanismOfAction,
    commonUses,
    warnings,
    notes,
    avatarText,
    avatarColor,
    createdAt,
    updatedAt,
    ...collected
  }: Peptide): CollectedPeptide => collected,
);
