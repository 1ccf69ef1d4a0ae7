import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import type { ExplorePoint } from "./explore-points";
import type { ColumnName, ExploreRequest } from "./explore-request";
import { ORIGINS } from "./origin";

/** By a column, then by name; what is not known comes last in either direction. */
export function sortPoints(
  points: readonly ExplorePoint[],
  { by, isDescending }: ExploreRequest["sort"],
): ExplorePoint[] {
  const value = orders[by];
  return points.toSorted((a, b) => {
    const [first, second] = [value(a), value(b)];
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null) || byName(a, b);
    }
    const order = by === "name" ? byName(a, b) : first - second;
    return (isDescending ? -order : order) || byName(a, b);
  });
}

const orders: Record<ColumnName, (point: ExplorePoint) => number | null> = {
  name: () => 0,
  class: ({ category }) => category,
  origin: ({ origin }) => ORIGINS.indexOf(origin),
  evidence: ({ tier }) => tier && EVIDENCE_TIERS.indexOf(tier),
  mass: ({ mass }) => mass,
  charge: ({ charge }) => charge,
  hydropathy: ({ hydropathy }) => hydropathy,
  length: ({ length }) => length,
};

function byName(a: ExplorePoint, b: ExplorePoint): number {
  return a.name.localeCompare(b.name, "en");
}
