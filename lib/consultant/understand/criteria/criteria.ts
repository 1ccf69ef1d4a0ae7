import type { Facts } from "@/lib/facts/fact-references";
import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import type { FactRecord } from "@/lib/facts/filter/fact-record";
import { matchesFilter } from "@/lib/facts/filter/matches-filter";

/** What the criteria of a list compare. */
export interface FactSubject {
  record: FactRecord;
  facts: Facts | null;
  /** Stems of the recorded type and regulatory status. */
  typeStems: Set<string>;
}

/** One thing that a list asks for, in words and as a test. */
export interface Criterion {
  /** "approved for obesity", "not prohibited in sport". */
  words: string;
  holds: (subject: FactSubject) => boolean;
  /** The same as filters of the database, where there are such. */
  filter?: FactFilter;
}

/** A criterion that the database's filters express. */
export function byFilter(words: string, filter: FactFilter): Criterion {
  return { words, filter, holds: ({ record }) => matchesFilter(record, filter) };
}

/** Any of several filters: "osteoporosis" is that of men too. */
export function byAnyFilter(words: string, filters: FactFilter[]): Criterion {
  const [only, ...others] = filters;
  if (only && others.length === 0) return byFilter(words, only);
  return {
    words,
    holds: ({ record }) => filters.some((filter) => matchesFilter(record, filter)),
  };
}

export function negate({ words, holds }: Criterion): Criterion {
  return { words: `not ${words}`, holds: (subject) => !holds(subject) };
}

export function meetsAll(criteria: Criterion[], subject: FactSubject): boolean {
  return criteria.every(({ holds }) => holds(subject));
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
