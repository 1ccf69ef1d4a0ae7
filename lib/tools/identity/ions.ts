import {
  CHARGE_CARRIERS,
  type ChargeCarrier,
  carrierMass,
  type MassKind,
} from "@/lib/chemistry/mass/ions";
import { basicSites } from "@/lib/chemistry/sequence-charge";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";

/** An ion, or the neutral molecule with charge 0. */
export interface Ion {
  name: string;
  charge: number;
  /** The higher, the less likely. */
  rank: number;
  /** What it adds to the molecule, by the kind of mass. */
  added: Record<MassKind, number>;
}

/** More charges than basic sites are seldom seen; a few are allowed for. */
const SPARE_CHARGES = 2;
const MAX_CHARGE = 12;
const SALTS: ChargeCarrier[] = ["Na", "K", "NH4"];

export function listIons(sequence: ParsedSequence): Ion[] {
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

/** The neutral mass in a list of ions, where certificates often print it. */
export const NEUTRAL: Ion = {
  name: "M",
  charge: 0,
  rank: 1,
  added: { monoisotopic: 0, average: 0 },
};

/** Neutral molecules: as they are, or with a metal ion in the place of a proton. */
export const MOLECULES: Ion[] = [
  { ...NEUTRAL, rank: 0 },
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
