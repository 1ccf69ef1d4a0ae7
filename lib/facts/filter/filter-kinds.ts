import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import { AGENCIES, IN_WHOM, ROUTES } from "../vocabularies";
import { PHASE_STEPS } from "./fact-record";

export const STATUS_OPTIONS = [
  "approved",
  "us-eu",
  "elsewhere",
  "diagnostic",
  "former",
  "review",
  "refused",
  "never",
] as const;
export const SPORT_OPTIONS = [
  "prohibited",
  "at-all-times",
  "in-competition",
  "in-males",
  "monitored",
  "not-listed",
] as const;
export const AGENCY_OPTIONS = Object.keys(AGENCIES) as (keyof typeof AGENCIES)[];

/**
 * What the library can be asked by facts; criteria are joined by "and". `status` and `agency` hold for
 * the chosen condition and route; `phase` and `studied` hold for the chosen condition.
 */
export const filterKinds = {
  status: STATUS_OPTIONS,
  agency: AGENCY_OPTIONS,
  tier: EVIDENCE_TIERS,
  /** Key of a condition of the vocabulary. */
  condition: "term",
  /** Key of a target of the vocabulary. */
  target: "term",
  /** A route in people. */
  route: ROUTES.filter((route) => route !== "none"),
  sport: SPORT_OPTIONS,
  /** The highest phase reached. */
  phase: PHASE_STEPS,
  studied: IN_WHOM,
  shape: ["cyclic", "linear"],
  /** Average mass in g/mol, both ends included. */
  massFrom: "amount",
  massTo: "amount",
  /** Number of residues, both ends included. */
  lengthFrom: "amount",
  lengthTo: "amount",
} as const;
