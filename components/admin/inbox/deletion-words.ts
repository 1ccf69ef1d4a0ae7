import type { Question } from "@/components/admin/ui/confirm-dialog";
import { countOf } from "@/components/ui/count-of";
import type { Deletion } from "./use-conversations";

type Words = Pick<Question, "title" | "text" | "action">;

/** The messages whose deletion is to be confirmed. */
export type MessageDeletion = { id: number; name: string } | { ids: number[] };

export function askAboutMessages(deletion: MessageDeletion): Words {
  const many = "ids" in deletion ? countOf(deletion.ids.length, "message") : null;
  const what = "ids" in deletion ? many : `this message "${deletion.name}"`;
  return {
    title: many ? "Delete messages" : "Delete message",
    text: `Are you sure you want to delete ${what}? This action cannot be undone.`,
    action: many ? `Delete ${many}` : "Delete",
  };
}

export function askAboutConversations(deletion: Deletion): Words {
  if ("all" in deletion) {
    const count = deletion.all.toLocaleString("en-US");
    return {
      title: "Delete all chat sessions",
      text: `Are you sure you want to delete all chat sessions (${count}), whatever the search and the filter show? This action cannot be undone.`,
      action: "Delete All Sessions",
    };
  }
  if ("sessionId" in deletion) {
    return {
      title: "Delete chat session",
      text: `Are you sure you want to delete this chat session "${deletion.sessionId}"? This action cannot be undone.`,
      action: "Delete",
    };
  }
  const many = countOf(deletion.ids.length, "conversation");
  return {
    title: "Delete chat sessions",
    text: `Are you sure you want to delete ${many}? This action cannot be undone.`,
    action: `Delete ${many}`,
  };
}
