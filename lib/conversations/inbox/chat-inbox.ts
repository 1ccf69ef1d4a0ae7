import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import { getDatabase } from "@/lib/db/client";
import { writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import type { ChatSession } from "./chat-session-schema";

export const CHAT_ENTITY = "chat-sessions";

/** All conversations, newest first, their messages in the order in which they were written. */
export async function readChatSessions(): Promise<ChatSession[]> {
  const db = getDatabase();
  const sessions = await db.chatSession.findMany({
    select: { id: true, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  const rows = await db.chatMessage.findMany({
    select: { id: true, sessionId: true, isUser: true, message: true, createdAt: true },
    orderBy: { id: "asc" },
  });
  const messages = Map.groupBy(rows, (row) => row.sessionId);
  return sessions.map(({ id, createdAt }) => {
    const own = messages.get(id) ?? [];
    return {
      sessionId: id,
      startDate: createdAt.toISOString(),
      messageCount: own.length,
      messages: own.map(({ sessionId: _, createdAt: at, ...message }) => ({
        ...message,
        createdAt: at.toISOString(),
      })),
    };
  });
}

/** Deletes a conversation permanently: visitors' texts never go to the bin. */
export function deleteChatSession(administrator: Administrator, id: string) {
  return writeAsAdministrator(administrator, [], async (db) => {
    const { count } = await db.chatSession.deleteMany({ where: { id } });
    if (count === 0) throw new ApiError("not_found", "Not found");
    return {
      answer: { success: true as const },
      changes: [
        {
          entity: CHAT_ENTITY,
          entityId: id,
          action: "delete",
          before: { sessions: 1 },
          after: null,
        },
      ],
    };
  });
}

/**
 * Deletes all conversations permanently; the activity records how many. Throws 409 where the
 * administrator was shown another number.
 */
export function deleteAllChatSessions(administrator: Administrator, expected?: number) {
  return writeAsAdministrator(administrator, [], async (db) => {
    const { count } = await db.chatSession.deleteMany();
    if (expected !== undefined && count !== expected) {
      // The failed transaction restores what was deleted.
      throw new ApiError(
        "conflict",
        `${expected} conversations were shown and there are ${count} now. Nothing was deleted.`,
      );
    }
    const before = { sessions: count };
    return {
      answer: { success: true as const, deleted: count },
      changes:
        count > 0
          ? [{ entity: CHAT_ENTITY, entityId: "all", action: "delete", before, after: null }]
          : [],
    };
  });
}
