import { NameLink } from "@/components/admin/collection/cells/name-link";
import { TwoLines } from "@/components/admin/collection/cells/two-lines";
import type { TableDeclaration } from "@/components/admin/collection/declaration";
import { type CategoryRow, categoryInput } from "@/lib/content/categories/category-schema";
import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/general";
import { idColumn } from "../id-column";

export const categories: TableDeclaration<CategoryRow> = {
  isProtected: (id) => id === GENERAL_CATEGORY_ID,
  nameField: "name",
  columns: [
    { ...idColumn, sorts: ["id"], defaultSort: "id" },
    {
      key: "name",
      label: "Name",
      sorts: ["name-az", "name-za"],
      defaultSort: "id",
      headClass: "md:w-2/5",
      cellClass: "max-md:py-1",
      cell: ({ name, peptideCount }, link) => (
        <>
          <NameLink link={link}>{name}</NameLink>{" "}
          <span className="whitespace-nowrap text-soft">
            ({peptideCount} {peptideCount === 1 ? "peptide" : "peptides"})
          </span>
        </>
      ),
    },
    {
      key: "description",
      label: "Description",
      cellClass: "max-md:py-0 max-md:text-sm",
      cell: ({ description }) => <TwoLines text={description} />,
    },
  ],
  sorts: [
    { key: "id", label: "ID" },
    { key: "name-az", label: "Name A-Z" },
    { key: "name-za", label: "Name Z-A" },
  ],
  filter: null,
  // Visitors do not choose General.
  publicHref: (id) => (id === GENERAL_CATEGORY_ID ? undefined : `/peptides?category=${id}`),
  sections: [
    {
      title: "Category",
      fields: [
        { name: "name", label: "Name", kind: "text" },
        { name: "description", label: "Description", kind: "textarea" },
      ],
    },
  ],
  input: categoryInput,
};
