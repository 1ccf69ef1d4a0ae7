"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { ConfirmDialog } from "@/components/admin/ui/confirm-dialog";
import { countOf } from "@/components/ui/count-of";
import { notify } from "@/components/ui/notify";
import { isConflict } from "../ui/failure-words";
import { UndoLine } from "../ui/undo-line";
import { useFailureNotice } from "../ui/use-failure-notice";
import { askAboutMessages, type MessageDeletion } from "./deletion-words";
import { InboxList } from "./inbox-list";
import { MessageCard } from "./message-card";
import { describeLoadError, MESSAGES, messageInbox } from "./message-inbox";
import { useInbox } from "./use-inbox";
import { type BulkAction, useMessageChanges } from "./use-message-changes";

const actions = [
  { action: "process", label: "Mark as Processed" },
  { action: "unprocess", label: "Mark as Unprocessed" },
  { action: "delete", label: "Delete" },
] as const;

export function MessagesTab() {
  const inbox = useInbox(messageInbox);
  const { selection } = inbox;
  useFailureNotice(inbox.query, (error) =>
    notify({ ...describeLoadError(error), destructive: true }),
  );
  const { mark, remove, bulk } = useMessageChanges();
  const client = useQueryClient();
  const [deletion, setDeletion] = useState<MessageDeletion>();
  const [undo, setUndo] = useState<{ ids: number[]; action: BulkAction }>();

  function changeMany(ids: number[], action: BulkAction, isUndo = false) {
    bulk.mutate(
      { ids, action },
      {
        onSuccess: ({ changed }) => {
          const opposite = action === "process" ? "unprocess" : "process";
          const canUndo = action !== "delete" && changed.length > 0 && !isUndo;
          setUndo(canUndo ? { ids: changed, action: opposite } : undefined);
          // An undo leaves the selection alone: it is about other messages.
          if (!isUndo) selection.select(ids, false);
        },
        onError: (error) => {
          if (!isConflict(error)) return;
          // Some of the messages have been deleted elsewhere.
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
  function changeSelected(action: BulkAction) {
    const ids = [...selection.selected];
    if (action === "delete") setDeletion({ ids });
    else changeMany(ids, action);
  }

  return (
    <>
      <InboxList
        inbox={inbox}
        isBusy={bulk.isPending}
        onRefresh={() => client.invalidateQueries({ queryKey: [MESSAGES] })}
        undo={
          undo && (
            <UndoLine
              text={`${countOf(undo.ids.length, "message")} marked as ${undo.action === "process" ? "unprocessed" : "processed"}.`}
              onUndo={() => changeMany(undo.ids, undo.action, true)}
            />
          )
        }
        bulkActions={actions.map(({ action, label }) => (
          <CompactButton
            key={action}
            isDanger={action === "delete"}
            onClick={() => changeSelected(action)}
          >
            {label}
          </CompactButton>
        ))}
        renderCard={(message, card) => (
          <MessageCard
            key={message.id}
            message={message}
            {...card}
            onMark={(processed) => markOne(message.id, processed)}
            onDelete={() => setDeletion({ id: message.id, name: message.name })}
          />
        )}
      />
      <ConfirmDialog
        question={deletion ? { ...askAboutMessages(deletion), onConfirm: confirm } : null}
        onClose={() => setDeletion(undefined)}
      />
    </>
  );
}
