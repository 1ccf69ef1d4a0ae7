import type { StatedFact } from "./stated-facts";
import type { Says } from "./statement";

export const CHANGE_ACTIONS = ["added", "changed", "removed"] as const;

/** What the page said under a label, and what it says; null where it said nothing. */
export interface ChangedWords {
  label: string;
  before: string | null;
  after: string | null;
}

/** What became of one fact between two states of its peptide. */
export interface FactDifference extends Pick<StatedFact, "id" | "kind" | "name" | "conditions"> {
  action: (typeof CHANGE_ACTIONS)[number];
  words: ChangedWords[];
}

/** The facts that were added, changed or removed: first those of the later state, in its order. */
export function compareFacts(before: StatedFact[], after: StatedFact[]): FactDifference[] {
  const earlier = new Map(before.map((fact) => [fact.id, fact]));
  const later = new Set(after.map(({ id }) => id));
  return [
    ...after.map((fact) => {
      const known = earlier.get(fact.id);
      return toDifference(fact, known ? "changed" : "added", known?.says ?? {}, fact.says);
    }),
    ...before
      .filter(({ id }) => !later.has(id))
      .map((fact) => toDifference(fact, "removed", fact.says, {})),
  ].filter(({ words }) => words.length > 0);
}

function toDifference(
  { id, kind, name, conditions }: StatedFact,
  action: FactDifference["action"],
  before: Says,
  after: Says,
): FactDifference {
  const labels = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const words = labels
    .map((label) => ({ label, before: before[label] ?? null, after: after[label] ?? null }))
    .filter((word) => word.before !== word.after);
  return { id, kind, name, conditions, action, words };
}
