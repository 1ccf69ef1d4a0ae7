import { figure } from "../number-text";
import { type FactFilter, type FilterName, type FilterOptions, isListed } from "./fact-filter";

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

export const AGENCIES_NOTE =
  "Agencies other than the FDA and the EMA are recorded only as far as a source was read.";

/** A criterion in words: "Condition: Obesity", "Mass to: 1,000 g/mol". */
export function criterionText(
  filter: FactFilter,
  name: FilterName,
  options: FilterOptions,
): string {
  const value = String(filter[name]);
  if (isListed(name)) {
    const option = options.of[name]?.find(([key]) => key === value);
    return `${filterTitles[name]}: ${option?.[1] ?? value}`;
  }
  const unit = name.startsWith("mass") ? " g/mol" : "";
  return `${filterTitles[name]}: ${figure(Number(value))}${unit}`;
}
