import { evidenceLabels } from "@/lib/content/peptides/evidence";
import { capitalise } from "../number-text";
import { AGENCIES } from "../vocabularies";
import { conditionName, findTarget } from "../vocabulary";
import { type FactFilter, FILTER_NAMES, type FilterOptions, isListed } from "./fact-filter";
import type { FactRecord } from "./fact-record";
import { filterKinds } from "./filter-kinds";

/** All options with labels, those without an order by name; terms only if facts use them. */
export function listFilterOptions(records: readonly FactRecord[]): FilterOptions {
  return {
    of: {
      ...words,
      agency: byName(Object.entries(AGENCIES)),
      tier: Object.entries(evidenceLabels).map(([tier, { name }]) => [tier, name]),
      condition: byName(
        records
          .flatMap(({ conditions }) => Object.keys(conditions))
          .map((key) => [key, conditionName(key)]),
      ),
      target: byName(
        records.flatMap(({ targets }) => targets).map((key) => [key, findTarget(key).name]),
      ),
      route: byName(filterKinds.route.map((route) => [route, capitalise(route)])),
    },
  };
}

/** Each once. */
function byName(options: [string, string][]): [string, string][] {
  return [...new Map(options)].sort(([, a], [, b]) => a.localeCompare(b, "en"));
}

const words: FilterOptions["of"] = {
  status: [
    ["approved", "Approved now"],
    ["us-eu", "Approved in the US or EU"],
    ["elsewhere", "Approved elsewhere only"],
    ["diagnostic", "Approved as a diagnostic only"],
    ["former", "Withdrawn or discontinued"],
    ["review", "Under review"],
    ["refused", "Refused"],
    ["never", "Never approved"],
  ],
  sport: [
    ["prohibited", "Prohibited"],
    ["at-all-times", "Prohibited at all times"],
    ["in-competition", "Prohibited in competition"],
    ["in-males", "Prohibited in males"],
    ["monitored", "Monitored, not prohibited"],
    ["not-listed", "Not on the Prohibited List"],
  ],
  phase: [
    ["preclinical", "Preclinical"],
    ["1", "Phase 1"],
    ["2", "Phase 2"],
    ["3", "Phase 3"],
    ["approved", "Approved, now or formerly"],
  ],
  studied: [
    ["people", "People"],
    ["animals", "Animals"],
    ["cells", "Cells"],
  ],
  shape: [
    ["cyclic", "Cyclic"],
    ["linear", "Linear"],
  ],
};

/** As much of `options` as a page needs until it has loaded them all. */
export function pickOptions(
  { of }: FilterOptions,
  filter: FactFilter,
  params: URLSearchParams,
): FilterOptions {
  const names = FILTER_NAMES.filter(isListed);
  const chosen = names.flatMap((name) => {
    const option = of[name]?.find(([key]) => key === filter[name]);
    return option ? [[name, [option]]] : [];
  });
  return {
    of: Object.fromEntries(chosen),
    missing: names.flatMap((name) =>
      filter[name] === undefined ? params.get(name)?.trim() || [] : [],
    ),
  };
}
