import { hasConditionPage } from "../fact-addresses";
import type { Facts } from "../fact-references";
import { isOver } from "../glance";
import { matchTerm } from "../match-term";
import { PHASES } from "../vocabularies";
import { conditionName } from "../vocabulary";
import type { FactHolder } from "./fact-holder";

/** How far a peptide came for one condition, strongest first. */
export const STANDINGS = ["approved", "former", "people", "laboratory", "named"] as const;
export type Standing = (typeof STANDINGS)[number];

/** What is known of one peptide for one condition. */
export interface ConditionEntry {
  peptide: FactHolder;
  standing: Standing;
  facts: Pick<Facts, "approvals" | "development" | "trials" | "outcomes">;
  /** Related conditions of the peptide's page that name this one, as they stand there. */
  named: string[];
}

export interface CollectedCondition {
  key: string;
  name: string;
  /** Strongest evidence first. */
  entries: ConditionEntry[];
}

/** The conditions that facts or related conditions of some peptide name, by name. */
export function collectConditions(peptides: FactHolder[]): CollectedCondition[] {
  const entries = peptides.flatMap((peptide) =>
    listConditionKeys(peptide).map((key) => ({ key, entry: toEntry(peptide, key) })),
  );
  return [...Map.groupBy(entries, ({ key }) => key)]
    .map(([key, found]) => ({
      key,
      name: conditionName(key),
      entries: found.map(({ entry }) => entry).toSorted(byStrength),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The condition that a part of an address means, in its own spelling or another; null if none does. */
export function findCondition(
  conditions: CollectedCondition[],
  slug: string,
): CollectedCondition | null {
  const exact = conditions.find(({ key }) => key === slug);
  if (exact) return exact;
  const keys = new Set(conditions.map(({ key }) => key));
  const meant = matchTerm("conditions", slug, (key) => keys.has(key));
  return conditions.find(({ key }) => key === meant) ?? null;
}

export function countApproved({ entries }: CollectedCondition): number {
  return entries.filter(({ standing }) => standing === "approved").length;
}

/**
 * The key of the page that one of a peptide's related conditions leads to. What is narrower than a term
 * leads to the term: "Growth hormone deficiency in children", "Knee osteoarthritis with obesity".
 */
export function relatedConditionKey(text: string): string | null {
  const [wider = ""] = text.split(/ (?:in|with) /, 1);
  return (
    matchTerm("conditions", text, hasConditionPage) ??
    matchTerm("conditions", wider, hasConditionPage)
  );
}

function listConditionKeys({ facts, conditions }: FactHolder): string[] {
  const keys = [
    ...(facts ? conditionsOfFacts(facts) : []),
    ...conditions.flatMap((text) => relatedConditionKey(text) ?? []),
  ];
  return [...new Set(keys)];
}

/** The conditions with a page that a peptide's facts name. */
function conditionsOfFacts(
  facts: Pick<Facts, "approvals" | "development" | "trials" | "outcomes">,
): string[] {
  const keys = [
    ...facts.approvals.flatMap(({ conditions }) => conditions),
    ...facts.development.map(({ condition }) => condition),
    ...facts.trials.flatMap(({ conditions }) => conditions),
    ...facts.outcomes.flatMap(({ conditions }) => conditions),
  ];
  return [...new Set(keys)].filter(hasConditionPage);
}

/** Those of a peptide's facts to which none of its related conditions leads. */
export function conditionsBeside({
  facts,
  conditions,
}: Pick<FactHolder, "facts" | "conditions">): string[] {
  const linked = new Set(conditions.map(relatedConditionKey));
  return (facts ? conditionsOfFacts(facts) : []).filter((key) => !linked.has(key));
}

/** The conditions of what facts say from one paper. */
export function conditionsOfPaper(pmid: string, facts: Facts): string[] {
  const isFrom = ({ source }: { source: string }) => facts.sources[source]?.pmid === pmid;
  return conditionsOfFacts({
    approvals: facts.approvals.filter(isFrom),
    development: facts.development.filter(isFrom),
    trials: facts.trials.filter((trial) => trial.pmid === pmid || isFrom(trial)),
    outcomes: facts.outcomes.filter((entry) => entry.pmids.includes(pmid) || isFrom(entry)),
  });
}

function toEntry(peptide: FactHolder, key: string): ConditionEntry {
  const has = ({ conditions }: { conditions: string[] }) => conditions.includes(key);
  const facts = {
    approvals: peptide.facts?.approvals.filter(has) ?? [],
    development: peptide.facts?.development.filter(({ condition }) => condition === key) ?? [],
    trials: peptide.facts?.trials.filter(has) ?? [],
    outcomes: peptide.facts?.outcomes.filter(has) ?? [],
  };
  const named = peptide.conditions.filter((text) => relatedConditionKey(text) === key);
  return { peptide, standing: standingOf(facts), facts, named };
}

function standingOf({ approvals, development, trials, outcomes }: ConditionEntry["facts"]) {
  if (approvals.some(({ state }) => state === "current")) return "approved";
  if (approvals.some(({ state }) => isOver(state))) return "former";
  const isTried =
    approvals.length > 0 ||
    trials.length > 0 ||
    development.some(({ phase }) => phase !== "preclinical") ||
    outcomes.some(({ inWhom }) => inWhom === "people");
  if (isTried) return "people";
  return development.length > 0 || outcomes.length > 0 ? "laboratory" : "named";
}

function byStrength(a: ConditionEntry, b: ConditionEntry): number {
  return (
    STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) ||
    phaseRank(b) - phaseRank(a) ||
    participants(b) - participants(a) ||
    a.peptide.name.localeCompare(b.peptide.name, "en")
  );
}

function phaseRank({ facts: { development, trials } }: ConditionEntry): number {
  const phases = [...development, ...trials].flatMap(({ phase }) => phase ?? []);
  return Math.max(-1, ...phases.map((phase) => PHASES.indexOf(phase)));
}

function participants({ facts: { trials } }: ConditionEntry): number {
  return trials.reduce((sum, trial) => sum + (trial.participants ?? 0), 0);
}
