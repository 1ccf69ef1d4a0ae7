import type { FactFilter, SPORT_OPTIONS, STATUS_OPTIONS } from "./fact-filter";
import type { ApprovalRecord, FactRecord, StudyRecord } from "./fact-record";

/** Whether a peptide meets all criteria of a filter. */
export function matchesFilter(record: FactRecord, filter: FactFilter): boolean {
  return (
    meetsStatus(record, filter) &&
    meetsStudy(record, filter) &&
    (filter.tier === undefined || record.tier === filter.tier) &&
    (filter.target === undefined || record.targets.includes(filter.target)) &&
    (filter.route === undefined || record.routes.includes(filter.route)) &&
    (filter.sport === undefined || meetsSport(record, filter.sport)) &&
    (filter.shape === undefined || record.isCyclic === (filter.shape === "cyclic")) &&
    isWithin(record.mass, filter.massFrom, filter.massTo) &&
    isWithin(record.length, filter.lengthFrom, filter.lengthTo)
  );
}

type Status = (typeof STATUS_OPTIONS)[number];

/** An agency without a status asks for what it has approved. */
function meetsStatus({ approvals }: FactRecord, filter: FactFilter): boolean {
  const { agency, condition, route } = filter;
  const status = filter.status ?? (agency && "approved");
  if (!status) return true;
  const meant = approvals.filter(
    (approval) =>
      (agency === undefined || approval.agency === agency) &&
      (condition === undefined || approval.conditions.includes(condition)) &&
      // Of what was never approved the route is another criterion.
      (route === undefined || status === "never" || approval.routes.includes(route)),
  );
  return isOfStatus(meant, status);
}

function isOfStatus(approvals: ApprovalRecord[], status: Status): boolean {
  const has = (...states: ApprovalRecord["state"][]) =>
    approvals.some(({ state }) => states.includes(state));
  switch (status) {
    case "approved":
      return has("current");
    case "former":
      return has("withdrawn", "discontinued") && !has("current");
    case "review":
      return has("under_review");
    case "refused":
      return has("refused");
    case "never":
      return !has("current", "withdrawn", "discontinued");
  }
}

function meetsStudy(record: FactRecord, { condition, phase, studied }: FactFilter): boolean {
  const study: StudyRecord | undefined =
    condition === undefined
      ? record.overall
      : Object.hasOwn(record.conditions, condition)
        ? record.conditions[condition]
        : undefined;
  return (
    study !== undefined &&
    (phase === undefined || study.phase === phase) &&
    (studied === undefined || study.inWhom.includes(studied))
  );
}

function meetsSport({ sport }: FactRecord, asked: (typeof SPORT_OPTIONS)[number]): boolean {
  if (asked === "prohibited") return sport?.startsWith("prohibited") ?? false;
  return sport === sportStatuses[asked];
}

const sportStatuses = {
  "at-all-times": "prohibited at all times",
  "in-competition": "prohibited in competition",
  "in-males": "prohibited in males",
  monitored: "monitored",
  "not-listed": "not listed",
} as const;

/** What is not known lies in no range. */
function isWithin(value: number | null, from?: number, to?: number): boolean {
  if (from === undefined && to === undefined) return true;
  return value !== null && value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY);
}
