import type { DatabaseSession } from "@/lib/db/client";
import { toIds } from "./to-ids";

/** How articles and videos name their peptides: rows in the database, "0,36" on the wire. */
export const peptideLinks = {
  select: { peptideId: true },
  orderBy: { position: "asc" },
} as const;

/** A filter for items that name a peptide, or for general ones with 0. */
export function namesPeptide(peptideId: number) {
  return peptideId === 0 ? { isGeneral: true } : { peptides: { some: { peptideId } } };
}

/** The ids that an item names, General first. */
export function linkedPeptideIds(isGeneral: boolean, links: { peptideId: number }[]): number[] {
  const ids = links.map(({ peptideId }) => peptideId);
  return isGeneral ? [0, ...ids] : ids;
}

/** The ids of the wire format as the stored flag and links. */
export function fromPeptideIds(ids: number[]) {
  const links = ids
    .filter((id) => id !== 0)
    .map((peptideId, position) => ({ peptideId, position }));
  return { isGeneral: ids.includes(0), links };
}

/** The ids of what goes over the wire as "0,36". */
export function peptideIdsOf({ peptideIds }: { peptideIds: string }): number[] {
  return toIds(peptideIds);
}

/** The parts of a cache tag that an item has: its peptides list it (`research:of-36`). */
export function ofEachPeptide<Item extends { peptideIds: string }>(item: Item) {
  return Object.fromEntries(peptideIdsOf(item).map((id) => [`of-${id}`, item]));
}

/** The check of a save's peptide ids; 0 is General. */
export const peptideRelation = {
  field: "peptideIds",
  one: "peptide",
  findKnown: async (db: DatabaseSession, ids: number[]): Promise<number[]> => {
    const rows = await db.peptide.findMany({ where: { id: { in: ids } }, select: { id: true } });
    return [0, ...rows.map((row) => row.id)];
  },
};
