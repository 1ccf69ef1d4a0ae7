"use client";

import { useState } from "react";
import { ROWS_OF_A_PAGE } from "@/lib/resources/rows/rows-per-page";
import { Pager } from "../ui/pager";
import { TableSkeleton } from "../ui/tab-skeleton";
import { CollectionTable } from "./collection-table";
import { CollectionToolbar } from "./collection-toolbar";
import type { Declaration, Row } from "./declaration";
import { DeleteDialog } from "./delete-dialog";
import { ItemDialog } from "./item-dialog";
import { SelectionBar } from "./selection-bar";
import { TableMessage } from "./table-message";
import { useFocusAfterDeletion } from "./use-focus-after-deletion";
import { useRefresh, useRows } from "./use-rows";
import { useSelection } from "./use-selection";
import { useTableState } from "./use-table-state";

/** The tab of any collection. */
export function CollectionTab({ declaration }: { declaration: Declaration }) {
  const [state, change] = useTableState();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useRows(declaration, state);
  const refresh = useRefresh(declaration);
  const selection = useSelection(declaration);
  const focusAfter = useFocusAfterDeletion(data?.rows);
  const [leaving, setLeaving] = useState<Row | null>(null);
  if (!data && !isError) return <TableSkeleton title={declaration.tabLabel} />;
  return (
    <>
      <CollectionToolbar
        declaration={declaration}
        state={state}
        change={change}
        page={data}
        isFetching={isFetching}
        onRefresh={() => void refetch()}
        onImported={() => void refresh()}
      />
      {data && data.rows.length > 0 && (
        <CollectionTable
          declaration={declaration}
          rows={data.rows}
          state={state}
          change={change}
          selection={selection}
          onDelete={setLeaving}
          isStale={isPlaceholderData}
        />
      )}
      <TableMessage
        declaration={declaration}
        state={state}
        change={change}
        isFailed={isError && !data}
        isEmpty={data?.rows.length === 0}
        onRetry={() => void refetch()}
      />
      {data && (
        <Pager
          page={data.page}
          size={ROWS_OF_A_PAGE}
          total={data.total}
          onPage={(page) => change({ page })}
        />
      )}
      <SelectionBar
        declaration={declaration}
        state={state}
        total={data?.total ?? 0}
        selection={selection}
        onDone={() => void refresh()}
      />
      <DeleteDialog
        declaration={declaration}
        row={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={(id) => {
          focusAfter(id);
          selection.remove(id);
          void refresh();
        }}
      />
      <ItemDialog declaration={declaration} edit={state.edit} change={change} />
    </>
  );
}
