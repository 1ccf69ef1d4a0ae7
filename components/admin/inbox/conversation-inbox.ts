import { storageLimits } from "@/lib/content/storage-limits";
import type { ChatSession } from "@/lib/conversations/chat-session-schema";
import { CONVERSATION_KINDS, type ConversationKind } from "@/lib/conversations/conversation-kinds";
import type { ConversationRow } from "@/lib/conversations/conversation-schema";
import type { InboxDeclaration } from "./inbox-declaration";
import { kindLabels } from "./outcome-badge";

export const CHAT_SESSIONS = "/api/admin/chat-sessions";

const FAILED_TITLE = "Error Loading Chat Sessions";

export const conversationInbox: InboxDeclaration<
  ConversationRow,
  ChatSession,
  string,
  "all" | ConversationKind
> = {
  path: CHAT_SESSIONS,
  rowsPath: "/api/admin/inbox/conversations",
  idsPath: "/api/admin/inbox/conversation-ids",
  idOf: ({ sessionId }) => sessionId,
  filterParam: "kind",
  filters: ["all", ...CONVERSATION_KINDS],
  filterLabels: { all: "All", ...kindLabels },
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
  exported: {
    name: "chat-sessions",
    idOf: ({ sessionId }) => sessionId,
    columns: ["sessionId", "startDate", "from", "message", "createdAt"],
    toRows: ({ sessionId, startDate, messages }) =>
      messages.map(({ isUser, message, createdAt }) => ({
        sessionId,
        startDate,
        from: isUser ? "User" : "AI Assistant",
        message,
        createdAt,
      })),
  },
};
