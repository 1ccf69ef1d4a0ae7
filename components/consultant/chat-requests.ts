import { parseJsonObject } from "@/lib/api/json-object";
import type { StoredChatMessage } from "@/lib/conversations/chat/chat-schema";
import type { Rating } from "./chat-entry";

const GIVE_UP_AFTER_MS = 30_000;

/** The server answered with an error status. */
export class ChatRefusal extends Error {
  override name = "ChatRefusal";
  readonly status: number;
  /** Seconds until a retry makes sense, if the server says so. */
  readonly retryAfter: number | null;

  constructor(response: Response, message: string) {
    super(message);
    this.status = response.status;
    this.retryAfter = Number(response.headers.get("retry-after")) || null;
  }
}

/** The messages so far; none if the server answers with an error. Throws without a connection. */
export async function loadMessages(sessionId: string): Promise<StoredChatMessage[]> {
  try {
    const response = await send("GET", `/api/chat/${encodeURIComponent(sessionId)}`);
    return await response.json();
  } catch (error) {
    if (!(error instanceof ChatRefusal)) throw error;
    console.error("The conversation could not be loaded", error);
    return [];
  }
}

export async function deleteMessages(sessionId: string): Promise<void> {
  try {
    await send("DELETE", `/api/chat/${encodeURIComponent(sessionId)}`);
  } catch (error) {
    // Already deleted.
    if (!(error instanceof ChatRefusal && error.status === 404)) throw error;
  }
}

export async function rateMessage(
  sessionId: string,
  body: { messageId: number; rating: Rating | null; reason?: string },
): Promise<void> {
  await send("POST", `/api/chat/${encodeURIComponent(sessionId)}/feedback`, { body });
}

/** Throws `ChatRefusal`, or what `fetch` throws. */
export async function send(
  method: string,
  address: string,
  {
    body,
    accept = "application/json",
    signal = AbortSignal.timeout(GIVE_UP_AFTER_MS),
  }: { body?: object; accept?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const response = await fetch(address, {
    method,
    credentials: "include",
    headers: { Accept: accept, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  });
  if (response.ok) return response;
  const { message } = parseJsonObject(await response.text());
  throw new ChatRefusal(response, typeof message === "string" ? message : response.statusText);
}
