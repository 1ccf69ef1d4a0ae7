import { type EvidenceTier, evidenceLabels } from "@/lib/content/peptides/evidence";

/** The evidence tier in words and as one to five bars, with its reason. */
export function EvidenceBadge({ tier, reason }: { tier: EvidenceTier; reason?: string | null }) {
  return (
    <div className="evidence">
      <p className={`tier tier-${tier}`}>{evidenceLabels[tier].name}</p>
      {reason && <p>{reason}</p>}
    </div>
  );
}
