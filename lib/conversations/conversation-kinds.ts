/** What became of an answer, as `ChatMessage.outcome` holds it. */
export const OUTCOMES = [
  "answered",
  "abstained",
  "declined",
  "urgent",
  "failed",
  "stopped",
] as const;

/** What conversations can be filtered by: one answer in them is of this kind. */
export const CONVERSATION_KINDS = [...OUTCOMES, "disliked"] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];
