import type { Facts } from "./fact-references";
import { phaseName } from "./fact-words";
import type { MOVING_KINDS } from "./moving-kinds";
import { conditionName } from "./vocabulary";

export interface DueFact {
  /** The part of the facts that holds it. */
  kind: (typeof MOVING_KINDS)[number];
  name: string;
  /** The key of its source. */
  source: string;
  checked: string;
}

const MONTHS_UNTIL_DUE = 6;

/**
 * What may have changed since it was read: applications under review, programmes and trials that go
 * on, and standings in sport, once six months have passed. `today` is a day such as "2026-11-22".
 */
export function listDueFacts(facts: Facts, today: string): DueFact[] {
  return listMovingFacts(facts).filter(({ checked }) => dueOn(checked) <= today);
}

/** What may change, whether it is due or not. */
export function listMovingFacts(facts: Facts): DueFact[] {
  const moving: Omit<DueFact, "checked">[] = [
    ...facts.approvals
      .filter(({ state }) => state === "under_review")
      .map(({ agency, indication, source }) => ({
        kind: "approvals" as const,
        name: `${agency}: ${indication}`,
        source,
      })),
    ...facts.development
      .filter(({ state }) => state === "ongoing")
      .map(({ condition, phase, source }) => ({
        kind: "development" as const,
        name: `${conditionName(condition)}, ${phaseName(phase)}`,
        source,
      })),
    ...facts.trials
      .filter(({ state }) => state === "ongoing")
      .map(({ name, source }) => ({ kind: "trials" as const, name, source })),
    ...(facts.sport
      ? [{ kind: "sport" as const, name: facts.sport.status, source: facts.sport.source }]
      : []),
  ];
  return moving.map((fact) => ({ ...fact, checked: facts.sources[fact.source]?.checked ?? "" }));
}

/** The day on which what was read on a day becomes due: the first after six months. */
export function dueOn(checked: string): string {
  const [year = 0, month = 1, day = 1] = checked.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + MONTHS_UNTIL_DUE + 1, 0)).getUTCDate();
  const due = Date.UTC(year, month - 1 + MONTHS_UNTIL_DUE, Math.min(day, lastOfMonth) + 1);
  return new Date(due).toISOString().slice(0, 10);
}
