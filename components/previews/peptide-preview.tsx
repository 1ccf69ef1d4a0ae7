import { avatarFontSize } from "@/components/peptides/peptide-avatar";
import { clip } from "@/lib/clip";
import { EVIDENCE_TIERS, type EvidenceTier, evidenceLabels } from "@/lib/content/peptides/evidence";
import { drawable } from "@/lib/seo/drawable";
import type { PeptidePreview as Preview } from "@/lib/seo/previews";
import { fitSize, MARGIN, PreviewFrame, paper, Small, sans, serif } from "./preview-frame";
import { PreviewSkyline } from "./preview-skyline";

const WIDTH = 1200 - 2 * MARGIN;
const AVATAR = 168;

/** A peptide's name and facts over its skyline; without a sequence, its avatar and its summary. */
export function PeptidePreview({ preview }: { preview: Preview }) {
  const name = clip(drawable(preview.name) || `Peptide ${preview.id}`, 60);
  return (
    <PreviewFrame foot={preview.evidenceTier && <Evidence tier={preview.evidenceTier} />}>
      <div
        style={{
          ...serif,
          marginTop: 26,
          fontSize: fitSize(name, [
            [14, 100],
            [22, 84],
            [30, 68],
            [40, 52],
            [60, 42],
          ]),
          fontWeight: 600,
          letterSpacing: "-0.015em",
          lineHeight: 1.12,
        }}
      >
        {name}
      </div>
      <div
        style={{
          marginTop: 10,
          ...sans,
          fontSize: 27,
          color: paper.soft,
        }}
      >
        {clip(drawable(preview.facts.join("  ·  ")), 78)}
      </div>
      <div style={{ display: "flex", flex: 1, alignItems: "center" }}>
        {preview.sequence ? (
          <PreviewSkyline sequence={preview.sequence} width={WIDTH} />
        ) : (
          <Introduction preview={preview} />
        )}
      </div>
    </PreviewFrame>
  );
}

function Introduction({
  preview: { name, avatarText, avatarColor, summary },
}: {
  preview: Preview;
}) {
  const letters = drawable(avatarText) || drawable(name).slice(0, 2);
  return (
    <div style={{ display: "flex", alignItems: "center" }}>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          flexShrink: 0,
          width: AVATAR,
          height: AVATAR,
          borderRadius: AVATAR / 2,
          overflow: "hidden",
          background: avatarColor,
          color: "#fff",
          ...sans,
          fontSize: avatarFontSize(letters) * 3.6,
        }}
      >
        {letters}
      </div>
      <div style={{ width: WIDTH - AVATAR - 44, marginLeft: 44, fontSize: 33, lineHeight: 1.35 }}>
        {clip(drawable(summary), 170)}
      </div>
    </div>
  );
}

/** The five rising bars of the evidence badge. */
function Evidence({ tier }: { tier: EvidenceTier }) {
  const marks = EVIDENCE_TIERS.length - EVIDENCE_TIERS.indexOf(tier);
  return (
    <div style={{ display: "flex", alignItems: "flex-end" }}>
      {EVIDENCE_TIERS.map((_, index) => (
        <div
          key={EVIDENCE_TIERS[index]}
          style={{
            width: 6,
            height: 11 + index * 3.5,
            marginRight: 4,
            marginBottom: 3,
            background: index < marks ? paper.accent : "#cfccc3",
          }}
        />
      ))}
      <span style={{ display: "flex", marginLeft: 12 }}>
        <Small>{evidenceLabels[tier].name}</Small>
      </span>
    </div>
  );
}
