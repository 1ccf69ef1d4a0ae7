import type { CategoryRow } from "@/lib/content/rows/row-schema";
import type { Declaration } from "../declaration";

export const categories: Declaration<CategoryRow> = {
  key: "categories",
  collection: "categories",
  path: "/api/categories",
  label: { one: "category", many: "categories" },
  tabLabel: "Categories",
  nameField: "name",
  columns: [
    { key: "id", label: "ID", sorts: ["id"], cell: ({ id }) => id },
    {
      key: "name",
      label: "Name",
      sorts: ["name-az", "name-za"],
      cell: ({ name, peptideCount }) => (
        <>
          <span className="font-medium">{name}</span>{" "}
          <span className="whitespace-nowrap text-soft">
            ({peptideCount} {peptideCount === 1 ? "peptide" : "peptides"})
          </span>
        </>
      ),
    },
    {
      key: "description",
      label: "Description",
      isWide: true,
      cell: ({ description }) => description,
    },
  ],
  sorts: [
    { key: "id", label: "ID" },
    { key: "name-az", label: "Name A-Z" },
    { key: "name-za", label: "Name Z-A" },
  ],
  filter: null,
  defaults: { name: "", description: "" },
  sections: [
    {
      title: "Category",
      fields: [
        { name: "name", label: "Name", kind: "text", required: true, maxLength: 120 },
        { name: "description", label: "Description", kind: "textarea", maxLength: 1000 },
      ],
    },
  ],
  notices: {
    loadFailed: "Failed to load categories. Please try again.",
    createFailed: "Failed to create category.",
    updateFailed: "Failed to update category.",
    deleteFailed: "Failed to delete category.",
    created: "Category created successfully!",
    updated: "Category updated successfully!",
    deleted: "Category deleted successfully!",
  },
};
