import { EVIDENCE_TIERS, evidenceLabels } from "@/lib/content/peptides/evidence";
import type { ExplorePoint } from "@/lib/explore/explore-points";
import type { ColourName } from "@/lib/explore/explore-request";
import { ORIGINS, originNames } from "@/lib/explore/origin";

export interface ColourKey {
  key: string;
  name: string;
  /** From 1 to 5, or 0 for the neutral one: `hue-…` of app/globals.css. */
  hue: number;
}

export const colourNames: Record<ColourName, string> = {
  class: "Class",
  evidence: "Evidence",
  origin: "Origin",
};

const NOT_ASSESSED = "none";

/** What the colours of the picture stand for; a class beyond the fifth has the neutral colour. */
export function listColourKeys(
  colour: ColourName,
  categories: { id: number; name: string }[],
): ColourKey[] {
  switch (colour) {
    case "class":
      return categories
        .toSorted((a, b) => (a.id || Number.POSITIVE_INFINITY) - (b.id || Number.POSITIVE_INFINITY))
        .map(({ id, name }) => ({ key: String(id), name, hue: id <= 5 ? id : 0 }));
    case "evidence":
      return [
        ...EVIDENCE_TIERS.map((tier, at) => ({
          key: tier,
          name: evidenceLabels[tier].name,
          hue: at + 1,
        })),
        { key: NOT_ASSESSED, name: "Not assessed", hue: 0 },
      ];
    case "origin":
      return ORIGINS.map((origin, at) => ({
        key: origin,
        name: originNames[origin],
        hue: origin === "unrecorded" ? 0 : at + 1,
      }));
  }
}

export function colourKeyOf(colour: ColourName, point: ExplorePoint): string {
  const keys = {
    class: String(point.category),
    evidence: point.tier ?? NOT_ASSESSED,
    origin: point.origin,
  };
  return keys[colour];
}
