"use client";

import type { ReactNode } from "react";
import { countOf } from "@/components/ui/count-of";
import { notify } from "@/components/ui/notify";
import { LoadError } from "../ui/load-error";
import { Pager } from "../ui/pager";
import { RefreshButton, TabHeading } from "../ui/tab-heading";
import { RowsSkeleton } from "../ui/tab-skeleton";
import { ExportButtons } from "./export-buttons";
import { exportFile } from "./export-file";
import { ListSelection } from "./list-selection";
import { ListToolbar } from "./list-toolbar";
import { StorageNote } from "./storage-note";
import type { Inbox } from "./use-inbox";

interface CardState {
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

interface Props<Row, Id extends number | string> {
  inbox: Inbox<Row, Id>;
  /** The selection is being changed. */
  isBusy: boolean;
  onRefresh: () => void;
  /** Buttons beside the heading. */
  headingActions?: ReactNode;
  /** Shown between the heading and the list. */
  panels?: ReactNode;
  /** Shown above the list. */
  undo?: ReactNode;
  /** Buttons for all selected items. */
  bulkActions: ReactNode;
  renderCard: (row: Row, state: CardState) => ReactNode;
}

/** A tab's list with search, filter, selection, pages and export. */
export function InboxList<Row, Id extends number | string>(props: Props<Row, Id>) {
  const { inbox, onRefresh, headingActions, panels, undo } = props;
  const { declaration, view, changeView, query, selection, findIds } = inbox;
  const { label, limit, filters } = declaration;
  const { data, error, isPending, isFetching, refetch } = query;
  const { selected } = selection;
  const exportedCount = selected.size || data?.total || 0;
  return (
    <>
      <TabHeading title={declaration.title} {...(declaration.text && { text: declaration.text })}>
        {exportedCount > 0 && (
          <ExportButtons
            what={countOf(exportedCount, label.one)}
            onExport={(format) =>
              exportFile(
                declaration.exportName,
                async () =>
                  declaration.exportItems(selected.size > 0 ? selected : new Set(await findIds())),
                format,
              )
            }
          />
        )}
        <RefreshButton isLoading={isFetching} onClick={onRefresh} />
        {headingActions}
      </TabHeading>
      {panels}
      {data && <StorageNote what={label.many} stored={data.stored} limit={limit} />}
      {data && !isEmpty(inbox) && (
        <ListToolbar
          what={label.many}
          view={view}
          filters={filters}
          counts={data.counts}
          onChange={changeView}
        />
      )}
      {undo}
      {isPending && <RowsSkeleton />}
      {error && !data && (
        <LoadError {...declaration.loadFailed(error)} onRetry={() => void refetch()} />
      )}
      {data && <Cards {...props} page={data} />}
    </>
  );
}

function Cards<Row, Id extends number | string>({
  inbox,
  page: { rows, page, size, total },
  isBusy,
  bulkActions,
  renderCard,
}: Props<Row, Id> & {
  page: NonNullable<Inbox<Row, Id>["query"]["data"]>;
}) {
  const { declaration, changeView, selection, findIds } = inbox;
  const { label, idOf, empty, noMatch, selectFailed } = declaration;
  async function selectAll() {
    try {
      selection.select(await findIds(), true);
    } catch (error) {
      notify({ ...selectFailed(error), destructive: true });
    }
  }
  if (rows.length === 0) {
    return (
      <p className="border-t py-10 text-center text-soft">{isEmpty(inbox) ? empty : noMatch}</p>
    );
  }
  return (
    <>
      <ListSelection
        selection={selection}
        shown={rows.map(idOf)}
        total={total}
        label={label.one}
        isBusy={isBusy}
        onSelectAll={selectAll}
      >
        {bulkActions}
      </ListSelection>
      <div className="mt-2">
        {rows.map((row) => {
          const id = idOf(row);
          const onSelect = (isSelected: boolean) => selection.select([id], isSelected);
          return renderCard(row, { isSelected: selection.selected.has(id), onSelect });
        })}
      </div>
      <Pager page={page} size={size} total={total} onPage={(next) => changeView({ page: next })} />
    </>
  );
}

/** Nothing is stored, whatever the filter. */
export function isEmpty<Row, Id extends number | string>({
  query: { data },
  view,
}: Inbox<Row, Id>): boolean {
  return data?.counts.all === 0 && view.search === "";
}
