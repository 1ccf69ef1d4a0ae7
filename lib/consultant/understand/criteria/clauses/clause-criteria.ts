import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import { eitherOf } from "../../../facts/agency-cues";
import type { Criterion } from "../criteria";
import { approvalReason, approvalTest } from "./approval-criteria";
import type { Asked } from "./clause";
import { agencyWords, conditionWords, headWords, negatedHeadWords } from "./clause-words";
import { negatedStudyTest, standingFor, studyReason, studyTest } from "./study-criteria";

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
  const isOpen = head.kind === "any" && asked.conditions !== undefined && !isNegated;
  const approved = isOpen ? approvalReason({ ...asked, head: APPROVED }) : undefined;
  return {
    words,
    holds: isNegated ? negatedStudyTest(asked) : studyTest(asked),
    ...(filter && !isNegated && { filter }),
    ...(!isNegated && { reason: [...(approved ? [approved] : []), ...studyReason(asked)] }),
    ...(isOpen && { standing: standingFor(asked) }),
  };
}

const APPROVED = { kind: "status", status: "approved" } as const;

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
    isNegated ? negatedHeadWords(head) : said,
    agencies && `${isOnly ? "only " : ""}by ${eitherOf(agencies, agencyWords)}`,
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
