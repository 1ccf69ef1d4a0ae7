import type { Facts } from "@/lib/facts/fact-references";
import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import { stepOf } from "@/lib/facts/filter/fact-record";
import { matchesFilter } from "@/lib/facts/filter/matches-filter";
import { PHASES } from "@/lib/facts/vocabularies";
import type { Agency } from "../../facts/agency-cues";
import type { Head, Route } from "./clause-cues";
import { agencyWords, conditionWords, headWords } from "./clause-words";
import type { Criterion, FactSubject, Reason } from "./criteria";
import type { YearRange } from "./years";

/** What is asked of one approval, trial or study, any of each list; a list that is left out asks nothing. */
export interface Asked {
  head: Head;
  isNegated: boolean;
  agencies?: Agency[];
  conditions?: string[];
  routes?: { words: string; routes: Route[] };
  population?: { words: string; pattern: RegExp };
  year?: YearRange | undefined;
  /** It sets apart from what the rest of the clause asks: "approved for diabetes but not for obesity". */
  isTurned?: boolean;
  /** Approved by no other authority. */
  isOnly?: boolean;
}

/** One criterion of a clause with one value of each kind. */
export function toCriterion(asked: Asked): Criterion {
  const filter = toFilter(asked);
  const words = wordsOf(asked);
  const { head, isNegated } = asked;
  if (head.kind === "status") {
    const reason = approvalReason(asked);
    return {
      words,
      holds: approvalTest(asked),
      ...(filter && { filter }),
      ...(reason && { reason }),
    };
  }
  const holds = studyTest(asked);
  return {
    words,
    holds: isNegated ? (subject) => !holds(subject) : holds,
    ...(filter && !isNegated && { filter }),
    ...(!isNegated && { reason: studyReason(asked) }),
  };
}

/** The approval that is meant; what was never approved has none. */
function approvalReason(asked: Asked): Reason | undefined {
  if (asked.isNegated || asked.head.kind !== "status") return undefined;
  const state = asked.head.status === "approved" ? undefined : stateOf[asked.head.status];
  const isMeant = approvalMatch(asked);
  const isFormerly = FORMER.has(asked.head.status);
  return {
    kind: "approvals",
    indexIn: ({ approvals }) =>
      approvals.findIndex(
        (one) =>
          isMeant(one) &&
          (isFormerly
            ? one.state === "withdrawn" || one.state === "discontinued"
            : state
              ? one.state === state
              : asked.year !== undefined || one.state === "current"),
      ),
  };
}

/** The trial that is meant, else how it is given. */
function studyReason({ conditions, routes }: Asked): Reason {
  if (routes && !conditions) {
    return { kind: "routes", indexIn: () => 0, says: new RegExp(routes.routes.join("|")) };
  }
  return {
    kind: "trials",
    indexIn: ({ trials }) =>
      trials.findIndex(
        (trial) => !conditions || trial.conditions.some((key) => conditions.includes(key)),
      ),
  };
}

function wordsOf({
  head,
  isNegated,
  agencies,
  conditions,
  routes,
  population,
  year,
  isOnly,
}: Asked) {
  const said = headWords(head);
  return [
    isNegated ? `not ${said}`.trim() : said,
    agencies && `${isOnly ? "only " : ""}by ${agencies.map(agencyWords).join(" or ")}`,
    conditions && `for ${conditionWords(conditions)}`,
    routes && (said ? `to be given ${routes.words}` : `given ${routes.words}`),
    population?.words,
    year?.words,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The filter of the database that says the same; null where there is none. */
function toFilter({
  head,
  isNegated,
  isTurned,
  agencies,
  conditions,
  routes,
  population,
  year,
  isOnly,
}: Asked) {
  if (year || population || isOnly || isTurned) return null;
  const lists = [agencies, conditions, routes?.routes];
  if (lists.some((list) => list && list.length > 1)) return null;
  const own: FactFilter | null =
    head.kind === "status"
      ? statusFilter(head.status, isNegated)
      : head.kind === "study"
        ? head.filter
        : head.kind === "any"
          ? {}
          : null;
  if (!own) return null;
  const [agency] = agencies ?? [];
  const [condition] = conditions ?? [];
  const route = routes?.routes[0];
  return {
    ...own,
    ...(agency && { agency }),
    ...(condition && { condition }),
    ...(route && route !== "none" && { route }),
  };
}

function statusFilter(status: string, isNegated: boolean): FactFilter | null {
  if (isNegated) return status === "approved" ? { status: "never" } : null;
  if (status === "withdrawn" || status === "discontinued") return { status: "former" };
  return { status: status as NonNullable<FactFilter["status"]> };
}

type Approval = Facts["approvals"][number];

/** Whether an approval is of the authority, condition, route, people and years that are asked for. */
function approvalMatch({ agencies, conditions, routes, population, year }: Asked) {
  return ({ agency, conditions: of, routes: by, indication, population: whom, date }: Approval) =>
    (!agencies || agencies.includes(agency)) &&
    (!conditions || of.some((condition) => conditions.includes(condition))) &&
    (!routes || by.some((route) => routes.routes.includes(route))) &&
    (!population || population.pattern.test(`${whom ?? ""} ${indication}`)) &&
    (!year || isWithin(date, year));
}

function approvalTest(asked: Asked) {
  const { head, isNegated, isTurned, agencies, conditions, year, isOnly } = asked;
  const isMeant = approvalMatch(asked);
  const isMeantInAnyYear = approvalMatch({ ...asked, year: undefined });
  const status = head.kind === "status" ? head.status : "approved";
  return ({ facts, record }: FactSubject): boolean => {
    const all = facts?.approvals ?? [];
    const states = new Set(all.filter(isMeant).map(({ state }) => state));
    const isStudied =
      isTurned || !conditions || conditions.some((key) => Object.hasOwn(record.conditions, key));
    if (isNegated) {
      if (status === "approved")
        return isStudied && !WAS_APPROVED.some((state) => states.has(state));
      return !(status === "former" ? isFormer(states) : states.has(stateOf[status]));
    }
    if (
      isOnly &&
      all.some(({ agency, state }) => state === "current" && !agencies?.includes(agency))
    )
      return false;
    if (FORMER.has(status)) return isFormer(states);
    if (status === "approved" && year?.isFirst) {
      const dates = all
        .filter((one) => isMeantInAnyYear(one) && WAS_APPROVED.some((state) => one.state === state))
        .flatMap(({ date }) => date ?? []);
      return dates.length > 0 && isWithin(dates.toSorted()[0], year);
    }
    // Later withdrawal does not undo that something was approved in a year.
    if (status === "approved" && year) return WAS_APPROVED.some((state) => states.has(state));
    if (status === "approved" && isLabelled(asked, facts)) return true;
    return status !== "former" && states.has(stateOf[status]);
  };
}

/** A label names a route that no recorded approval has. */
function isLabelled({ routes, ...asked }: Asked, facts: Facts | null): boolean {
  const { agencies, conditions, population, year } = asked;
  if (!routes || agencies || conditions || population || year) return false;
  return (facts?.administrations ?? []).some(
    ({ setting, route }) => setting === "labelled" && routes.routes.includes(route),
  );
}

const WAS_APPROVED = ["current", "withdrawn", "discontinued"] as const;
const FORMER = new Set(["former", "withdrawn", "discontinued"]);
const stateOf = {
  approved: "current",
  withdrawn: "withdrawn",
  discontinued: "discontinued",
  review: "under_review",
  refused: "refused",
  former: "discontinued",
} as const;

function isFormer(states: Set<string>): boolean {
  return (states.has("withdrawn") || states.has("discontinued")) && !states.has("current");
}

function isWithin(date: string | number | undefined, { from, to }: YearRange): boolean {
  const year = Number(String(date ?? "").slice(0, 4));
  return date !== undefined && year >= from && year <= to;
}

function studyTest({
  head,
  conditions,
  routes,
  population,
  year,
}: Asked): (subject: FactSubject) => boolean {
  const isOf = (keys: string[]) => !conditions || keys.some((key) => conditions.includes(key));
  const isGiven = ({ record }: FactSubject) =>
    !routes || record.routes.some((route) => routes.routes.includes(route));
  switch (head.kind) {
    case "trial":
      return (subject) =>
        isGiven(subject) &&
        (subject.facts?.trials ?? []).some(
          (trial) =>
            isOf(trial.conditions) &&
            (!population || population.pattern.test(trial.population)) &&
            (!head.phase || (trial.phase ?? "").split("/").includes(head.phase)) &&
            (!head.state || trial.state === head.state) &&
            (!year || isWithin(trial.year, year)),
        );
    case "programme":
      return (subject) =>
        (subject.facts?.development ?? []).some(
          ({ condition, state, phase }) =>
            state === head.state &&
            isOf([condition]) &&
            (!head.phase || stepOf(phase) === head.phase),
        );
    case "highest":
      return ({ facts }) => {
        const steps = (facts?.development ?? [])
          .filter(({ condition }) => isOf([condition]))
          .map(({ phase }) => phase);
        return PHASES.findLast((step) => steps.includes(step)) === head.phase;
      };
    case "study":
      return (subject) =>
        isGiven(subject) &&
        (conditions ?? [undefined]).some((condition) =>
          matchesFilter(subject.record, { ...head.filter, ...(condition && { condition }) }),
        );
    default:
      return (subject) =>
        isGiven(subject) &&
        isOf(Object.keys(subject.record.conditions)) &&
        (!population || isFor(subject.facts, population.pattern, isOf));
  }
}

/** An approval or a trial for one of the conditions in somebody. */
function isFor(facts: Facts | null, pattern: RegExp, isOf: (keys: string[]) => boolean): boolean {
  const { approvals = [], trials = [] } = facts ?? {};
  return [
    ...approvals.map((one) => ({ ...one, whom: `${one.population ?? ""} ${one.indication}` })),
    ...trials.map((one) => ({ ...one, whom: one.population })),
  ].some(({ conditions, whom }) => isOf(conditions) && pattern.test(whom));
}
