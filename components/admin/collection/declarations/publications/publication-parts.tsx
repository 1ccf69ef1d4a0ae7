import { NamedList } from "@/components/admin/collection/cells/named-list";
import type { MultiSelectField, TableDeclaration } from "@/components/admin/collection/declaration";
import type { NamedRow } from "@/lib/resources/rows/named-row";

/** The column of what an item names, whose heading differs. */
export function linkedPeptidesColumn<Row extends { id: number; peptides: NamedRow[] }>(
  label: string,
): TableDeclaration<Row>["columns"][number] {
  return {
    key: "peptides",
    label,
    headClass: "md:w-1/5",
    cellClass: "max-md:py-0 max-md:text-sm",
    cell: ({ peptides }) => <NamedList items={peptides} none="None" />,
  };
}

export const linkedPeptidesFilter = { label: "Peptide", all: "All" };

export const linkedPeptidesField: MultiSelectField = {
  name: "peptideIds",
  label: "Peptides",
  kind: "multiselect",
  of: "peptides",
  hasGeneral: true,
};

export const linkedPeptidesSection: TableDeclaration["sections"][number] = {
  title: "Related Peptides",
  fields: [linkedPeptidesField],
};
