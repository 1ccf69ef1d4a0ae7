import type { Facts } from "./fact-references";

export interface DueFact {
  /** "approvals", "development", "trials" or "sport". */
  kind: string;
  name: string;
  checked: string;
}

const MONTHS_UNTIL_DUE = 6;

/**
 * What may have changed since it was read: applications under review, programmes and trials that go
 * on, and standings in sport, once six months have passed. `today` is a day such as "2026-11-22".
 */
export function listDueFacts(facts: Facts, today: string): DueFact[] {
  const moving = [
    ...facts.approvals
      .filter(({ state }) => state === "under_review")
      .map(({ agency, indication, source }) => ({
        kind: "approvals",
        name: `${agency}: ${indication}`,
        source,
      })),
    ...facts.development
      .filter(({ state }) => state === "ongoing")
      .map(({ condition, phase, source }) => ({
        kind: "development",
        name: `${condition}, phase ${phase}`,
        source,
      })),
    ...facts.trials
      .filter(({ state }) => state === "ongoing")
      .map(({ name, source }) => ({ kind: "trials", name, source })),
    ...(facts.sport
      ? [{ kind: "sport", name: facts.sport.status, source: facts.sport.source }]
      : []),
  ];
  const limit = monthsBefore(today, MONTHS_UNTIL_DUE);
  return moving
    .map(({ source, ...fact }) => ({ ...fact, checked: facts.sources[source]?.checked ?? "" }))
    .filter(({ checked }) => checked < limit);
}

function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}
