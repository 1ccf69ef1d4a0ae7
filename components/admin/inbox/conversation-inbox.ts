import { request } from "@/lib/api/client";
import { storageLimits } from "@/lib/content/storage-limits";
import type { ChatSession } from "@/lib/conversations/inbox/chat-session-schema";
import type { ConversationRow } from "@/lib/conversations/inbox/conversation-schema";
import type { InboxDeclaration } from "./inbox-declaration";
import { kindLabels } from "./outcome-badge";

export const CHAT_SESSIONS = "/api/admin/chat-sessions";

const FAILED_TITLE = "Error Loading Chat Sessions";

export const conversationInbox: InboxDeclaration<ConversationRow, string> = {
  path: CHAT_SESSIONS,
  rowsPath: "/api/admin/inbox/conversations",
  idsPath: "/api/admin/inbox/conversation-ids",
  idOf: ({ sessionId }) => sessionId,
  filterParam: "kind",
  filters: { all: "All", ...kindLabels },
  pageSize: 25,
  limit: storageLimits.conversations,
  title: "AI Chat Sessions",
  label: { one: "conversation", many: "conversations" },
  empty: "No chat sessions available",
  noMatch: "No conversation matches this search and filter.",
  loadFailed: ({ message }) => ({ title: FAILED_TITLE, text: message }),
  selectFailed: (error) => ({
    title: FAILED_TITLE,
    description: error instanceof Error ? error.message : String(error),
  }),
  exportName: "chat-sessions",
  async exportItems(ids) {
    const { data } = await request<ChatSession[]>(CHAT_SESSIONS);
    const items = data.filter(({ sessionId }) => ids.has(sessionId));
    const rows = items.flatMap(({ sessionId, startDate, messages }) =>
      messages.map(({ isUser, message, createdAt }) => ({
        sessionId,
        startDate,
        from: isUser ? "User" : "AI Assistant",
        message,
        createdAt,
      })),
    );
    return { items, columns: ["sessionId", "startDate", "from", "message", "createdAt"], rows };
  },
};
