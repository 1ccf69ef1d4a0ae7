"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { notify } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { ConversationKind } from "@/lib/content/chat-sessions/conversation-kinds";
import type {
  Conversation,
  ConversationPage,
} from "@/lib/content/chat-sessions/conversation-schema";
import { focusAgain } from "./confirm-dialog";
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
      const path = `/api/admin/inbox/conversations/${encodeURIComponent(sessionId)}`;
      return (await request<Conversation>(path, { signal })).data;
    },
    enabled: isOpen,
  });
}

/** Deletes one conversation, or all where no id is given; the list is read again a moment later. */
export function useConversationDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sessionId: string | null) => {
      const one = sessionId === null ? "" : `/${encodeURIComponent(sessionId)}`;
      return request(`${CHAT_SESSIONS}${one}`, { method: "DELETE" });
    },
    onSuccess: (_, sessionId) => {
      const what = sessionId === null ? "All chat sessions" : "Chat session";
      notify({ title: "Success", description: `${what} deleted successfully` });
      setTimeout(async () => {
        await client.invalidateQueries({ queryKey: [CHAT_SESSIONS] });
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) focusAgain(null);
        });
      }, REFETCH_AFTER_MS);
    },
    onError: ({ message }, sessionId) => {
      const what = sessionId === null ? "all chat sessions" : "chat session";
      notify({
        title: "Error",
        description: `Failed to delete ${what}: ${message}`,
        destructive: true,
      });
    },
  });
}
