import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import { AGENCIES, IN_WHOM } from "../vocabularies";
import {
  type FactFilter,
  FILTER_NAMES,
  type FilterName,
  SHAPE_OPTIONS,
  SPORT_OPTIONS,
  STATUS_OPTIONS,
  withoutFilter,
} from "./fact-filter";
import { type FactRecord, PHASE_STEPS } from "./fact-record";
import { matchesFilter } from "./matches-filter";

export type ListedFilter = Exclude<FilterName, "massFrom" | "massTo" | "lengthFrom" | "lengthTo">;

/** Numbers of peptides by filter and option; an option that none would meet is absent. */
export type OptionCounts = Record<ListedFilter, Record<string, number>>;

/**
 * How many of `records` each option would leave, together with all other criteria of `filter`. The
 * option that is chosen counts what is shown.
 */
export function countOptions(records: readonly FactRecord[], filter: FactFilter): OptionCounts {
  const counts = {} as OptionCounts;
  for (const name of Object.keys(optionsOf) as ListedFilter[]) {
    const others = withoutFilter(filter, name);
    const ofFilter: Record<string, number> = {};
    for (const record of records) {
      for (const option of optionsOf[name](record)) {
        if (matchesFilter(record, { ...others, [name]: option })) {
          ofFilter[option] = (ofFilter[option] ?? 0) + 1;
        }
      }
    }
    counts[name] = ofFilter;
  }
  return counts;
}

/** The options that a peptide could meet. */
const optionsOf: Record<ListedFilter, (record: FactRecord) => readonly string[]> = {
  status: () => STATUS_OPTIONS,
  agency: ({ approvals }) =>
    Object.keys(AGENCIES).filter((agency) => approvals.some((one) => one.agency === agency)),
  tier: () => EVIDENCE_TIERS,
  condition: ({ conditions }) => Object.keys(conditions),
  target: ({ targets }) => targets,
  route: ({ routes }) => routes,
  sport: () => SPORT_OPTIONS,
  phase: () => PHASE_STEPS,
  studied: () => IN_WHOM,
  shape: () => SHAPE_OPTIONS,
};

/** For a result without peptides: how many would be found without each of the criteria, most first. */
export function listLoosened(
  records: readonly FactRecord[],
  filter: FactFilter,
): { name: FilterName; count: number }[] {
  return FILTER_NAMES.filter((name) => filter[name] !== undefined)
    .map((name) => {
      const looser = withoutFilter(filter, name);
      return { name, count: records.filter((record) => matchesFilter(record, looser)).length };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
