"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { focusAgain } from "@/components/ui/focus";
import { notify } from "@/components/ui/notify";
import { RequestError, request } from "@/lib/api/client";
import type { ConversationKind } from "@/lib/conversations/conversation-kinds";
import type {
  Conversation,
  ConversationBulkAnswer,
  ConversationBulkInput,
  ConversationPage,
} from "@/lib/conversations/inbox/conversation-schema";
import { conversationPath } from "@/lib/conversations/session-id";
import { failureWords } from "../ui/failure-words";
import type { ListView } from "./list-address";

/** The path that every read of conversations is kept under, and that a deletion makes stale. */
export const CHAT_SESSIONS = "/api/admin/chat-sessions";
const SIZE = 25;
const REFETCH_AFTER_MS = 300;

export type KindFilter = "all" | ConversationKind;

/** A page of conversations as the address names it, without their messages. */
export function useConversations({ search, filter, page }: ListView<KindFilter>) {
  return useQuery({
    queryKey: [CHAT_SESSIONS, "page", search, filter, page],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ search, kind: filter, page: `${page}`, size: `${SIZE}` });
      const path = `/api/admin/inbox/conversations?${asked}`;
      return (await request<ConversationPage>(path, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

/** The messages of one conversation, read when it is opened. */
export function useConversation(sessionId: string, isOpen: boolean) {
  return useQuery({
    queryKey: [CHAT_SESSIONS, "one", sessionId],
    queryFn: async ({ signal }) => {
      const path = conversationPath("/api/admin/inbox/conversations", sessionId);
      return (await request<Conversation>(path, { signal })).data;
    },
    enabled: isOpen,
  });
}

/** The ids of all conversations that a view finds, on every page. */
export async function fetchConversationIds({
  search,
  filter,
}: Pick<ListView<KindFilter>, "search" | "filter">): Promise<string[]> {
  const asked = new URLSearchParams({ search, kind: filter });
  const path = `/api/admin/inbox/conversation-ids?${asked}`;
  return (await request<{ ids: string[] }>(path)).data.ids;
}

/** "1 conversation", "1,200 conversations" */
export function countConversations(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "conversation" : "conversations"}`;
}

/** One conversation, those that are selected, or all there are: as many as were shown. */
export type Deletion = { sessionId: string } | { ids: string[] } | { all: number };

/** Deletes conversations; the list is read again a moment later. */
export function useConversationDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onSuccess: (_, deletion) => {
      notify({
        title: "Success",
        description: `${upperFirst(wordsOf(deletion))} deleted successfully`,
      });
      setTimeout(async () => {
        await client.invalidateQueries({ queryKey: [CHAT_SESSIONS] });
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) focusAgain(null);
        });
      }, REFETCH_AFTER_MS);
    },
    onError: (error, deletion) => {
      notify({
        title: "Error",
        description: `Failed to delete ${wordsOf(deletion)}: ${failureWords(error)}`,
        destructive: true,
      });
      // Somebody has deleted some of them: what is there has to be looked at again.
      if (error instanceof RequestError && error.status === 409) {
        void client.invalidateQueries({ queryKey: [CHAT_SESSIONS] });
      }
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
  return "sessionId" in deletion ? "chat session" : countConversations(deletion.ids.length);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
