/** Storage limits of visitors' texts; the dashboard shows the first two. */
export const storageLimits = {
  contactMessages: 5_000,
  conversations: 20_000,
  /** Questions and answers of one conversation. */
  messagesOfConversation: 400,
};

/** The share of a limit above which the administrator is warned. */
const WARNING_SHARE = 0.9;

export function isNearlyFull(stored: number, limit: number): boolean {
  return stored >= limit * WARNING_SHARE;
}
