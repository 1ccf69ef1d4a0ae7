"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { countOf } from "@/components/ui/count-of";
import { focusAgain } from "@/components/ui/focus";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type {
  Conversation,
  ConversationBulkAnswer,
  ConversationBulkInput,
} from "@/lib/conversations/inbox/conversation-schema";
import { conversationPath } from "@/lib/conversations/session-id";
import { capitalise } from "@/lib/facts/number-text";
import { failureWords, isConflict } from "../ui/failure-words";
import { CHAT_SESSIONS } from "./conversation-inbox";

const REFETCH_AFTER_MS = 300;

/** One conversation with its messages. */
export function useConversation(sessionId: string) {
  return useQuery({
    queryKey: [CHAT_SESSIONS, "one", sessionId],
    queryFn: async ({ signal }) => {
      const path = conversationPath("/api/admin/inbox/conversations", sessionId);
      return (await request<Conversation>(path, { signal })).data;
    },
  });
}

/** One conversation, the selected ones, or all: then the number that was shown. */
export type Deletion = { sessionId: string } | { ids: string[] } | { all: number };

/** Deletes conversations and reads the list again a moment later. */
export function useConversationDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onSuccess: (_, deletion) => {
      notifySuccess(`${capitalise(wordsOf(deletion))} deleted successfully`);
      setTimeout(async () => {
        await client.invalidateQueries({ queryKey: [CHAT_SESSIONS] });
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) focusAgain(null);
        });
      }, REFETCH_AFTER_MS);
    },
    onError: (error, deletion) => {
      notifyError(`Failed to delete ${wordsOf(deletion)}: ${failureWords(error)}`);
      // Some of them have been deleted elsewhere.
      if (isConflict(error)) void client.invalidateQueries({ queryKey: [CHAT_SESSIONS] });
    },
  });
}

async function remove(deletion: Deletion): Promise<void> {
  if ("all" in deletion) {
    await request(`${CHAT_SESSIONS}?expected=${deletion.all}`, { method: "DELETE" });
  } else if ("sessionId" in deletion) {
    await request(conversationPath(CHAT_SESSIONS, deletion.sessionId), { method: "DELETE" });
  } else {
    const { ids } = deletion;
    const body = { ids, expected: ids.length, action: "delete" } satisfies ConversationBulkInput;
    const path = "/api/admin/inbox/conversation-bulk";
    await request<ConversationBulkAnswer>(path, { method: "POST", body });
  }
}

function wordsOf(deletion: Deletion): string {
  if ("all" in deletion) return "all chat sessions";
  return "sessionId" in deletion ? "chat session" : countOf(deletion.ids.length, "conversation");
}
