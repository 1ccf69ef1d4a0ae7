import type { FactHolder } from "../collections/fact-holder";
import { listed } from "../number-text";
import { type Shared, sharedConditions, sharedTargets } from "./shared-facts";

/** One paragraph that says no more than the tables below it. */
export function comparisonSummary(peptides: FactHolder[], hasTrial: boolean): string {
  return [
    approvalSentence(peptides),
    targetSentence(peptides),
    conditionSentence(peptides),
    hasTrial
      ? "At least one trial in this library compared them directly."
      : "No trial in this library compared them directly, so differences between their results may come from the trials.",
  ]
    .filter(Boolean)
    .join(" ");
}

function targetSentence(peptides: FactHolder[]): string {
  const { byAll, bySome } = sharedTargets(peptides);
  if (byAll.length > 0) return `Targets in common: ${listed(byAll)}.`;
  if (bySome.length > 0) return partlyShared("target", peptides, bySome);
  const isKnown = peptides.every(({ facts }) => facts && facts.targets.length > 0);
  return isKnown ? "They share no recorded target." : "";
}

function approvalSentence(peptides: FactHolder[]): string {
  const approved = peptides.filter(({ facts }) =>
    facts?.approvals.some(({ state }) => state === "current"),
  );
  const others = peptides.filter((peptide) => !approved.includes(peptide));
  if (approved.length === 0) return "No approval now in force is recorded for any of them.";
  if (others.length === 0) return `${allOf(peptides)} have an approval in force somewhere.`;
  return `${namesOf(approved)} ${approved.length === 1 ? "has" : "have"} an approval in force somewhere; none is recorded for ${namesOf(others)}.`;
}

const MAX_NAMES = 4;

/** Names as they stand in the vocabulary: in a sentence some would have to lose their capital. */
function conditionSentence(peptides: FactHolder[]): string {
  const { byAll, bySome } = sharedConditions(peptides);
  if (byAll.length > 0) return `Conditions in common, in people: ${firstOf(byAll)}.`;
  return bySome.length > 0 ? partlyShared("condition studied in people", peptides, bySome) : "";
}

/** "No recorded target is common to all three; A and B share GHRHR." */
function partlyShared(what: string, peptides: FactHolder[], shared: Shared[]): string {
  const parts = shared.map(({ by, names }) => `${namesOf(by)} share ${firstOf(names)}`);
  return `No recorded ${what} is common to all ${peptides.length === 3 ? "three" : "four"}; ${parts.join("; ")}.`;
}

function firstOf(names: string[]): string {
  const shown = names.slice(0, MAX_NAMES);
  const more = names.length - shown.length;
  return listed(more > 0 ? [...shown, `${more} more`] : shown);
}

function allOf({ length }: FactHolder[]): string {
  return length === 2 ? "Both" : `All ${length === 3 ? "three" : "four"}`;
}

function namesOf(peptides: FactHolder[]): string {
  return listed(peptides.map(({ name }) => name));
}
