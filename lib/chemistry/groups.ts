import type { Formula } from "./formula";
import type { Ionisation } from "./residues";

/** An acid (minus H2O) on the N-terminus or on a side chain. */
export interface AddedGroup {
  /** Name of the acyl group. */
  name: string;
  formula: string;
  /** A fatty acyl chain of six carbons or more. */
  isLipid: boolean;
  /** A free carboxyl that stays on the group. */
  carboxyl: Ionisation | null;
  /** The amine to which the next group outwards is joined; null if there is none (a cap). */
  amine: Ionisation | null;
}

export interface CTerminus {
  name: string;
  /** Relative to the free acid. */
  change: Formula;
}

/**
 * The added groups of the sequence grammar.
 * pKa: α-amines 8.6 and α-carboxyls 3.6 as the termini of the EMBOSS set, gGlu's carboxyl 2.1 beside
 * a free amine; the far carboxyl of a fatty diacid 4.9 as in octanoic acid (CRC Handbook), which
 * holds for the free monomer only: bound or micellar chains titrate higher.
 */
const ADDED_GROUPS = {
  Ac: cap("acetyl", "C2H2O"),
  Pal: lipid("palmitoyl (hexadecanoyl)", "C16H30O"),
  Hexanoyl: lipid("hexanoyl", "C6H10O"),
  "3-Hexenoyl": lipid("(3E)-hex-3-enoyl", "C6H8O"),
  Octanoyl: lipid("octanoyl", "C8H14O"),
  PhAc: cap("phenylacetyl", "C8H6O"),
  C18diacid: diacid("17-carboxyheptadecanoyl (from octadecanedioic acid)", "C18H32O3"),
  C20diacid: diacid("19-carboxynonadecanoyl (from icosanedioic acid)", "C20H36O3"),
  MPA: cap("3-maleimidopropanoyl", "C7H5NO3"),
  AEEA: linker("8-amino-3,6-dioxaoctanoyl", "C6H11NO3", null),
  gGlu: {
    ...linker("γ-glutamyl", "C5H7NO3", 8.6),
    carboxyl: { charge: -1, pKa: 3.6, pKaBesideFreeAmine: 2.1 },
  },
  Gly: linker("glycyl", "C2H3NO", 8.6),
  Ser: linker("seryl", "C3H5NO2", 8.6),
} satisfies Record<string, AddedGroup>;

export type GroupCode = keyof typeof ADDED_GROUPS;

export const GROUPS: Readonly<Record<GroupCode, AddedGroup>> = ADDED_GROUPS;

const CHAIN_ENDS = {
  OH: { name: "free acid", change: {} },
  NH2: { name: "amide", change: { N: 1, H: 1, O: -1 } },
  NHEt: { name: "ethylamide", change: { C: 2, H: 5, N: 1, O: -1 } },
  OEt: { name: "ethyl ester", change: { C: 2, H: 4 } },
} satisfies Record<string, CTerminus>;

export type CTerminusCode = keyof typeof CHAIN_ENDS;

export const C_TERMINI: Readonly<Record<CTerminusCode, CTerminus>> = CHAIN_ENDS;

export function isGroupCode(text: string): text is GroupCode {
  return Object.hasOwn(GROUPS, text);
}

function cap(name: string, formula: string): AddedGroup {
  return { name, formula, isLipid: false, carboxyl: null, amine: null };
}

function lipid(name: string, formula: string): AddedGroup {
  return { ...cap(name, formula), isLipid: true };
}

function diacid(name: string, formula: string): AddedGroup {
  return { ...lipid(name, formula), carboxyl: { charge: -1, pKa: 4.9 } };
}

function linker(name: string, formula: string, aminePka: number | null): AddedGroup {
  return { ...cap(name, formula), amine: { charge: 1, pKa: aminePka } };
}
