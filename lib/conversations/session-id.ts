/**
 * The shape of every conversation's id: "session-" and up to 100 letters, digits, underscores and
 * hyphens. Clients choose ids, and the dashboard puts them into addresses, where other text (a dot,
 * a slash) can address something else.
 */
const SESSION_ID = /^session-[\w-]{1,100}$/;

export function isSessionId(value: unknown): value is string {
  return typeof value === "string" && SESSION_ID.test(value);
}

/** The address of one conversation. Throws for an id of another shape. */
export function conversationPath(collection: string, sessionId: string): string {
  if (!isSessionId(sessionId)) throw new Error("The id of this conversation is not valid.");
  return `${collection}/${sessionId}`;
}
