import { hasConditionPage, targetSymbol } from "@/lib/facts/fact-addresses";
import type { FilterOptions } from "@/lib/facts/filter/fact-filter";
import { findTarget, synonymsOfCondition } from "@/lib/facts/vocabulary";
import type { SearchTerm } from "./term-search";

/** The conditions and targets that occur in facts, with their synonyms. */
export function listSearchTerms({ of }: FilterOptions): SearchTerm[] {
  const conditions = (of.condition ?? []).filter(([key]) => hasConditionPage(key));
  return [
    ...conditions.map(([key, name]) => ({
      kind: "condition" as const,
      key,
      slug: key,
      name,
      synonyms: synonymsOfCondition(key),
    })),
    ...(of.target ?? []).map(([key, name]) => {
      const { gene, synonyms } = findTarget(key);
      return {
        kind: "target" as const,
        key,
        slug: targetSymbol(key),
        name,
        synonyms: [...new Set([...(gene && gene !== name ? [gene] : []), ...synonyms])],
      };
    }),
  ];
}
