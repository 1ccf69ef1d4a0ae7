import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { collectConditions } from "../collections/conditions";
import { conditionName, findTarget } from "../vocabulary";

/** The names of the targets that all of them act on. */
export function sharedTargets(peptides: Peptide[]): string[] {
  return sharedBy(peptides, targetKeys).map((key) => findTarget(key).name);
}

/** The names of the conditions that each of them is approved for or was studied in. */
export function sharedConditions(peptides: Peptide[]): string[] {
  return sharedBy(peptides, conditionKeys).map(conditionName);
}

/** Whether each two of them share a target, a condition or a category. */
export function isRelated(peptides: Peptide[]): boolean {
  return peptides.every((one, at) =>
    peptides.slice(at + 1).every((other) => relationOf(one, other) !== null),
  );
}

/** The pairs that readers look for: those with a target and a condition in common. */
export function listComparisons(peptides: Peptide[]): [Peptide, Peptide][] {
  return peptides
    .toSorted((a, b) => a.id - b.id)
    .flatMap((one, at, all) =>
      all.slice(at + 1).flatMap((other): [Peptide, Peptide][] => {
        const pair: [Peptide, Peptide] = [one, other];
        const keys = [targetKeys, conditionKeys];
        return keys.every((keysOf) => sharedBy(pair, keysOf).length > 0) ? [pair] : [];
      }),
    );
}

/** What two peptides share, the closest first. */
export function relationOf(one: Peptide, other: Peptide): "target" | "condition" | "class" | null {
  const pair = [one, other];
  if (sharedBy(pair, targetKeys).length > 0) return "target";
  if (sharedBy(pair, conditionKeys).length > 0) return "condition";
  return sharedBy(pair, categoryKeys).length > 0 ? "class" : null;
}

function sharedBy(peptides: Peptide[], keysOf: (peptide: Peptide) => string[]): string[] {
  const [first, ...others] = peptides.map((peptide) => new Set(keysOf(peptide)));
  return [...(first ?? [])].filter((key) => others.every((keys) => keys.has(key)));
}

function targetKeys({ facts }: Peptide): string[] {
  return facts?.targets.map(({ target }) => target) ?? [];
}

/** A condition that is only named on a page, or was studied in animals or cells, relates nothing. */
function conditionKeys(peptide: Peptide): string[] {
  return collectConditions([peptide])
    .filter(({ entries }) =>
      entries.some(({ standing }) => standing !== "laboratory" && standing !== "named"),
    )
    .map(({ key }) => key);
}

/** General, 0, holds whatever has no other. */
function categoryKeys({ categoryIds }: Peptide): string[] {
  return categoryIds.split(",").filter((id) => id !== "" && id !== "0");
}
