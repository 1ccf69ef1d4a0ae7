import type { TableDeclaration } from "../declaration";

/** The number of a row. */
export const idColumn: TableDeclaration["columns"][number] = {
  key: "id",
  label: "ID",
  headClass: "w-16",
  cellClass: "figures text-soft max-md:py-0 max-md:text-sm",
  isLabelled: true,
  cell: ({ id }) => id,
};
