import type { Facts } from "@/lib/facts/fact-references";
import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import type { FactRecord } from "@/lib/facts/filter/fact-record";
import { matchesFilter } from "@/lib/facts/filter/matches-filter";
import type { FactKind } from "../../facts/fact-sentences";

/** What the criteria of a list compare. */
export interface FactSubject {
  record: FactRecord;
  facts: Facts | null;
  sequence: string;
  /** The recorded type, regulatory status and short description, folded. */
  lead: string;
  leadStems: Set<string>;
  categoryIds: number[];
}

/** One thing that a list asks for, in words and as a test. */
export interface Criterion {
  /** "approved for obesity", "not prohibited in sport". */
  words: string;
  holds: (subject: FactSubject) => boolean;
  /** The same as filters of the database, where there are such. */
  filter?: FactFilter;
  /** Which fact of a peptide bears it out: of the first kind that has one. */
  reason?: Reason | Reason[];
  /** How far down a peptide stands among those that meet it, where it says: 0 at the top. */
  standing?: (subject: FactSubject) => number;
}

export interface Reason {
  kind: FactKind;
  /** Its place among the facts of that kind; -1 where none bears it out. */
  indexIn: (facts: Facts) => number;
  /** What its sentence says, where its place differs from page to page. */
  says?: RegExp;
}

export const OF_MASS: Reason = { kind: "identity", indexIn: () => -1, says: / average mass / };
export const OF_LENGTH: Reason = {
  kind: "identity",
  indexIn: () => -1,
  says: / residues(?: and|\.)/,
};

/** The first fact of a kind. */
export function firstOf(kind: FactKind): Reason {
  return { kind, indexIn: () => 0 };
}

/** A criterion with its place in the question. */
export interface PlacedCriterion extends Criterion {
  start: number;
  end: number;
  /** The first year that is asked for. */
  from?: number;
  /** Several that "or" joins. */
  isEither?: boolean;
}

/** A criterion that the database's filters express. */
export function byFilter(words: string, filter: FactFilter, reason?: Reason): Criterion {
  return {
    words,
    filter,
    holds: ({ record }) => matchesFilter(record, filter),
    ...(reason && { reason }),
  };
}

export function negate({ words, holds }: Criterion): Criterion {
  const opposite = words.startsWith("not ") ? words.slice("not ".length) : `not ${words}`;
  return { words: opposite, holds: (subject) => !holds(subject) };
}

export function either(criteria: Criterion[]): Criterion {
  const [only, ...others] = criteria;
  if (only && others.length === 0) return only;
  return {
    words: criteria.map(({ words }) => words).join(" or "),
    holds: (subject) => criteria.some(({ holds }) => holds(subject)),
  };
}

/** A criterion at a cue, turned round where "not" stands before it. */
export function at(
  { start, end, isNegated }: { start: number; end: number; isNegated: boolean },
  criterion: Criterion,
): PlacedCriterion {
  return { ...(isNegated ? negate(criterion) : criterion), start, end };
}

/** The filters of all criteria in one; null where a criterion is none or two contradict each other. */
export function joinFilters(criteria: Criterion[]): FactFilter | null {
  const joined: FactFilter = {};
  for (const { filter } of criteria) {
    if (!filter) return null;
    for (const [name, value] of Object.entries(filter)) {
      const key = name as keyof FactFilter;
      if (joined[key] !== undefined && joined[key] !== value) return null;
      Object.assign(joined, { [key]: value });
    }
  }
  return joined;
}
