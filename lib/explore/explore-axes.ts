import { figure } from "@/lib/facts/wording";
import type { ExplorePoint } from "./explore-points";

export const AXES = ["mass", "charge", "hydropathy", "length"] as const;
export type AxisName = (typeof AXES)[number];

interface AxisKind {
  /** Short, as a choice and as the head of a column. */
  name: string;
  /** As the title of an axis, with its unit. */
  title: string;
  isLog: boolean;
  /** A value in words: "4,113.64 g/mol". */
  say: (value: number) => string;
  /** A value as a figure. */
  write: (value: number) => string;
}

export const axisKinds: Record<AxisName, AxisKind> = {
  mass: {
    name: "Mass",
    title: "Average mass in g/mol, logarithmic",
    isLog: true,
    say: (value) => `${figure(value)} g/mol`,
    write: (value) => figure(value),
  },
  charge: {
    name: "Net charge",
    title: "Net charge at pH 7",
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

export interface Scale {
  /** From 0 at the lower end to 100 at the upper one. */
  place: (value: number) => number;
  ticks: number[];
}

/** An axis over all points, with a margin, so that a filter does not move it. */
export function scaleAxis(axis: AxisName, points: readonly ExplorePoint[]): Scale {
  const { isLog } = axisKinds[axis];
  const values = points.flatMap((point) => point[axis] ?? []);
  const onAxis = isLog ? Math.log10 : (value: number) => value;
  const low = onAxis(Math.min(...values));
  const high = onAxis(Math.max(...values));
  if (!Number.isFinite(low)) return { place: () => 50, ticks: [] };
  const margin = (high - low) * 0.04 || 1;
  const [from, to] = [low - margin, high + margin];
  return {
    place: (value) => Math.round(((onAxis(value) - from) / (to - from)) * 1000) / 10,
    ticks: isLog ? logTicks(10 ** from, 10 ** to) : linearTicks(from, to),
  };
}

/** 1, 2 and 5 of each power of ten. */
function logTicks(from: number, to: number): number[] {
  const powers = Array.from({ length: 12 }, (_, power) => 10 ** power);
  return powers
    .flatMap((power) => [power, 2 * power, 5 * power])
    .filter((tick) => tick >= from && tick <= to);
}

function linearTicks(from: number, to: number): number[] {
  const rough = (to - from) / MAX_TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 5].find((factor) => factor * magnitude >= rough) ?? 10);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  );
}

const MAX_TICKS = 7;

/** With a sign and a fixed number of decimals: "+1.9", "−0.05", "0.0". */
function signedTo(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return `${value > 0 ? "+" : "−"}${text}`;
}
