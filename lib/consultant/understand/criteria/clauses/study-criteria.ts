import type { Facts } from "@/lib/facts/fact-references";
import { PHASE_STEPS, type PhaseStep, stepOf } from "@/lib/facts/filter/fact-record";
import { matchesFilter, studyOf } from "@/lib/facts/filter/matches-filter";
import { PHASES } from "@/lib/facts/vocabularies";
import type { FactSubject, Reason } from "../criteria";
import { isWithin } from "../years";
import type { Asked } from "./clause";

type Trial = Facts["trials"][number];
type Programme = Facts["development"][number];
type Phase = Programme["phase"];

/** The programme or trial that is meant, else how it is given. */
export function studyReason(asked: Asked): Reason[] {
  const { head, conditions, routes } = asked;
  if (routes && !conditions) {
    return [{ kind: "routes", indexIn: () => 0, says: new RegExp(routes.routes.join("|")) }];
  }
  const phase = head.kind === "study" ? head.filter.phase : undefined;
  const programme: Reason = {
    kind: "development",
    indexIn: ({ development }) =>
      development.findIndex(
        (one) => isProgramme(asked, one) && (!phase || stepOf(one.phase) === phase),
      ),
  };
  const trial: Reason = {
    kind: "trials",
    indexIn: ({ trials }) =>
      trials.findIndex(
        (one) =>
          isTrial(asked, one) &&
          (!phase || (one.phase !== undefined && stepOf(one.phase) === phase)),
      ),
  };
  const isOfDevelopment = phase || head.kind === "programme" || head.kind === "highest";
  return isOfDevelopment ? [programme, trial] : [trial];
}

/** How far a peptide came for the conditions that are asked for: 0 where it is approved, more the less far it came. */
export function standingFor(asked: Asked): (subject: FactSubject) => number {
  const isOf = (keys: string[]) => isOfConditions(asked, keys);
  return ({ facts }) => {
    const approvals = (facts?.approvals ?? []).filter(({ conditions }) => isOf(conditions));
    if (approvals.some(({ state }) => state === "current")) return 0;
    const phases = (facts?.trials ?? [])
      .filter(({ conditions }) => isOf(conditions))
      .map(({ phase = "" }) => Math.max(0, ...phase.split("/").map(Number).filter(Boolean)));
    return phases.length > 0 ? 5 - Math.min(Math.max(...phases), 4) : 6;
  };
}

/** Whether a peptide was studied or developed as asked, whatever became of it. */
export function studyTest(asked: Asked): (subject: FactSubject) => boolean {
  const { head, conditions, routes, population } = asked;
  const isGiven = ({ record }: FactSubject) =>
    !routes || record.routes.some((route) => routes.routes.includes(route));
  switch (head.kind) {
    case "trial":
      return (subject) =>
        isGiven(subject) && (subject.facts?.trials ?? []).some((trial) => isTrial(asked, trial));
    case "programme":
      return ({ facts }) => (facts?.development ?? []).some((one) => isProgramme(asked, one));
    case "highest":
      return (subject) => isHighest(asked, head.phase, subject);
    case "study":
      return (subject) =>
        isGiven(subject) &&
        (conditions ?? [undefined]).some((condition) =>
          matchesFilter(subject.record, { ...head.filter, ...(condition && { condition }) }),
        );
    default:
      return (subject) =>
        isGiven(subject) &&
        isOfConditions(asked, Object.keys(subject.record.conditions)) &&
        (!population ||
          isFor(subject.facts, population.pattern, (keys) => isOfConditions(asked, keys)));
  }
}

/** Whether it was not; "never reached phase 3" is met by recorded phases below it. */
export function negatedStudyTest(asked: Asked): (subject: FactSubject) => boolean {
  const phase = asked.head.kind === "study" ? asked.head.filter.phase : undefined;
  if (phase && phase !== "preclinical") {
    return ({ record }) => {
      const reached = phasesReached(asked, record);
      return reached.length > 0 && reached.every((one) => isBefore(one, phase));
    };
  }
  const holds = studyTest(asked);
  return (subject) => !holds(subject);
}

/** Whether development came to a phase and nothing else went further, such as an approval. */
function isHighest(asked: Asked, phase: Phase, { facts, record }: FactSubject): boolean {
  const steps = (facts?.development ?? [])
    .filter(({ condition }) => isOfConditions(asked, [condition]))
    .map((one) => one.phase);
  const isLast = PHASES.findLast((step) => steps.includes(step)) === phase;
  return isLast && !phasesReached(asked, record).some((one) => isBefore(stepOf(phase), one));
}

/** The highest phase for each of the conditions, or for any; approvals count. */
function phasesReached({ conditions }: Asked, record: FactSubject["record"]): PhaseStep[] {
  const studies = conditions
    ? conditions.map((condition) => studyOf(record, { condition }))
    : [record.overall];
  return studies.flatMap((study) => study?.phase ?? []);
}

function isBefore(one: PhaseStep, other: PhaseStep): boolean {
  return PHASE_STEPS.indexOf(one) < PHASE_STEPS.indexOf(other);
}

function isOfConditions({ conditions }: Asked, keys: string[]): boolean {
  return !conditions || keys.some((key) => conditions.includes(key));
}

function isTrial(asked: Asked, trial: Trial): boolean {
  if (!isOfConditions(asked, trial.conditions)) return false;
  const { head, population, year } = asked;
  if (head.kind !== "trial") return true;
  return (
    (!population || population.pattern.test(trial.population)) &&
    (!head.phase || (trial.phase ?? "").split("/").includes(head.phase)) &&
    (!head.state || trial.state === head.state) &&
    (!year || isWithin(trial.year, year))
  );
}

function isProgramme(asked: Asked, { condition, state, phase }: Programme): boolean {
  if (!isOfConditions(asked, [condition])) return false;
  const { head } = asked;
  if (head.kind === "highest") return phase === head.phase;
  if (head.kind !== "programme") return true;
  return state === head.state && (!head.phase || stepOf(phase) === head.phase);
}

/** An approval or a trial for one of the conditions in somebody. */
function isFor(facts: Facts | null, pattern: RegExp, isOf: (keys: string[]) => boolean): boolean {
  const { approvals = [], trials = [] } = facts ?? {};
  return [
    ...approvals.map((one) => ({ ...one, whom: `${one.population ?? ""} ${one.indication}` })),
    ...trials.map((one) => ({ ...one, whom: one.population })),
  ].some(({ conditions, whom }) => isOf(conditions) && pattern.test(whom));
}
