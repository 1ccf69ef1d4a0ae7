import type { Citation, Outcome } from "@/lib/consultant/answer-parts";
import type { StoredChatMessage } from "@/lib/conversations/chat/chat-schema";

/** A message as it stands in the panel; an answer grows while it is written. */
export interface ChatEntry {
  key: string;
  isUser: boolean;
  text: string;
  /** In the order of their marks: `[1]` is the first. */
  citations: Citation[];
  suggestions: string[];
  /** What became of an answer; null while it is written, and for what the visitor said. */
  outcome: Outcome | null;
  /** By which the server knows an answer; null where it holds none. */
  messageId: number | null;
  rating: Rating | null;
  /** Says more of a failure than its message does. */
  detail?: string;
  /** Neither stored nor an answer: the welcome, or that the conversation could not be had. */
  isNotice?: boolean;
}

export type Rating = "up" | "down";

export function fromStored(stored: StoredChatMessage): ChatEntry {
  const { id, message, createdAt: _, ...fields } = stored;
  return { ...fields, key: `stored-${id}`, text: message, messageId: stored.isUser ? null : id };
}

let count = 0;

export function newEntry(fields: Partial<ChatEntry> & { text: string }): ChatEntry {
  return {
    key: `new-${++count}`,
    isUser: false,
    citations: [],
    suggestions: [],
    outcome: null,
    messageId: null,
    rating: null,
    ...fields,
  };
}
