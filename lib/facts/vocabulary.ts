import type { z } from "zod";
import type { ReferenceKind } from "./fact-references";
import type { targetTerm, term } from "./term-schema";
import terms from "./vocabulary.json";

export type Term = z.output<typeof term>;
export type TargetTerm = z.output<typeof targetTerm>;

/** The open vocabularies, by key. `npm run facts:vocabulary` writes them from `prisma/data/vocabularies`. */
export const vocabulary: {
  conditions: Record<string, Term>;
  targets: Record<string, TargetTerm>;
  outcomes: Record<string, Term>;
} = terms;

/** A term's name; its key where the vocabulary does not have it any more. */
export function conditionName(key: string): string {
  return vocabulary.conditions[key]?.name ?? key;
}

export function outcomeName(key: string): string {
  return vocabulary.outcomes[key]?.name ?? key;
}

export function findTarget(key: string): TargetTerm {
  return vocabulary.targets[key] ?? { name: key, synonyms: [] };
}

export function isTerm(kind: Exclude<ReferenceKind, "source">, key: string): boolean {
  return Object.hasOwn(vocabulary[`${kind}s`], key);
}
