import type { CollectedPeptide } from "@/lib/content/peptides/peptide-schema";
import { collectConditions } from "../collections/conditions";
import type { FactHolder } from "../collections/fact-holder";
import { conditionName, findTarget } from "../vocabulary";

/** Names that two or more of several peptides have in common, and these peptides. */
export interface Shared {
  by: FactHolder[];
  names: string[];
}

interface SharedByMany {
  byAll: string[];
  /** What not all of them share, the largest groups first. */
  bySome: Shared[];
}

/** The names of the targets that all or some of them act on. */
export function sharedTargets(peptides: FactHolder[]): SharedByMany {
  return sharedByMany(peptides, targetKeys, (key) => findTarget(key).name);
}

/** The names of the conditions that all or some of them are approved for or were studied in. */
export function sharedConditions(peptides: FactHolder[]): SharedByMany {
  return sharedByMany(peptides, conditionKeys, conditionName);
}

/** Whether each two of them share a target, a condition or a category. */
export function isRelated(peptides: CollectedPeptide[]): boolean {
  return peptides.every((one, at) =>
    peptides.slice(at + 1).every((other) => relationOf(one, other) !== null),
  );
}

/** The pairs that readers look for: those with a target and a condition in common. */
export function listComparisons(
  peptides: CollectedPeptide[],
): [CollectedPeptide, CollectedPeptide][] {
  return peptides
    .toSorted((a, b) => a.id - b.id)
    .flatMap((one, at, all) =>
      all.slice(at + 1).flatMap((other): [CollectedPeptide, CollectedPeptide][] => {
        const pair: [CollectedPeptide, CollectedPeptide] = [one, other];
        const keys = [targetKeys, conditionKeys];
        return keys.every((keysOf) => sharedBy(pair, keysOf).length > 0) ? [pair] : [];
      }),
    );
}

/** What two peptides share, the closest first. */
export function relationOf(
  one: CollectedPeptide,
  other: CollectedPeptide,
): "target" | "condition" | "class" | null {
  const pair = [one, other];
  if (sharedBy(pair, targetKeys).length > 0) return "target";
  if (sharedBy(pair, conditionKeys).length > 0) return "condition";
  return sharedBy(pair, categoryKeys).length > 0 ? "class" : null;
}

function sharedBy(
  peptides: CollectedPeptide[],
  keysOf: (peptide: CollectedPeptide) => string[],
): string[] {
  const [first, ...others] = peptides.map((peptide) => new Set(keysOf(peptide)));
  return [...(first ?? [])].filter((key) => others.every((keys) => keys.has(key)));
}

function sharedByMany(
  peptides: FactHolder[],
  keysOf: (peptide: FactHolder) => string[],
  nameOf: (key: string) => string,
): SharedByMany {
  const keys = new Map(peptides.map((peptide) => [peptide, keysOf(peptide)]));
  const groups = new Map<string, Shared>();
  for (const key of new Set([...keys.values()].flat())) {
    const by = peptides.filter((peptide) => keys.get(peptide)?.includes(key));
    const group = by.map(({ id }) => id).join();
    const { names } = groups.get(group) ?? { names: [] };
    groups.set(group, { by, names: [...names, nameOf(key)] });
  }
  const shared = [...groups.values()];
  return {
    byAll: shared.find(({ by }) => by.length === peptides.length)?.names ?? [],
    bySome: shared
      .filter(({ by }) => by.length > 1 && by.length < peptides.length)
      .toSorted((a, b) => b.by.length - a.by.length),
  };
}

function targetKeys({ facts }: FactHolder): string[] {
  return facts?.targets.map(({ target }) => target) ?? [];
}

/** A condition that is only named on a page, or was studied in animals or cells, relates nothing. */
function conditionKeys(peptide: FactHolder): string[] {
  return collectConditions([peptide])
    .filter(({ entries }) =>
      entries.some(({ standing }) => standing !== "laboratory" && standing !== "named"),
    )
    .map(({ key }) => key);
}

/** General, 0, holds whatever has no other. */
function categoryKeys({ categoryIds }: CollectedPeptide): string[] {
  return categoryIds.split(",").filter((id) => id !== "" && id !== "0");
}
