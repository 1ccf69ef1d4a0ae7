import type { Question } from "@/components/admin/ui/confirm-dialog";
import { countOf } from "@/components/ui/count-of";
import type { Deletion } from "./use-conversations";

type Words = Pick<Question, "title" | "text" | "action">;

/** The messages whose deletion is to be confirmed. */
export type MessageDeletion = { id: number; name: string } | { ids: number[] };

export function askAboutMessages(deletion: MessageDeletion): Words {
  if (!("ids" in deletion)) return ask("Delete message", `this message "${deletion.name}"`);
  const many = countOf(deletion.ids.length, "message");
  return ask("Delete messages", many, `Delete ${many}`);
}

export function askAboutConversations(deletion: Deletion): Words {
  if ("all" in deletion) {
    const count = deletion.all.toLocaleString("en-US");
    const what = `all chat sessions (${count}), whatever the search and the filter show`;
    return ask("Delete all chat sessions", what, "Delete All Sessions");
  }
  if ("sessionId" in deletion) {
    return ask("Delete chat session", `this chat session "${deletion.sessionId}"`);
  }
  const many = countOf(deletion.ids.length, "conversation");
  return ask("Delete chat sessions", many, `Delete ${many}`);
}

function ask(title: string, what: string, action = "Delete"): Words {
  const text = `Are you sure you want to delete ${what}? This action cannot be undone.`;
  return { title, text, action };
}
