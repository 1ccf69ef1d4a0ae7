"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { ConfirmDialog } from "@/components/admin/ui/confirm-dialog";
import { Pager } from "@/components/admin/ui/pager";
import { RowsSkeleton } from "@/components/admin/ui/tab-skeleton";
import { notify } from "@/components/ui/notify";
import { RequestError } from "@/lib/api/client";
import { MESSAGE_STATES } from "@/lib/content/contact-messages/message-states";
import { storageLimits } from "@/lib/content/storage-limits";
import { LoadError } from "../ui/load-error";
import { RefreshButton, TabHeading } from "../ui/tab-heading";
import { askAboutMessages, type MessageDeletion } from "./deletion-words";
import { ExportButtons } from "./export-buttons";
import { exportMessages } from "./export-messages";
import { useListAddress } from "./list-address";
import { ListSelection } from "./list-selection";
import { ListToolbar } from "./list-toolbar";
import { MessageCard } from "./message-card";
import { StorageNote } from "./storage-note";
import { UndoLine } from "./undo-line";
import { useListSelection } from "./use-list-selection";
import { type BulkAction, countOf, useMessageChanges } from "./use-message-changes";
import { describeLoadError, fetchMessageIds, MESSAGES, useMessages } from "./use-messages";

const actions = [
  { action: "process", label: "Mark as Processed" },
  { action: "unprocess", label: "Mark as Unprocessed" },
  { action: "delete", label: "Delete" },
] as const;

const options = [
  { value: "all", label: "All" },
  { value: "new", label: "New" },
  { value: "processed", label: "Processed" },
] as const;

export function MessagesTab() {
  const [view, changeView] = useListAddress(MESSAGE_STATES);
  const { data, error, isPending, isFetching, refetch } = useMessages(view);
  const { mark, remove, bulk } = useMessageChanges();
  const client = useQueryClient();
  const selection = useListSelection<number>(view);
  const [deletion, setDeletion] = useState<MessageDeletion>();
  const [undo, setUndo] = useState<{ ids: number[]; action: BulkAction }>();
  const rows = data?.rows ?? [];

  function changeMany(ids: number[], action: BulkAction, isUndo = false) {
    bulk.mutate(
      { ids, action },
      {
        onSuccess: ({ changed }) => {
          const opposite = action === "process" ? "unprocess" : "process";
          const canUndo = action !== "delete" && changed.length > 0 && !isUndo;
          setUndo(canUndo ? { ids: changed, action: opposite } : undefined);
          // What was selected meanwhile stays so; and what is undone was not selected.
          if (!isUndo) selection.select(ids, false);
        },
        // Somebody has deleted some of them: what is there has to be looked at again.
        onError: (failure) => {
          if (!(failure instanceof RequestError) || failure.status !== 409) return;
          selection.clear();
          setUndo(undefined);
        },
      },
    );
  }
  function markOne(id: number, processed: boolean) {
    const action = processed ? "unprocess" : "process";
    mark.mutate({ id, processed }, { onSuccess: () => setUndo({ ids: [id], action }) });
  }
  function confirm() {
    setUndo(undefined);
    if (!deletion) return;
    if ("ids" in deletion) return changeMany(deletion.ids, "delete");
    remove.mutate(deletion.id);
    selection.select([deletion.id], false);
  }
  function act(action: BulkAction) {
    const ids = [...selection.selected];
    if (action === "delete") setDeletion({ ids });
    else changeMany(ids, action);
  }
  const isChosen = selection.selected.size > 0;
  const exportShown = (format: "csv" | "json") =>
    exportMessages(
      async () => (isChosen ? [...selection.selected] : fetchMessageIds(view)),
      format,
    );
  async function selectAll() {
    try {
      selection.select(await fetchMessageIds(view), true);
    } catch (error) {
      notify({ ...describeLoadError(error), destructive: true });
    }
  }

  const isEmpty = data?.counts.all === 0 && view.search === "";
  const exported = selection.selected.size || data?.total || 0;
  return (
    <>
      <TabHeading title="Contact Messages" text="Manage messages sent through the contact form">
        {exported > 0 && <ExportButtons what={countOf(exported)} onExport={exportShown} />}
        <RefreshButton
          isLoading={isFetching}
          onClick={() => client.invalidateQueries({ queryKey: [MESSAGES] })}
        />
      </TabHeading>
      {data && (
        <StorageNote what="messages" stored={data.stored} limit={storageLimits.contactMessages} />
      )}
      {data && !isEmpty && (
        <ListToolbar
          label="messages"
          search={view.search}
          onSearch={(search) => changeView({ search })}
          filter={view.filter}
          options={[...options]}
          counts={data.counts}
          onFilter={(filter) => changeView({ filter })}
        />
      )}
      <UndoLine
        text={
          undo &&
          `${countOf(undo.ids.length)} marked as ${undo.action === "process" ? "unprocessed" : "processed"}.`
        }
        onUndo={() => undo && changeMany(undo.ids, undo.action, true)}
      />
      {isPending && <RowsSkeleton />}
      {error && !data && (
        <LoadError
          title="Error fetching messages"
          text="There was a problem loading messages."
          onRetry={() => refetch()}
        />
      )}
      {data && rows.length > 0 && (
        <>
          <ListSelection
            selection={selection}
            shown={rows.map(({ id }) => id)}
            total={data.total}
            countOf={countOf}
            isBusy={bulk.isPending}
            onSelectAll={selectAll}
          >
            {actions.map(({ action, label }) => (
              <CompactButton
                key={action}
                isDanger={action === "delete"}
                onClick={() => act(action)}
              >
                {label}
              </CompactButton>
            ))}
          </ListSelection>
          <div className="mt-2">
            {rows.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                isSelected={selection.selected.has(message.id)}
                onSelect={(isSelected) => selection.select([message.id], isSelected)}
                onMark={(processed) => markOne(message.id, processed)}
                onDelete={() => setDeletion({ id: message.id, name: message.name })}
              />
            ))}
          </div>
          <Pager
            page={data.page}
            size={data.size}
            total={data.total}
            onPage={(page) => changeView({ page })}
          />
        </>
      )}
      {data && rows.length === 0 && (
        <p className="border-t py-10 text-center text-soft">
          {isEmpty
            ? "No messages found. When visitors send messages through the contact form, they will appear here."
            : "No message matches this search and filter."}
        </p>
      )}
      <ConfirmDialog
        question={deletion ? { ...askAboutMessages(deletion), onConfirm: confirm } : null}
        onClose={() => setDeletion(undefined)}
      />
    </>
  );
}
