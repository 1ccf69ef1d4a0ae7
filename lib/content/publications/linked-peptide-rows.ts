import type { NamedRow } from "@/lib/resources/rows/named-row";
import type { RowFilter } from "@/lib/resources/rows/row-source";

const GENERAL = { id: 0, name: "General" };

/** Tables of papers and videos are filtered by the peptides that they name, or by General. */
export const peptideFilter: RowFilter = {
  collection: "peptides",
  fixed: [{ value: String(GENERAL.id), label: GENERAL.name }],
  excluded: [GENERAL.id],
  none: "No peptide",
};

export function nameLinkedPeptides(ids: number[], names: Map<number, string>): NamedRow[] {
  return ids.map((id) => (id === GENERAL.id ? GENERAL : { id, name: names.get(id) ?? "" }));
}
