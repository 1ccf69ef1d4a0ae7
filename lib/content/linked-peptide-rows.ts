import type { NamedRow } from "../resources/rows/row-schema";
import type { RowSource } from "../resources/rows/row-source";

const GENERAL = { id: 0, name: "General" };

/** The filter of rows that name peptides. */
export const filedUnderPeptides = {
  filedUnder: ["peptides"],
  filterNames: "peptides",
  unfiled: "No peptide",
} satisfies Partial<RowSource>;

/** The ids that an item names, General first. */
export function linkedPeptideIds(isGeneral: boolean, links: { peptideId: number }[] = []) {
  const ids = links.map(({ peptideId }) => peptideId);
  return isGeneral ? [GENERAL.id, ...ids] : ids;
}

export function nameLinkedPeptides(ids: number[], names: Map<number, string>): NamedRow[] {
  return ids.map((id) => (id === GENERAL.id ? GENERAL : { id, name: names.get(id) ?? "" }));
}
