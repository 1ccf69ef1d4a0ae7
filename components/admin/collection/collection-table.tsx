"use client";

import {
  type ColumnDef,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { Pencil, Trash2 } from "lucide";
import { useMemo } from "react";
import { cn } from "@/lib/class-names";
import { IconButton } from "../ui/icon-button";
import { SelectBox } from "../ui/select-box";
import { type Column, type Declaration, nameOf, type Row, type RowLink } from "./declaration";
import { SortHeading } from "./sort-heading";
import type { Selection } from "./use-selection";
import { type ChangeTable, type TableState, toQuery } from "./use-table-state";

interface Props {
  declaration: Declaration;
  rows: Row[];
  state: TableState;
  change: ChangeTable;
  selection: Selection;
  onDelete: (row: Row) => void;
  /** The rows belong to the previous page; the next one is loading. */
  isStale: boolean;
}

const features = tableFeatures({ rowSelectionFeature });

/** A table that the server sorts, filters and paginates. In a narrow window each row is a block. */
export function CollectionTable(props: Props) {
  const { declaration, rows, state, change, selection, onDelete, isStale } = props;
  const { isProtected } = declaration;
  const table = useTable({
    features,
    columns: useColumns(declaration.columns, state, change),
    data: rows,
    getRowId: ({ id }) => String(id),
    enableRowSelection: ({ original }) => !isProtected?.(original.id),
    state: { rowSelection: selection.state },
    onRowSelectionChange: selection.setState,
  });
  const columns = new Map(declaration.columns.map((column) => [column.key, column]));
  return (
    <table
      className={cn("mt-4 w-full border-b text-left max-md:block", isStale && "opacity-60")}
      aria-label={declaration.tabLabel}
      aria-busy={isStale}
    >
      <thead className="sticky top-0 z-10 bg-paper max-md:block max-lg:top-14">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} className="max-md:flex max-md:items-center">
            <th scope="col" className="h-10 w-10 border-b py-0 max-md:border-b-0">
              <SelectBox
                className="md:size-9"
                label="Select all rows of this page"
                checked={table.getIsAllPageRowsSelected()}
                isPartly={table.getIsSomePageRowsSelected()}
                onChange={(isSelected) => table.toggleAllPageRowsSelected(isSelected)}
              />
            </th>
            {group.headers.map((header) => {
              const column = columns.get(header.column.id);
              return (
                column && (
                  <SortHeading key={header.id} column={column} state={state} change={change} />
                )
              );
            })}
            <th
              scope="col"
              className="border-b px-2 text-right font-normal text-soft max-md:hidden"
            >
              Actions
            </th>
          </tr>
        ))}
      </thead>
      <tbody className="max-md:block">
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            data-selected={row.getIsSelected()}
            className="border-t align-top hover:bg-accent-wash/40 data-[selected=true]:bg-accent-wash/70 max-md:relative max-md:block max-md:py-2 max-md:pr-24 max-md:pl-11"
          >
            <td className="w-10 py-1.5 max-md:absolute max-md:top-1 max-md:left-0">
              <SelectBox
                className="md:size-9"
                label={`Select ${nameOf(declaration, row.original)}`}
                checked={row.getIsSelected()}
                isDisabled={!row.getCanSelect()}
                onChange={(isSelected) => row.toggleSelected(isSelected)}
              />
            </td>
            {row.getAllCells().map((cell) => (
              <td
                key={cell.id}
                data-label={labelOf(columns.get(cell.column.id))}
                className={cn(
                  "px-2 py-3 max-md:block max-md:data-label:before:mr-1 max-md:data-label:before:content-[attr(data-label)]",
                  columns.get(cell.column.id)?.cellClass,
                )}
              >
                <table.FlexRender cell={cell} />
              </td>
            ))}
            <td className="whitespace-nowrap py-1 text-right max-md:absolute max-md:top-0 max-md:right-0">
              <IconButton
                className={rowButton}
                label={`Edit ${nameOf(declaration, row.original)}`}
                icon={Pencil}
                onClick={() => change({ edit: row.id, page: state.page })}
              />
              <IconButton
                className={rowButton}
                label={`Delete ${nameOf(declaration, row.original)}`}
                icon={Trash2}
                data-delete={row.original.id}
                disabled={isProtected?.(row.original.id)}
                onClick={() => onDelete(row.original)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function labelOf(column: Column | undefined): string | undefined {
  return column?.isLabelled ? column.label : undefined;
}

function useColumns(
  columns: Column[],
  state: TableState,
  change: ChangeTable,
): ColumnDef<typeof features, Row>[] {
  return useMemo(
    () =>
      columns.map(({ key, label, cell }) => ({
        id: key,
        header: label,
        cell: ({ row }) => cell(row.original, linkTo(row.original, state, change)),
      })),
    [columns, state, change],
  );
}

/** A plain click opens the form in this tab; with a modifier key the link works as usual. */
function linkTo({ id }: Row, state: TableState, change: ChangeTable): RowLink {
  return {
    href: toQuery({ ...state, edit: String(id) }),
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      change({ edit: String(id), page: state.page });
    },
  };
}

const rowButton = "inline-grid disabled:invisible md:size-9";
