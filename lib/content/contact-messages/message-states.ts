/** The filters of messages. */
export const MESSAGE_STATES = ["all", "new", "processed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
