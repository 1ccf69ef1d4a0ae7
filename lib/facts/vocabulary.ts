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
  return find("conditions", key)?.name ?? key;
}

export function synonymsOfCondition(key: string): string[] {
  return find("conditions", key)?.synonyms ?? [];
}

export function outcomeName(key: string): string {
  return find("outcomes", key)?.name ?? key;
}

export function findTarget(key: string): TargetTerm {
  return find("targets", key) ?? { name: key, synonyms: [] };
}

export function isTerm(kind: Exclude<ReferenceKind, "source">, key: string): boolean {
  return Object.hasOwn(vocabulary[`${kind}s`], key);
}

/** Keys come from addresses too: "constructor" is no term. */
function find<Kind extends keyof typeof vocabulary>(kind: Kind, key: string) {
  const ofKind: (typeof vocabulary)[Kind] = vocabulary[kind];
  return Object.hasOwn(ofKind, key) ? ofKind[key] : undefined;
}
