"use client";

import { useState } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { ConfirmDialog } from "@/components/admin/ui/confirm-dialog";
import { useRefreshNotice } from "../ui/use-refresh-notice";
import { ChatPanels } from "./chat-panels";
import { ConversationCard } from "./conversation-card";
import { conversationInbox } from "./conversation-inbox";
import { askAboutConversations } from "./deletion-words";
import { InboxList, isEmpty } from "./inbox-list";
import { type Deletion, useConversationDeletion } from "./use-conversations";
import { useInbox } from "./use-inbox";

export function ChatTab() {
  const inbox = useInbox(conversationInbox);
  const { query, selection } = inbox;
  useRefreshNotice(query, "chat sessions");
  const deletion = useConversationDeletion();
  const [asked, setAsked] = useState<Deletion>();
  const stored = query.data?.stored;

  function confirm() {
    if (asked) deletion.mutate(asked, { onSettled: () => deselect(asked) });
  }
  function deselect(deleted: Deletion) {
    if ("all" in deleted) selection.clear();
    else selection.select("ids" in deleted ? deleted.ids : [deleted.sessionId], false);
  }
  return (
    <>
      <InboxList
        inbox={inbox}
        isBusy={deletion.isPending}
        onRefresh={() => query.refetch()}
        headingActions={
          stored !== undefined && (
            <CompactButton
              isDanger
              disabled={isEmpty(inbox)}
              onClick={() => setAsked({ all: stored })}
            >
              Delete All Sessions
            </CompactButton>
          )
        }
        panels={<ChatPanels />}
        bulkActions={
          <CompactButton isDanger onClick={() => setAsked({ ids: [...selection.selected] })}>
            Delete
          </CompactButton>
        }
        renderCard={(conversation, card) => (
          <ConversationCard
            key={conversation.sessionId}
            conversation={conversation}
            {...card}
            onDelete={() => setAsked({ sessionId: conversation.sessionId })}
          />
        )}
      />
      <ConfirmDialog
        question={asked ? { ...askAboutConversations(asked), onConfirm: confirm } : null}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
