import type { MassKind } from "@/lib/chemistry/mass/ions";
import type { Ion } from "./ions";
import type { Variant } from "./variants";

export interface Explanation {
  observed: number;
  variant: Variant;
  ion: Ion;
  kind: MassKind;
  /** What would have been observed, in the unit of the observed mass. */
  expected: number;
  /** Of the neutral molecule: observed less expected. */
  deviation: { Da: number; ppm: number };
}

export interface ExplainedPeak {
  observed: number;
  /** That of the best hypothesis first, then the simplest, then the nearest. */
  explanations: Explanation[];
}

/** How much it takes for granted: a change, metal ions, a loose fit. */
export function rankOf({ variant, ion, deviation }: Explanation): number {
  return variant.rank + ion.rank + (isLoose(deviation.ppm) ? 1 : 0);
}

export function byDeviation(a: Explanation, b: Explanation): number {
  return Math.abs(a.deviation.Da) - Math.abs(b.deviation.Da);
}

const LOOSE_PPM = 50;

/** Whether a deviation is called a loose fit, whatever tolerance was chosen. */
export function isLoose(ppm: number): boolean {
  return Math.abs(ppm) > LOOSE_PPM;
}
