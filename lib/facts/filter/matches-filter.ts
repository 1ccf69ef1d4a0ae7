import { isUsOrEu } from "../approval-standing";
import type { FactFilter, FilterName } from "./fact-filter";
import type { FactRecord, StudyRecord } from "./fact-record";
import type { SPORT_OPTIONS } from "./filter-kinds";

/** Criteria that can be checked apart from all others. */
interface FilterGroup {
  names: readonly FilterName[];
  isMet: (record: FactRecord, filter: FactFilter) => boolean;
}

export const filterGroups: readonly FilterGroup[] = [
  {
    names: ["tier"],
    isMet: (record, { tier }) => tier === undefined || record.tier === tier,
  },
  {
    names: ["target"],
    isMet: ({ targets }, { target }) => target === undefined || targets.includes(target),
  },
  {
    names: ["sport"],
    isMet: (record, { sport }) => sport === undefined || listSportOptions(record).includes(sport),
  },
  {
    names: ["shape"],
    isMet: ({ isCyclic }, { shape }) => shape === undefined || isCyclic === (shape === "cyclic"),
  },
  {
    names: ["massFrom", "massTo"],
    isMet: ({ mass }, { massFrom, massTo }) => isWithin(mass, massFrom, massTo),
  },
  {
    names: ["lengthFrom", "lengthTo"],
    isMet: ({ length }, { lengthFrom, lengthTo }) => isWithin(length, lengthFrom, lengthTo),
  },
  {
    names: ["status", "agency", "condition", "route", "phase", "studied"],
    isMet: (record, filter) =>
      (filter.route === undefined || record.routes.includes(filter.route)) &&
      meetsStudy(record, filter) &&
      meetsStatus(record, filter),
  },
];

/** Whether a peptide meets all criteria of a filter. */
export function matchesFilter(record: FactRecord, filter: FactFilter): boolean {
  return filterGroups.every(({ isMet }) => isMet(record, filter));
}

/** An agency without a status matches what it has approved. */
function meetsStatus({ approvals }: FactRecord, filter: FactFilter): boolean {
  const { agency, condition, route } = filter;
  const status = filter.status ?? (agency && "approved");
  if (!status) return true;
  const has = {
    current: false,
    discontinued: false,
    withdrawn: false,
    refused: false,
    under_review: false,
  };
  /** Of any agency: what is approved nowhere else is a matter of all of them. */
  let isTreatment = false;
  let isInUsOrEu = false;
  for (const approval of approvals) {
    if (
      (condition !== undefined && !approval.conditions.includes(condition)) ||
      // Of what was never approved the route is another criterion.
      (route !== undefined && status !== "never" && !approval.routes.includes(route))
    ) {
      continue;
    }
    if (agency === undefined || approval.agency === agency) has[approval.state] = true;
    if (approval.state === "current" && !approval.isDiagnostic) {
      isTreatment = true;
      isInUsOrEu ||= isUsOrEu(approval.agency);
    }
  }
  switch (status) {
    case "approved":
      return has.current;
    case "us-eu":
      return has.current && isInUsOrEu;
    case "elsewhere":
      return has.current && isTreatment && !isInUsOrEu;
    case "diagnostic":
      return has.current && !isTreatment;
    case "former":
      return (has.withdrawn || has.discontinued) && !has.current;
    case "review":
      return has.under_review;
    case "refused":
      return has.refused;
    case "never":
      return !(has.current || has.withdrawn || has.discontinued);
  }
}

function meetsStudy(record: FactRecord, filter: FactFilter): boolean {
  const { phase, studied } = filter;
  const study = studyOf(record, filter);
  return (
    study !== undefined &&
    (phase === undefined || study.phase === phase) &&
    (studied === undefined || study.inWhom.includes(studied))
  );
}

/** How a peptide was studied for the chosen condition, or at all; undefined if not for it. */
export function studyOf(
  { conditions, overall }: FactRecord,
  { condition }: FactFilter,
): StudyRecord | undefined {
  if (condition === undefined) return overall;
  return Object.hasOwn(conditions, condition) ? conditions[condition] : undefined;
}

/** The options of `sport` that a peptide meets. */
export function listSportOptions({ sport }: FactRecord): readonly SportOption[] {
  return sport === null ? [] : sportOptions[sport];
}

type SportOption = (typeof SPORT_OPTIONS)[number];

const sportOptions: Record<NonNullable<FactRecord["sport"]>, readonly SportOption[]> = {
  "prohibited at all times": ["prohibited", "at-all-times"],
  "prohibited in competition": ["prohibited", "in-competition"],
  "prohibited in males": ["prohibited", "in-males"],
  monitored: ["monitored"],
  "not listed": ["not-listed"],
};

/** What is not known lies in no range. */
function isWithin(value: number | null, from?: number, to?: number): boolean {
  if (from === undefined && to === undefined) return true;
  return value !== null && value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY);
}
