"use client";

import { useState } from "react";
import { TabSkeleton } from "@/components/admin/tab-skeleton";
import { Button } from "@/components/ui/button";
import { CONVERSATION_KINDS } from "@/lib/content/chat-sessions/conversation-kinds";
import { ChatPanels } from "./chat-panels";
import { ConfirmDialog } from "./confirm-dialog";
import { ConversationCard } from "./conversation-card";
import { ExportButtons } from "./export-buttons";
import { exportConversations } from "./export-conversations";
import { useListAddress } from "./list-address";
import { ListToolbar } from "./list-toolbar";
import { LoadError } from "./load-error";
import { kindLabels } from "./outcome-badge";
import { Pager } from "./pager";
import { RefreshButton, TabHeading } from "./tab-heading";
import { type KindFilter, useConversationDeletion, useConversations } from "./use-conversations";

const FILTERS: readonly [KindFilter, ...KindFilter[]] = ["all", ...CONVERSATION_KINDS];
const options = FILTERS.map((value) => ({
  value,
  label: value === "all" ? "All" : kindLabels[value],
}));

/** What waits for the administrator's yes. */
type Question = { sessionId: string } | { all: number | null };

export function ChatTab() {
  const [view, changeView] = useListAddress(FILTERS);
  const { data, error, isPending, isFetching, refetch } = useConversations(view);
  const deletion = useConversationDeletion();
  const [question, setQuestion] = useState<Question>();
  const total = data?.counts.all ?? 0;
  const isEmpty = data !== undefined && total === 0 && view.search === "";
  return (
    <>
      <TabHeading title="AI Chat Sessions">
        {data && !isEmpty && (
          <ExportButtons what="all chat sessions" onExport={exportConversations} />
        )}
        <RefreshButton isLoading={isFetching} onClick={() => refetch()} />
        {data && !isEmpty && (
          <Button
            variant="outline"
            size="small"
            className="min-h-11 text-danger hover:border-danger hover:text-danger lg:min-h-9"
            onClick={() => setQuestion({ all: view.search ? null : total })}
          >
            Delete All Sessions
          </Button>
        )}
      </TabHeading>
      <ChatPanels />
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
      {isPending && <TabSkeleton />}
      {error && !data && (
        <LoadError
          title="Error Loading Chat Sessions"
          text={error.message}
          onRetry={() => refetch()}
        />
      )}
      {data && (
        <div className="mt-4">
          {data.rows.map((conversation) => (
            <ConversationCard
              key={conversation.sessionId}
              conversation={conversation}
              onDelete={() => setQuestion({ sessionId: conversation.sessionId })}
            />
          ))}
          {data.rows.length === 0 && (
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
        isOpen={question !== undefined}
        {...wordsFor(question)}
        onConfirm={() => question && deletion.mutate("all" in question ? null : question.sessionId)}
        onClose={() => setQuestion(undefined)}
      />
    </>
  );
}

function wordsFor(question: Question | undefined) {
  if (question && "all" in question) {
    const count = question.all === null ? "" : ` (${question.all.toLocaleString("en-US")})`;
    return {
      title: "Delete all chat sessions",
      text: `Are you sure you want to delete all chat sessions${count}, whatever the search and the filter show? This action cannot be undone.`,
      action: "Delete All Sessions",
    };
  }
  return {
    title: "Delete chat session",
    text: `Are you sure you want to delete this chat session "${question?.sessionId}"? This action cannot be undone.`,
    action: "Delete",
  };
}
