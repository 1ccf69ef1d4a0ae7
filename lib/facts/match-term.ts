import { fold } from "@/lib/search/fold";
import { type Term, vocabulary } from "./vocabulary";

type Index = Map<string, string[]>;

const indexes = {
  conditions: makeIndexes(vocabulary.conditions),
  targets: makeIndexes(vocabulary.targets),
};

/**
 * The key of the term that a text names: by its name, its key or a synonym, in this order, in singular
 * or plural. What a text says in brackets, behind a colon or a comma does not count: "Obesity (people)"
 * names obesity. Null where nothing matches, or a synonym belongs to several terms of `among`.
 */
export function matchTerm(
  kind: keyof typeof indexes,
  text: string,
  among: (key: string) => boolean = () => true,
): string | null {
  const whole = text.replace(/\s*\([^()]*\)\s*$/, "");
  for (const part of new Set([text, whole, ...whole.split(/[:,]/, 1)])) {
    for (const index of indexes[kind]) {
      const keys = (index.get(comparable(part)) ?? []).filter(among);
      if (keys.length > 1) return null;
      if (keys[0]) return keys[0];
    }
  }
  return null;
}

function makeIndexes(terms: Record<string, Term & { gene?: string | undefined }>): Index[] {
  const all = Object.entries(terms);
  return [
    group(all.map(([key, { name }]) => [name, key])),
    group(all.flatMap(([key, { gene = key }]) => [[key, key] as const, [gene, key] as const])),
    group(all.flatMap(([key, { synonyms }]) => synonyms.map((synonym) => [synonym, key] as const))),
  ];
}

function group(pairs: (readonly [words: string, key: string])[]): Index {
  const byWords = Map.groupBy(pairs, ([words]) => comparable(words));
  return new Map(
    [...byWords].map(([words, found]) => [words, [...new Set(found.map(([, key]) => key))]]),
  );
}

/** Letters and digits, without the ending of a plural. */
function comparable(words: string): string {
  return fold(words)
    .replaceAll("'", "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/s$/, "");
}
