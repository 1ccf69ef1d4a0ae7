import type { FactPart } from "@/lib/facts/history/statement";

const measured = ["low", "high", "comparison", "species", "route", "note"];

/**
 * The tables that parts of the facts have, with their columns. A dot leads into a value: estimates of
 * trials have a table of their own. The rest of the facts is in the table of all facts only.
 */
export const factColumns = {
  approvals: [
    "agency",
    "state",
    "date",
    "ended",
    "indication",
    "conditions",
    "brand",
    "form",
    "routes",
    "population",
    "note",
  ],
  development: ["condition", "phase", "state", "note"],
  targets: [
    "target",
    "action",
    "potency.measure",
    "potency.value",
    "potency.high",
    "potency.unit",
    "potency.system",
    "note",
  ],
  administrations: ["route", "setting", "form", "schedule", "note"],
  halfLives: ["unit", ...measured],
  bioavailabilities: measured,
  sport: ["status", "class", "basis", "year", "note"],
  boxedWarnings: ["agency", "subject", "note"],
  trials: [
    "name",
    "registry",
    "phase",
    "design",
    "participants",
    "population",
    "comparator",
    "conditions",
    "state",
    "year",
    "outcome",
    "result",
    "pmid",
    "note",
  ],
  outcomes: ["outcome", "conditions", "inWhom", "direction", "size", "pmids", "note"],
} satisfies Partial<Record<FactPart, string[]>>;

export const estimateColumns = ["measure", "of", "value", "unit", "low", "high"];
