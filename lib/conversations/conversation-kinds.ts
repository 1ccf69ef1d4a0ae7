/** The outcome of an answer, as stored in `ChatMessage.outcome`. */
export const OUTCOMES = [
  "answered",
  "abstained",
  "declined",
  "urgent",
  "failed",
  "stopped",
] as const;

/** Filters of conversations: at least one answer is of this kind. */
export const CONVERSATION_KINDS = [...OUTCOMES, "disliked"] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];
