import type { Facts } from "@/lib/facts/fact-references";
import type { FactSubject, Reason } from "../criteria";
import { isWithin } from "../years";
import type { Asked } from "./clause";

/** The approval that is meant; what was never approved has none. */
export function approvalReason(asked: Asked): Reason | undefined {
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

/** Whether a peptide has an approval of the kind that is asked for, or has none. */
export function approvalTest(asked: Asked) {
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
