import { evidenceLabels } from "@/lib/content/peptides/evidence";
import { AGENCIES } from "../vocabularies";
import { capitalise, figure } from "../wording";
import {
  type FactFilter,
  type FilterName,
  filterKinds,
  type ListedFilter,
  type TermNames,
} from "./fact-filter";

export const filterTitles: Record<FilterName, string> = {
  status: "Approval",
  agency: "Authority",
  tier: "Evidence",
  condition: "Condition",
  target: "Target",
  route: "Route in people",
  sport: "Sport",
  phase: "Highest phase",
  studied: "Studied in",
  shape: "Shape",
  massFrom: "Mass from",
  massTo: "Mass to",
  lengthFrom: "Residues from",
  lengthTo: "Residues to",
};

const words: Record<"status" | "sport" | "phase" | "studied" | "shape", Record<string, string>> = {
  status: {
    approved: "Approved now",
    former: "Withdrawn or discontinued",
    review: "Under review",
    refused: "Refused",
    never: "Never approved",
  },
  sport: {
    prohibited: "Prohibited",
    "at-all-times": "Prohibited at all times",
    "in-competition": "Prohibited in competition",
    "in-males": "Prohibited in males",
    monitored: "Monitored, not prohibited",
    "not-listed": "Not on the Prohibited List",
  },
  phase: {
    preclinical: "Preclinical",
    "1": "Phase 1",
    "2": "Phase 2",
    "3": "Phase 3",
    approved: "Approved, now or formerly",
  },
  studied: { people: "People", animals: "Animals", cells: "Cells" },
  shape: { cyclic: "Cyclic", linear: "Linear" },
};

/** An option in words, as it stands in a select: "Approved now", "Obesity", "1,000 g/mol". */
export function optionLabel(name: FilterName, option: string, terms: TermNames): string {
  switch (name) {
    case "status":
    case "sport":
    case "phase":
    case "studied":
    case "shape":
      return words[name][option] ?? option;
    case "agency":
      return AGENCIES[option as keyof typeof AGENCIES] ?? option;
    case "tier":
      return evidenceLabels[option as keyof typeof evidenceLabels]?.name ?? option;
    case "condition":
    case "target":
      return terms[name][option] ?? option;
    case "route":
      return capitalise(option);
    case "massFrom":
    case "massTo":
      return `${figure(Number(option))} g/mol`;
    case "lengthFrom":
    case "lengthTo":
      return figure(Number(option));
  }
}

/** A criterion in words: "Condition: Obesity". */
export function criterionText(filter: FactFilter, name: FilterName, terms: TermNames): string {
  return `${filterTitles[name]}: ${optionLabel(name, String(filter[name]), terms)}`;
}

/** All options of a filter with their labels: ordered ones as they are, the others by name. */
export function listOptions(name: ListedFilter, terms: TermNames): [string, string][] {
  if (name === "condition" || name === "target") return Object.entries(terms[name]);
  const options = filterKinds[name].map((option): [string, string] => [
    option,
    optionLabel(name, option, terms),
  ]);
  const isOrdered = name !== "agency" && name !== "route";
  return isOrdered ? options : options.sort(([, a], [, b]) => a.localeCompare(b, "en"));
}
