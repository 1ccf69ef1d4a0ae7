import { matchesFilter } from "@/lib/facts/filter/matches-filter";
import { relatedConditions } from "@/lib/facts/related-conditions";
import { conditionName } from "@/lib/facts/vocabulary";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { type Criterion, joinFilters } from "../../understand/criteria/criteria";

/** A peptide that is not in a list, and the conditions beside the list's for which the same is recorded of it. */
export interface RelatedPeptide {
  name: string;
  conditions: string[];
}

/**
 * What a list for a condition leaves out, as it is recorded for another of its family: of what is approved for
 * obesity what is approved for a rare kind of it. None where they are many, for then others are meant.
 */
export function relatedTo(
  { peptides }: LibraryIndex,
  criteria: Criterion[],
  found: LibraryPeptide[],
): RelatedPeptide[] {
  const filter = joinFilters(criteria);
  if (!filter?.condition) return [];
  const others = relatedConditions(filter.condition);
  const related = peptides.flatMap((peptide) => {
    if (found.includes(peptide)) return [];
    const conditions = others.filter((condition) =>
      matchesFilter(peptide.record, { ...filter, condition }),
    );
    return conditions.length > 0
      ? [{ name: peptide.name, conditions: conditions.map(conditionName) }]
      : [];
  });
  return related.length > MOST_RELATED ? [] : related;
}

const MOST_RELATED = 4;
