import type { NamedRow } from "./row-schema";

const GENERAL = { id: 0, name: "General" };

/** The ids that an item names, General first. */
export function linkedPeptideIds(isGeneral: boolean, links: { peptideId: number }[] = []) {
  const ids = links.map(({ peptideId }) => peptideId);
  return isGeneral ? [GENERAL.id, ...ids] : ids;
}

export function nameLinkedPeptides(ids: number[], names: Map<number, string>): NamedRow[] {
  return ids.map((id) => (id === GENERAL.id ? GENERAL : { id, name: names.get(id) ?? "" }));
}
