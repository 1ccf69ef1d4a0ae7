import type { ParsedSequence } from "../sequence-model";
import { likenessOf, MIN_LIKENESS } from "./align-peptides";

export interface AlikeGroup<T> {
  /** The one that the others are aligned with. */
  first: T;
  others: T[];
}

/**
 * Sequences that are more alike than by chance, in groups around the one that is alike to most others.
 * `alone` are those that are alike to none.
 */
export function groupAlike<T extends { sequence: ParsedSequence }>(
  items: T[],
): { groups: AlikeGroup<T>[]; alone: T[] } {
  const groups: AlikeGroup<T>[] = [];
  let left = items;
  while (true) {
    const [largest] = left
      .map((first) => ({ first, others: left.filter((other) => isAlike(first, other)) }))
      .toSorted((a, b) => b.others.length - a.others.length);
    if (!largest || largest.others.length === 0) return { groups, alone: left };
    groups.push(largest);
    const grouped = [largest.first, ...largest.others];
    left = left.filter((item) => !grouped.includes(item));
  }
}

function isAlike<T extends { sequence: ParsedSequence }>(one: T, other: T): boolean {
  return one !== other && likenessOf(one.sequence, other.sequence) >= MIN_LIKENESS;
}
