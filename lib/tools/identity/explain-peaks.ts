import {
  CHARGE_CARRIERS,
  type ChargeCarrier,
  carrierMass,
  type MassKind,
} from "@/lib/chemistry/mass/ions";
import { basicSites } from "@/lib/chemistry/sequence-charge";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import { listVariants, type Variant } from "./variants";

export interface Question {
  sequence: ParsedSequence;
  masses: number[];
  /** Whether the masses are m/z of positive ions, or of neutral molecules. */
  measured: "ions" | "molecules";
  tolerance: { value: number; unit: "Da" | "ppm" };
}

export interface Explanation {
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
  /** The simplest first, then the nearest. */
  explanations: Explanation[];
}

export interface Answer {
  peaks: ExplainedPeak[];
  /** The variants that explain most of the peaks, the simplest and then the nearest first. */
  best: { variant: Variant; explained: number }[];
}

/** An ion, or the neutral molecule with charge 0. */
interface Ion {
  name: string;
  charge: number;
  rank: number;
  /** What it adds to the molecule, by the kind of mass. */
  added: Record<MassKind, number>;
}

const KINDS: MassKind[] = ["monoisotopic", "average"];
const MAX_RANK = 3;

/**
 * Every variant of a molecule, as every ion, that is within the tolerance of an observed mass. The
 * tolerance is that of the neutral molecule, so that it does not widen with the charge.
 */
export function explainPeaks({ sequence, masses, measured, tolerance }: Question): Answer {
  const variants = listVariants(sequence);
  const ions = measured === "ions" ? listIons(sequence) : MOLECULES;
  const peaks = masses.map((observed) => ({
    observed,
    explanations: explain(observed, variants, ions, tolerance),
  }));
  return { peaks, best: rankVariants(variants, peaks) };
}

function explain(
  observed: number,
  variants: Variant[],
  ions: Ion[],
  { value, unit }: Question["tolerance"],
): Explanation[] {
  const found = variants.flatMap((variant) =>
    ions.flatMap((ion) => {
      if (variant.rank + ion.rank > MAX_RANK) return [];
      const fitting = KINDS.flatMap((kind) => {
        const mass = observed * Math.max(1, ion.charge) - ion.added[kind];
        const deviation = {
          Da: mass - variant[kind],
          ppm: ((mass - variant[kind]) / variant[kind]) * 1e6,
        };
        if (Math.abs(deviation[unit]) > value) return [];
        const expected = (variant[kind] + ion.added[kind]) / Math.max(1, ion.charge);
        return [{ variant, ion, kind, expected, deviation }];
      });
      const [nearest] = fitting.sort(byDeviation);
      return nearest ? [nearest] : [];
    }),
  );
  return found.sort((a, b) => rankOf(a) - rankOf(b) || byDeviation(a, b));
}

function rankOf({ variant, ion }: Explanation): number {
  return variant.rank + ion.rank;
}

function byDeviation(a: Explanation, b: Explanation): number {
  return Math.abs(a.deviation.Da) - Math.abs(b.deviation.Da);
}

function rankVariants(variants: Variant[], peaks: ExplainedPeak[]): Answer["best"] {
  const counted = variants.map((variant) => {
    // Explanations are sorted: the first of a variant is its simplest.
    const found = peaks.flatMap(
      ({ explanations }) =>
        explanations.find((explanation) => explanation.variant === variant) ?? [],
    );
    return {
      variant,
      explained: found.length,
      rank: total(found, rankOf),
      deviation: total(found, ({ deviation }) => Math.abs(deviation.Da)),
    };
  });
  const most = Math.max(...counted.map(({ explained }) => explained));
  if (most === 0) return [];
  return counted
    .filter(({ explained }) => explained === most)
    .sort((a, b) => a.rank - b.rank || a.deviation - b.deviation)
    .map(({ variant, explained }) => ({ variant, explained }));
}

function total(found: Explanation[], measure: (explanation: Explanation) => number): number {
  return found.reduce((sum, explanation) => sum + measure(explanation), 0);
}

/** More charges than basic sites are seldom seen; a few are allowed for. */
const SPARE_CHARGES = 2;
const MAX_CHARGE = 12;
const SALTS: ChargeCarrier[] = ["Na", "K", "NH4"];

function listIons(sequence: ParsedSequence): Ion[] {
  const highest = Math.min(MAX_CHARGE, basicSites(sequence) + SPARE_CHARGES);
  return Array.from({ length: highest }, (_, index) => index + 1).flatMap((charge) => [
    ionOf(charge, "H", 0),
    ...SALTS.flatMap((carrier) =>
      [1, 2].filter((count) => count <= charge).map((count) => ionOf(charge, carrier, count)),
    ),
  ]);
}

function ionOf(charge: number, carrier: ChargeCarrier, salts: number): Ion {
  const protons = charge - salts;
  const parts = [
    ...(protons > 0 ? [`${protons > 1 ? protons : ""}H`] : []),
    ...(salts > 0 ? [`${salts > 1 ? salts : ""}${CHARGE_CARRIERS[carrier].name}`] : []),
  ];
  const added = (kind: MassKind) =>
    protons * carrierMass("H", kind) + salts * carrierMass(carrier, kind);
  return {
    name: `[M+${parts.join("+")}]`,
    charge,
    rank: salts,
    added: { monoisotopic: added("monoisotopic"), average: added("average") },
  };
}

/** Neutral molecules: as they are, or with a metal ion in the place of a proton. */
const MOLECULES: Ion[] = [
  { name: "M", charge: 0, rank: 0, added: { monoisotopic: 0, average: 0 } },
  ...(["Na", "K"] as const).map((carrier) => ({
    name: `M−H+${CHARGE_CARRIERS[carrier].name}`,
    charge: 0,
    rank: 1,
    added: {
      monoisotopic: carrierMass(carrier, "monoisotopic") - carrierMass("H", "monoisotopic"),
      average: carrierMass(carrier, "average") - carrierMass("H", "average"),
    },
  })),
];
