/** Closed lists that facts draw from. Conditions, targets and outcomes are open vocabularies with synonyms. */
export const AGENCIES = {
  FDA: "United States (FDA)",
  EMA: "European Union (EMA)",
  MHRA: "United Kingdom (MHRA)",
  PMDA: "Japan (PMDA)",
  NMPA: "China (NMPA)",
  HC: "Canada (Health Canada)",
  TGA: "Australia (TGA)",
  RU: "Russia (Ministry of Health)",
  AIFA: "Italy (AIFA)",
  SFDA: "Saudi Arabia (SFDA)",
  MFDS: "South Korea (MFDS)",
  EU_NATIONAL: "EU member states (national)",
  OTHER: "Other authority",
} as const;

export const APPROVAL_STATES = [
  "current",
  "discontinued",
  "withdrawn",
  "refused",
  "under_review",
] as const;

export const ROUTES = [
  "subcutaneous",
  "intramuscular",
  "intravenous",
  "oral",
  "intranasal",
  "inhaled",
  "intrathecal",
  "intracavernosal",
  "sublingual",
  "buccal",
  "rectal",
  "topical",
  "ophthalmic",
  "implant",
  "intraperitoneal",
  "intracerebroventricular",
  "intradermal",
  "none",
] as const;

export const SETTINGS = ["labelled", "people", "animals", "cells", "cosmetic"] as const;
export const PHASES = ["preclinical", "1", "1/2", "2", "2/3", "3", "4", "approved"] as const;
export const PROGRAMME_STATES = ["ongoing", "completed", "stopped", "unknown"] as const;
export const ACTIONS = [
  "agonist",
  "partial agonist",
  "antagonist",
  "inverse agonist",
  "inhibitor",
  "positive modulator",
  "activator",
  "binder",
  "substrate",
  "expression raised",
  "expression lowered",
  "unknown",
] as const;
export const IN_WHOM = ["people", "animals", "cells"] as const;
export const DIRECTIONS = ["better", "no difference", "worse", "mixed"] as const;
export const SPORT_STATUSES = [
  "prohibited at all times",
  "prohibited in competition",
  "prohibited in males",
  "monitored",
  "not listed",
] as const;
export const SPORT_BASES = ["named", "class", "S0", "none"] as const;

/** Whether nature makes the molecule, wherever a medicine of it is made. */
export const ORIGIN_NAMES = {
  natural: "Natural",
  derived: "Fragment or analogue",
  synthetic: "Synthetic",
} as const;
