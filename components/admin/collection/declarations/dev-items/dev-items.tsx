import { Badge } from "@/components/admin/collection/cells/badge";
import { Day } from "@/components/admin/collection/cells/day";
import { DescribedTitle } from "@/components/admin/collection/cells/described-title";
import type { TableDeclaration } from "@/components/admin/collection/declaration";
import { type DevItemRow, devItemInput } from "@/lib/content/dev-items/dev-item-schema";
import { BulkTypeDialog } from "./bulk-type-dialog";
import { statuses, types } from "./dev-item-options";

export const devItems: TableDeclaration<DevItemRow> = {
  nameField: "title",
  columns: [
    {
      key: "title",
      label: "Title",
      cellClass: "max-md:py-1",
      cell: ({ title, description }, link) => (
        <DescribedTitle title={title} text={description} textName="Description" link={link} />
      ),
    },
    {
      key: "type",
      label: "Type",
      headClass: "w-28",
      cellClass: "max-md:inline-block max-md:py-1",
      cell: ({ type }) => (
        <Badge tone={type === "bug" ? "danger" : "accent"}>{labelOf(types, type)}</Badge>
      ),
    },
    {
      key: "status",
      label: "Status",
      headClass: "w-32",
      cellClass: "max-md:inline-block max-md:py-1",
      cell: ({ status }) => (
        <Badge tone={status === "in_progress" ? "notice" : "plain"}>
          {labelOf(statuses, status)}
        </Badge>
      ),
    },
    {
      key: "createdAt",
      label: "Created",
      sorts: ["oldest", "newest"],
      defaultSort: "newest",
      headClass: "w-32",
      cellClass: "max-md:inline-block max-md:py-1 max-md:text-sm",
      isLabelled: true,
      cell: ({ createdAt }) => <Day time={createdAt} />,
    },
    {
      key: "updatedAt",
      label: "Updated",
      headClass: "w-32",
      cellClass: "max-md:inline-block max-md:py-1 max-md:text-sm",
      isLabelled: true,
      cell: ({ updatedAt }) => <Day time={updatedAt} />,
    },
  ],
  sorts: [
    { key: "newest", label: "Newest first" },
    { key: "oldest", label: "Oldest first" },
  ],
  filter: { label: "Type", all: "All", options: types },
  sections: [
    {
      title: "Item",
      fields: [
        { name: "title", label: "Title", kind: "text" },
        { name: "description", label: "Description", kind: "textarea" },
        { name: "type", label: "Type", kind: "select", options: types },
        { name: "status", label: "Status", kind: "select", options: statuses },
      ],
    },
  ],
  input: devItemInput,
  bulkEdits: [{ label: "Set type or status", Dialog: BulkTypeDialog }],
};

function labelOf(options: { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
