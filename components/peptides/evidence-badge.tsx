import type { EvidenceTier } from "@/lib/content/peptides/evidence";

/** The evidence tier in words (`evidenceTitle`) and as one to five bars, with its reason. */
export function EvidenceBadge({
  tier,
  title,
  reason,
}: {
  tier: EvidenceTier;
  title: string;
  reason?: string | null;
}) {
  return (
    <div className="evidence">
      <p className={`tier tier-${tier}`}>{title}</p>
      {reason && <p>{reason}</p>}
    </div>
  );
}
