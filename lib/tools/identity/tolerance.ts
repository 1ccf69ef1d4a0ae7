import type { Question } from "./explain-peaks";

type Tolerance = Question["tolerance"];
export type ToleranceUnit = Tolerance["unit"];

export const DEFAULT_TOLERANCE = { Da: "0.5", ppm: "20" };
export const LARGEST_TOLERANCE = { Da: 5, ppm: 1000 };

/** As typed, with a point or a comma; null beyond the limits. */
export function readTolerance(typed: string, unit: ToleranceUnit): number | null {
  const value = numberOf(typed);
  return value > 0 && value <= LARGEST_TOLERANCE[unit] ? value : null;
}

/** The default of one unit makes no sense in the other; a number that was typed is kept. */
export function withUnit(typed: string, unit: ToleranceUnit) {
  const before = unit === "Da" ? "ppm" : "Da";
  const isDefault = numberOf(typed) === Number(DEFAULT_TOLERANCE[before]);
  return { tolerance: isDefault ? DEFAULT_TOLERANCE[unit] : typed, unit };
}

/** Said below 1 ppm, where a perfect sample fails by the rounding of its figures. */
export function toleranceNote({ value, unit }: Tolerance, mass: number): string | null {
  if (unit === "Da" || value >= 1) return null;
  const daltons = Number(((mass * value) / 1e6).toPrecision(1));
  return `${value} ppm of this molecule is ${daltons} Da. A mass with two decimals may be rounded by 0.005 Da.`;
}

function numberOf(typed: string): number {
  return Number(typed.replace(",", "."));
}
