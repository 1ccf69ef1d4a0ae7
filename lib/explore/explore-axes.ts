import { figure, massText } from "@/lib/facts/number-text";
import { type Scale, scaleOver } from "@/lib/scale";
import type { ExplorePoint } from "./explore-points";

export const AXES = ["mass", "charge", "hydropathy", "length"] as const;
export type AxisName = (typeof AXES)[number];

interface AxisKind {
  /** Short, as a choice and as the head of a column. */
  name: string;
  /** As the title of an axis, with its unit. */
  title: string;
  isLog: boolean;
  /** A value in words: "4113.64 g/mol". */
  say: (value: number) => string;
  /** A value as a figure. */
  write: (value: number) => string;
}

export const axisKinds: Record<AxisName, AxisKind> = {
  mass: {
    name: "Mass",
    title: "Average mass in g/mol, logarithmic",
    isLog: true,
    say: massText,
    write: (value) => String(Number(value.toFixed(2))),
  },
  charge: {
    name: "Net charge",
    title: "Net charge at pH 7.4",
    isLog: false,
    say: (value) => `charge ${signedTo(value, 1)}`,
    write: (value) => signedTo(value, 1),
  },
  hydropathy: {
    name: "Hydropathy",
    title: "Hydropathy (GRAVY): water-loving below 0, greasy above",
    isLog: false,
    say: (value) => `GRAVY ${signedTo(value, 2)}`,
    write: (value) => signedTo(value, 2),
  },
  length: {
    name: "Residues",
    title: "Number of residues, logarithmic",
    isLog: true,
    say: (value) => `${value} residues`,
    write: (value) => figure(value),
  },
};

/** An axis over all points, so that a filter does not move it. */
export function scaleAxis(axis: AxisName, points: readonly ExplorePoint[]): Scale {
  return scaleOver(
    points.flatMap((point) => point[axis] ?? []),
    axisKinds[axis].isLog,
  );
}

/** With a sign and a fixed number of decimals: "+1.9", "−0.05", "0.0". */
function signedTo(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return `${value > 0 ? "+" : "−"}${text}`;
}
