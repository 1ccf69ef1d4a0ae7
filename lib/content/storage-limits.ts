/** How much of what visitors write is stored; the dashboard shows the first two, too. */
export const storageLimits = {
  contactMessages: 5_000,
  conversations: 20_000,
  /** Questions and answers of one conversation. */
  messagesOfConversation: 400,
};

/** From this share on the administrator is told that a limit is near. */
const NEARLY = 0.9;

export function isNearlyFull(stored: number, limit: number): boolean {
  return stored >= limit * NEARLY;
}
