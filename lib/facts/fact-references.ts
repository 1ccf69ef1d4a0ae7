import type { PeptideFacts } from "./facts-schema";

export type Facts = Omit<PeptideFacts, "peptide">;

const REFERENCE_KINDS = ["source", "condition", "target", "outcome"] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

export interface FactReference {
  kind: ReferenceKind;
  key: string;
  path: (string | number)[];
}

/** Every source and every vocabulary term that facts name, in the order in which facts stand. */
export function listReferences({ sources: _, ...facts }: Facts): FactReference[] {
  return walk(facts, []);
}

function walk(value: unknown, path: (string | number)[]): FactReference[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => walk(item, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const place = [...path, name];
    if (name === "conditions" && Array.isArray(item))
      return item.map((key, at) => condition(String(key), [...place, at]));
    // What a trial measured is a sentence; an outcome of the evidence matrix is a term.
    if (name === "outcome" && path[0] !== "outcomes") return [];
    const kind = REFERENCE_KINDS.find((candidate) => candidate === name);
    return kind ? [{ kind, key: String(item), path: place }] : walk(item, place);
  });
}

function condition(key: string, path: (string | number)[]): FactReference {
  return { kind: "condition", key, path };
}
