import type { Facts } from "@/lib/facts/fact-references";
import { stepOf } from "@/lib/facts/filter/fact-record";
import { matchesFilter } from "@/lib/facts/filter/matches-filter";
import { PHASES } from "@/lib/facts/vocabularies";
import type { FactSubject, Reason } from "../criteria";
import { isWithin } from "../years";
import type { Asked } from "./clause";

/** The trial that is meant, else how it is given. */
export function studyReason({ conditions, routes }: Asked): Reason {
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

/** Whether a peptide was studied or developed as asked, whatever became of it. */
export function studyTest({
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
