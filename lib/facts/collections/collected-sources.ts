import type { Facts } from "../fact-references";
import type { FactLine } from "../fact-tables";
import type { NumberedSource } from "../source-numbers";
import type { FactHolder } from "./fact-holder";

type Source = Facts["sources"][string];

/** Keys of sources are unique within one peptide; on a page about several they name it too. */
export function ofPeptide({ id }: Pick<FactHolder, "id">, lines: FactLine[]): FactLine[] {
  return lines.map(({ sources, ...line }) => ({
    ...line,
    ...(sources && { sources: sources.map((key) => `${id}:${key}`) }),
  }));
}

/**
 * The sources that lines name, numbered in their order. What several peptides have from one place,
 * read on one day, is one source; `numbers` holds its number by every key.
 */
export function numberCollected(
  lines: FactLine[],
  peptides: FactHolder[],
): { sources: NumberedSource[]; numbers: Map<string, number> } {
  const known = new Map<string, Source>(
    peptides.flatMap(({ id, facts }) =>
      Object.entries(facts?.sources ?? {}).map(
        ([key, source]) => [`${id}:${key}`, source] as const,
      ),
    ),
  );
  const numbers = new Map<string, number>();
  const byPlace = new Map<string, NumberedSource>();
  for (const key of lines.flatMap(({ sources = [] }) => sources)) {
    const source = known.get(key);
    if (!source || numbers.has(key)) continue;
    const place = placeOf(source);
    const numbered = byPlace.get(place) ?? { number: byPlace.size + 1, key, source };
    byPlace.set(place, numbered);
    numbers.set(key, numbered.number);
  }
  return { sources: [...byPlace.values()], numbers };
}

/** Two titles of one address are one place. */
function placeOf({ pmid, url, checked }: Source): string {
  return `${pmid ?? url} ${checked}`;
}
