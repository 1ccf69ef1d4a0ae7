import { DescribedTitle } from "@/components/admin/collection/cells/described-title";
import { NamedList } from "@/components/admin/collection/cells/named-list";
import type { MultiSelectField, TableDeclaration } from "@/components/admin/collection/declaration";
import type { NamedRow } from "@/lib/resources/rows/named-row";

/** The column of the peptides that an item names. */
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

/** The title, which sorts the table, with a text and a note. */
export function titleColumn<Row extends { id: number; title: string }>(
  textName: string,
  read: (row: Row) => { text: string; note: string },
): TableDeclaration<Row>["columns"][number] {
  return {
    key: "title",
    label: "Title",
    sorts: ["title-az", "title-za"],
    defaultSort: "newest",
    cellClass: "max-md:py-1",
    cell: (row, link) => (
      <DescribedTitle title={row.title} link={link} textName={textName} {...read(row)} />
    ),
  };
}

/** A column below the title in a narrow window. */
export function sourceColumn<Row extends { id: number }>(
  key: keyof Row & string,
  label: string,
): TableDeclaration<Row>["columns"][number] {
  return {
    key,
    label,
    headClass: "md:w-1/5",
    cellClass: "max-md:py-0 max-md:text-sm",
    cell: (row) => String(row[key]),
  };
}

/** The orders of `publicationSorts`. */
export function publicationSorts(time: "Date" | "Year"): TableDeclaration["sorts"] {
  return [
    { key: "newest", label: `${time}: newest` },
    { key: "oldest", label: `${time}: oldest` },
    { key: "title-az", label: "Title A-Z" },
    { key: "title-za", label: "Title Z-A" },
  ];
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
