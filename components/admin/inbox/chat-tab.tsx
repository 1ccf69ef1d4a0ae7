"use client";

import { useState } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { ConfirmDialog } from "@/components/admin/ui/confirm-dialog";
import { Pager } from "@/components/admin/ui/pager";
import { RowsSkeleton } from "@/components/admin/ui/tab-skeleton";
import { notify } from "@/components/ui/notify";
import { storageLimits } from "@/lib/content/storage-limits";
import { CONVERSATION_KINDS } from "@/lib/conversations/conversation-kinds";
import { LoadError } from "../ui/load-error";
import { RefreshButton, TabHeading } from "../ui/tab-heading";
import { useRefreshNotice } from "../ui/use-refresh-notice";
import { ChatPanels } from "./chat-panels";
import { ConversationCard } from "./conversation-card";
import { askAboutConversations } from "./deletion-words";
import { ExportButtons } from "./export-buttons";
import { exportConversations } from "./export-conversations";
import { useListAddress } from "./list-address";
import { ListSelection } from "./list-selection";
import { ListToolbar } from "./list-toolbar";
import { kindLabels } from "./outcome-badge";
import { StorageNote } from "./storage-note";
import {
  countConversations,
  type Deletion,
  fetchConversationIds,
  type KindFilter,
  useConversationDeletion,
  useConversations,
} from "./use-conversations";
import { useListSelection } from "./use-list-selection";

const FILTERS: readonly [KindFilter, ...KindFilter[]] = ["all", ...CONVERSATION_KINDS];
const options = FILTERS.map((value) => ({
  value,
  label: value === "all" ? "All" : kindLabels[value],
}));

export function ChatTab() {
  const [view, changeView] = useListAddress(FILTERS);
  const query = useConversations(view);
  const { data, error, isPending, isFetching, refetch } = query;
  useRefreshNotice(query, "chat sessions");
  const selection = useListSelection<string>(view);
  const deletion = useConversationDeletion();
  const [asked, setAsked] = useState<Deletion>();
  const rows = data?.rows ?? [];
  const isEmpty = data?.counts.all === 0 && view.search === "";

  function confirm() {
    if (asked) deletion.mutate(asked, { onSettled: () => leaveOut(asked) });
  }
  function leaveOut(gone: Deletion) {
    if ("all" in gone) selection.clear();
    else selection.select("ids" in gone ? gone.ids : [gone.sessionId], false);
  }
  async function selectAll() {
    try {
      selection.select(await fetchConversationIds(view), true);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      notify({ title: "Error Loading Chat Sessions", description: reason, destructive: true });
    }
  }
  const { selected } = selection;
  const exported = selected.size || data?.total || 0;
  const exportShown = (format: "csv" | "json") =>
    exportConversations(
      async () => (selected.size > 0 ? [...selected] : fetchConversationIds(view)),
      format,
    );
  return (
    <>
      <TabHeading title="AI Chat Sessions">
        {exported > 0 && (
          <ExportButtons what={countConversations(exported)} onExport={exportShown} />
        )}
        <RefreshButton isLoading={isFetching} onClick={() => refetch()} />
        {data && (
          <DeleteButton isDisabled={isEmpty} onClick={() => setAsked({ all: data.stored })}>
            Delete All Sessions
          </DeleteButton>
        )}
      </TabHeading>
      <ChatPanels />
      {data && (
        <StorageNote
          what="conversations"
          stored={data.stored}
          limit={storageLimits.conversations}
        />
      )}
      {data && !isEmpty && (
        <ListToolbar
          label="conversations"
          search={view.search}
          onSearch={(search) => changeView({ search })}
          filter={view.filter}
          options={options}
          counts={data.counts}
          onFilter={(filter) => changeView({ filter })}
        />
      )}
      {isPending && <RowsSkeleton />}
      {error && !data && (
        <LoadError
          title="Error Loading Chat Sessions"
          text={error.message}
          onRetry={() => refetch()}
        />
      )}
      {data && rows.length > 0 && (
        <ListSelection
          selection={selection}
          shown={rows.map(({ sessionId }) => sessionId)}
          total={data.total}
          countOf={countConversations}
          isBusy={deletion.isPending}
          onSelectAll={selectAll}
        >
          <DeleteButton onClick={() => setAsked({ ids: [...selected] })}>Delete</DeleteButton>
        </ListSelection>
      )}
      {data && (
        <div className="mt-2">
          {rows.map((conversation) => (
            <ConversationCard
              key={conversation.sessionId}
              conversation={conversation}
              isSelected={selected.has(conversation.sessionId)}
              onSelect={(isSelected) => selection.select([conversation.sessionId], isSelected)}
              onDelete={() => setAsked({ sessionId: conversation.sessionId })}
            />
          ))}
          {rows.length === 0 && (
            <p className="border-t py-10 text-center text-soft">
              {isEmpty
                ? "No chat sessions available"
                : "No conversation matches this search and filter."}
            </p>
          )}
          <Pager
            page={data.page}
            size={data.size}
            total={data.total}
            onPage={(page) => changeView({ page })}
          />
        </div>
      )}
      <ConfirmDialog
        question={
          asked
            ? {
                ...askAboutConversations(asked),
                onConfirm: confirm,
              }
            : null
        }
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

function DeleteButton({
  isDisabled = false,
  onClick,
  children,
}: {
  isDisabled?: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <CompactButton isDanger disabled={isDisabled} onClick={onClick}>
      {children}
    </CompactButton>
  );
}
