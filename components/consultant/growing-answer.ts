import { chatMessages } from "@/lib/conversations/chat/chat-messages";
import type { ChatChunk } from "@/lib/conversations/chat/chat-stream";
import type { ChatEntry } from "./chat-entry";
import { ChatRefusal } from "./chat-requests";
import { keepSession } from "./chat-session-id";

/** The answer after the next chunk. */
export function grow(answer: ChatEntry, chunk: ChatChunk): ChatEntry {
  switch (chunk.type) {
    case "text-delta":
      return { ...answer, text: answer.text + chunk.delta };
    case "source-url": {
      const citation = { title: chunk.title ?? chunk.url, href: chunk.url };
      return { ...answer, citations: [...answer.citations, citation] };
    }
    case "data-reply": {
      const { message, sessionId, ...reply } = chunk.data;
      keepSession(sessionId);
      return { ...answer, ...reply, text: message };
    }
    case "error":
      return fail(answer, chunk.errorText);
    default:
      return answer;
  }
}

/** A failed answer keeps none of its text. */
export function fail(answer: ChatEntry, text: string, detail?: string): ChatEntry {
  const blank = { citations: [], suggestions: [], messageId: null };
  return { ...answer, ...blank, text, outcome: "failed", ...(detail && { detail }) };
}

/** A stopped answer keeps its text and a note that it is incomplete. */
export function halt(answer: ChatEntry): ChatEntry {
  const text = [answer.text.trim(), chatMessages.stopped].filter(Boolean).join("\n\n");
  return { ...answer, text, outcome: "stopped", suggestions: [] };
}

/** The message that the visitor sees for an error. */
export function explain(answer: ChatEntry, error: unknown): ChatEntry {
  if (isOffline(error)) return fail(answer, chatMessages.noConnection);
  console.error("The question was not answered", error);
  const known = error instanceof ChatRefusal && [409, 422, 429].includes(error.status);
  return fail(answer, chatMessages.failed, known ? waitFor(error) : undefined);
}

function waitFor({ message, retryAfter }: ChatRefusal): string {
  if (!retryAfter) return `${message}.`;
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} min`;
  return `${message} You can ask again in about ${wait}.`;
}

/** `fetch` or the connection failed: no error status, no malformed chunk. */
export function isOffline(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException;
}
