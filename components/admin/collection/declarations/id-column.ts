import type { Declaration } from "../declaration";

/** The number of a row, which narrow windows leave out. */
export const idColumn: Declaration["columns"][number] = {
  key: "id",
  label: "ID",
  headClass: "w-16",
  cellClass: "figures text-soft max-md:hidden",
  cell: ({ id }) => id,
};
