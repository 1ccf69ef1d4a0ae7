import "server-only";

export type LimitName = "login" | "contact" | "chat";

/** Takes one from what a sender may still do. Throws 429 where nothing is left. */
export async function takeFrom(_limit: LimitName, _request: Request): Promise<void> {}
