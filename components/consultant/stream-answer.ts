import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ChatChunk } from "@/lib/conversations/chat/chat-stream";
import { send } from "./chat-requests";

/** Longer than the server's timeout for a language model. */
const NO_ANSWER_AFTER_MS = 90_000;

/** Streams the chunks of an answer. Throws `ChatRefusal`, or what `fetch` throws. */
export async function* streamAnswer(
  body: { message: string; sessionId: string },
  signal: AbortSignal,
): AsyncGenerator<ChatChunk> {
  const response = await send("POST", "/api/chat", {
    body,
    accept: "text/event-stream",
    signal: AbortSignal.any([signal, AbortSignal.timeout(NO_ANSWER_AFTER_MS)]),
  });
  const events = response.body
    ?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  while (events) {
    const { done, value } = await events.read();
    if (done || value.data === "[DONE]") return;
    yield JSON.parse(value.data) as ChatChunk;
  }
}
