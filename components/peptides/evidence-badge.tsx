import { type EvidenceTier, evidenceLabels } from "@/lib/content/peptides/evidence";

/** How strong the evidence is, in words and as one to five marks, and why it is thought so. */
export function EvidenceBadge({ tier, reason }: { tier: EvidenceTier; reason?: string | null }) {
  return (
    <div className="evidence">
      <p className={`tier tier-${tier}`}>{evidenceLabels[tier].name}</p>
      {reason && <p>{reason}</p>}
    </div>
  );
}
