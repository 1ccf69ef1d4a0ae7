import type { Citation, Outcome } from "@/lib/consultant/types";
import type { StoredChatMessage } from "@/lib/conversations/chat/chat-schema";

/** A message in the panel. An answer grows while it is streamed. */
export interface ChatEntry {
  key: string;
  isUser: boolean;
  text: string;
  /** In the order of their markers: `[1]` is the first. */
  citations: Citation[];
  suggestions: string[];
  /** The outcome of an answer; null while it is streamed, and for the visitor's messages. */
  outcome: Outcome | null;
  /** The id of the stored answer; null if it is not stored. */
  messageId: number | null;
  rating: Rating | null;
  /** Details of a failure beyond its message. */
  detail?: string;
  /** Not part of the conversation: the welcome, or that loading it failed. */
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
