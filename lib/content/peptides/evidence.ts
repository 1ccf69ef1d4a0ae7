import { approvalStanding } from "@/lib/facts/approval-standing";
import type { Facts } from "@/lib/facts/fact-references";

/** How strong the evidence is, strongest first. Set from the listed papers and the regulatory status. */
export const EVIDENCE_TIERS = [
  "approved",
  "human_trials",
  "limited_human",
  "animal",
  "cell",
] as const;

export type EvidenceTier = (typeof EVIDENCE_TIERS)[number];

export const evidenceLabels: Record<EvidenceTier, { name: string; meaning: string }> = {
  approved: {
    name: "Approved medicine",
    meaning: "Authorised as a medicine, now or formerly, by at least one national authority.",
  },
  human_trials: {
    name: "Human trials",
    meaning: "Controlled trials in people are listed here, without an authorisation.",
  },
  limited_human: {
    name: "Small human studies",
    meaning: "Only small, single or uncontrolled studies in people are known here.",
  },
  animal: { name: "Animal studies", meaning: "The listed papers studied animals, not people." },
  cell: { name: "Cell studies", meaning: "Nothing beyond work on cells or molecules is listed." },
};

/** "Approved medicine · elsewhere only": the tier and, of an approved medicine, where it is approved. */
export function evidenceTitle(tier: EvidenceTier, facts?: Facts | null): string {
  const standing = tier === "approved" && facts ? approvalStanding(facts) : null;
  const { name } = evidenceLabels[tier];
  return standing ? `${name} · ${standing.name}` : name;
}
