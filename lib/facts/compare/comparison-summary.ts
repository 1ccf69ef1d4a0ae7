import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { sharedConditions, sharedTargets } from "./shared-facts";

/** One paragraph that says no more than the tables below it. */
export function comparisonSummary(peptides: Peptide[], hasTrial: boolean): string {
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

function targetSentence(peptides: Peptide[]): string {
  const targets = sharedTargets(peptides);
  if (targets.length > 0) return `Targets in common: ${listed(targets)}.`;
  const isKnown = peptides.every(({ facts }) => facts && facts.targets.length > 0);
  return isKnown ? "They share no recorded target." : "";
}

function approvalSentence(peptides: Peptide[]): string {
  const approved = peptides.filter(({ facts }) =>
    facts?.approvals.some(({ state }) => state === "current"),
  );
  const others = peptides.filter((peptide) => !approved.includes(peptide));
  if (approved.length === 0) return "No approval now in force is recorded for any of them.";
  if (others.length === 0) return `${allOf(peptides)} have an approval in force somewhere.`;
  return `${namesOf(approved)} ${approved.length === 1 ? "has" : "have"} an approval in force somewhere; none is recorded for ${namesOf(others)}.`;
}

const MAX_CONDITIONS = 4;

/** Names as they stand in the vocabulary: in a sentence some would have to lose their capital. */
function conditionSentence(peptides: Peptide[]): string {
  const conditions = sharedConditions(peptides);
  if (conditions.length === 0) return "";
  const shown = conditions.slice(0, MAX_CONDITIONS);
  const more = conditions.length - shown.length;
  return `Conditions in common, in people: ${listed(more > 0 ? [...shown, `${more} more`] : shown)}.`;
}

function allOf({ length }: Peptide[]): string {
  return length === 2 ? "Both" : `All ${length === 3 ? "three" : "four"}`;
}

function namesOf(peptides: Peptide[]): string {
  return listed(peptides.map(({ name }) => name));
}

const list = new Intl.ListFormat("en-GB");

function listed(words: string[]): string {
  return list.format(words);
}
