import { type EvidenceTier, evidenceTitle } from "@/lib/content/peptides/evidence";
import type { Facts } from "@/lib/facts/fact-references";

/** The evidence tier in words and as one to five bars, with its reason. `facts` say where it is approved. */
export function EvidenceBadge({
  tier,
  reason,
  facts,
}: {
  tier: EvidenceTier;
  reason?: string | null;
  facts?: Facts | null;
}) {
  return (
    <div className="evidence">
      <p className={`tier tier-${tier}`}>{evidenceTitle(tier, facts)}</p>
      {reason && <p>{reason}</p>}
    </div>
  );
}
