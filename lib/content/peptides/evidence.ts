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
