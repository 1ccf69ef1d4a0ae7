import { averageMass, type Formula } from "../formula";
import { monoisotopicMass } from "./isotope-pattern";
import { ELECTRON_MASS } from "./isotopes";

export type MassKind = "monoisotopic" | "average";

/**
 * What gives a molecule one positive charge in electrospray, as the atoms that it adds. Average
 * masses: IUPAC standard atomic weights, Na and K as in Biopython 1.80 (`IUPACData`).
 */
export const CHARGE_CARRIERS = {
  H: { name: "H", formula: { H: 1 }, average: 1.008 },
  Na: { name: "Na", formula: { Na: 1 }, average: 22.98977 },
  K: { name: "K", formula: { K: 1 }, average: 39.0983 },
  NH4: { name: "NH4", formula: { N: 1, H: 4 }, average: 14.007 + 4 * 1.008 },
} satisfies Record<string, { name: string; formula: Formula; average: number }>;

export type ChargeCarrier = keyof typeof CHARGE_CARRIERS;

export interface MassToCharge {
  charge: number;
  monoisotopic: number;
  average: number;
}

/** The mass that a carrier adds with its charge: its atoms less one electron, in daltons. */
export function carrierMass(carrier: ChargeCarrier, kind: MassKind): number {
  const { formula, average } = CHARGE_CARRIERS[carrier];
  return (kind === "average" ? average : monoisotopicMass(formula)) - ELECTRON_MASS;
}

/** m/z of [M+nH]ⁿ⁺. */
export function protonatedMassToCharge(mass: number, charge: number, kind: MassKind): number {
  return mass / charge + carrierMass("H", kind);
}

const MAX_CHARGE = 12;
const LOWEST_MASS_TO_CHARGE = 300;

/**
 * [M+nH]ⁿ⁺ from n = 1 on: four at least, and as far as m/z 300, twelve at most. Which of them a
 * spectrum shows depends on the basic sites and on the instrument.
 */
export function chargeStates(formula: Formula): MassToCharge[] {
  const [monoisotopic, average] = [monoisotopicMass(formula), averageMass(formula)];
  const count = Math.floor(average / LOWEST_MASS_TO_CHARGE);
  return Array.from({ length: Math.min(Math.max(4, count), MAX_CHARGE) }, (_, index) => ({
    charge: index + 1,
    monoisotopic: protonatedMassToCharge(monoisotopic, index + 1, "monoisotopic"),
    average: protonatedMassToCharge(average, index + 1, "average"),
  }));
}
