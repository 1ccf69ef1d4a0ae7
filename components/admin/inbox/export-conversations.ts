import { notify } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { ChatSession } from "@/lib/conversations/inbox/chat-session-schema";
import { fileName, saveFile } from "../ui/save-file";
import { CHAT_SESSIONS } from "./use-conversations";

/**
 * Saves the conversations that `find` names as a file, newest first: in JSON one after the other, in
 * CSV a row for each message.
 */
export async function exportConversations(
  find: () => Promise<string[]>,
  format: "csv" | "json",
): Promise<void> {
  try {
    const wanted = new Set(await find());
    const { data: all } = await request<ChatSession[]>(CHAT_SESSIONS);
    const data = all.filter(({ sessionId }) => wanted.has(sessionId));
    const name = fileName("chat-sessions", format);
    if (format === "json") {
      saveFile(name, JSON.stringify(data, null, 2), "application/json");
      return;
    }
    const { toCsv } = await import("@/lib/tables/csv");
    const rows = data.flatMap(({ sessionId, startDate, messages }) =>
      messages.map(({ isUser, message, createdAt }) => ({
        sessionId,
        startDate,
        from: isUser ? "User" : "AI Assistant",
        message,
        createdAt,
      })),
    );
    const columns = ["sessionId", "startDate", "from", "message", "createdAt"] as const;
    saveFile(name, toCsv(rows, [...columns]), "text/csv");
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    notify({
      title: "Error",
      description: `Failed to export chat sessions: ${reason}`,
      destructive: true,
    });
  }
}
