import {
  type FactFilter,
  FILTER_NAMES,
  type FilterName,
  isFiltered,
  isListed,
  type ListedFilter,
  withoutFilter,
} from "./fact-filter";
import type { FactRecord, PhaseStep, StudyRecord } from "./fact-record";
import { AGENCY_OPTIONS, STATUS_OPTIONS } from "./filter-kinds";
import { filterGroups, listSportOptions, matchesFilter, studyOf } from "./matches-filter";

/** Numbers of peptides by filter and option; an option that none would meet is absent. */
export type OptionCounts = Partial<Record<ListedFilter, Record<string, number>>>;

/**
 * How many of `records` each option would leave, together with all other criteria of `filter`. The
 * option that is chosen counts what is shown.
 */
export function countOptions(records: readonly FactRecord[], filter: FactFilter): OptionCounts {
  const counts = noCounts();
  if (isFiltered(filter)) {
    addOptions(counts, records, filter);
    return counts;
  }
  for (const record of records) {
    for (const [name, option] of listOwnOptions(record)) {
      counts[name][option] = (counts[name][option] ?? 0) + 1;
    }
  }
  return counts;
}

function noCounts(): Required<OptionCounts> {
  return Object.fromEntries(
    Object.keys(optionsOf).map((name) => [name, {}]),
  ) as Required<OptionCounts>;
}

/** What each option would leave where nothing else is asked: found once per record. */
const ownOptions = new WeakMap<FactRecord, [ListedFilter, string][]>();

function listOwnOptions(record: FactRecord): [ListedFilter, string][] {
  const known = ownOptions.get(record);
  if (known) return known;
  const counts = noCounts();
  addOptions(counts, [record], {});
  const options = (Object.keys(counts) as ListedFilter[]).flatMap((name) =>
    Object.keys(counts[name]).map((option): [ListedFilter, string] => [name, option]),
  );
  ownOptions.set(record, options);
  return options;
}

function addOptions(
  counts: Required<OptionCounts>,
  records: readonly FactRecord[],
  filter: FactFilter,
) {
  const tried: FactFilter = { ...filter };
  const values = tried as Record<string, unknown>;
  for (const record of records) {
    const failing = filterGroups.filter(({ isMet }) => !isMet(record, filter));
    // Another option of one group leaves the others as they are.
    if (failing.length > 1) continue;
    for (const { names, isMet } of failing.length > 0 ? failing : filterGroups) {
      for (const name of names) {
        if (!isListed(name)) continue;
        const ofFilter = counts[name];
        for (const option of optionsOf[name](record, filter)) {
          values[name] = option;
          if (names.length === 1 || isMet(record, tried)) {
            ofFilter[option] = (ofFilter[option] ?? 0) + 1;
          }
        }
        values[name] = filter[name];
      }
    }
  }
}

/** The options that a peptide meets, or may meet where other criteria of the group matter. */
const optionsOf: Record<
  ListedFilter,
  (record: FactRecord, filter: FactFilter) => Iterable<string>
> = {
  status: ({ approvals }) => (approvals.length > 0 ? STATUS_OPTIONS : NEVER),
  // What was never approved was so by no authority.
  agency: ({ approvals }, { status }) =>
    status === "never" ? AGENCY_OPTIONS : new Set(approvals.map(({ agency }) => agency)),
  tier: ({ tier }) => (tier ? [tier] : []),
  condition: ({ conditions }) => Object.keys(conditions),
  target: ({ targets }) => targets,
  route: ({ routes }) => routes,
  sport: listSportOptions,
  phase: (record, filter) => phasesOf(studyOf(record, filter)),
  studied: (record, filter) => studyOf(record, filter)?.inWhom ?? [],
  shape: ({ isCyclic }) => (isCyclic === null ? [] : [isCyclic ? "cyclic" : "linear"]),
};

const NEVER = ["never"] as const;

function phasesOf(study: StudyRecord | undefined): PhaseStep[] {
  return study?.phase ? [study.phase] : [];
}

/** How many would be found without one of the criteria. */
export function listLoosened(
  records: readonly FactRecord[],
  filter: FactFilter,
): { without: FilterName; count: number }[] {
  return FILTER_NAMES.filter((name) => filter[name] !== undefined).map((name) => {
    const looser = withoutFilter(filter, name);
    const found = records.filter((record) => matchesFilter(record, looser));
    return { without: name, count: found.length };
  });
}
