import "server-only";
import { createUIMessageStreamResponse } from "ai";
import type { ReplyPart } from "./ask-consultant";
import { chatMessages } from "./chat-messages";
import type { ChatReply } from "./chat-schema";
import type { ChatChunk } from "./chat-stream";

const TEXT = "answer";
const KEEP_ALIVE_MS = 10_000;

/** The complete reply as JSON. */
export async function jsonReply(
  parts: AsyncIterable<ReplyPart>,
  cookie: string,
): Promise<Response> {
  let reply: ChatReply | undefined;
  for await (const part of parts) if (part.type === "reply") reply = part.reply;
  return Response.json(reply, { headers: { "Cache-Control": "no-store", "Set-Cookie": cookie } });
}

/**
 * The reply as the AI SDK's UI message stream. When the visitor disconnects, `stop` is called and the
 * rest is read to the end, so that the answer is stored as stopped.
 */
export function streamedReply(
  parts: AsyncGenerator<ReplyPart>,
  cookie: string,
  stop: () => void,
): Response {
  const chunks = toChunks(parts);
  const stream = new ReadableStream<ChatChunk>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      stop();
      for await (const _ of chunks);
    },
  });
  return createUIMessageStreamResponse({
    stream,
    keepAliveMs: KEEP_ALIVE_MS,
    // Proxies must not buffer or transform the stream.
    headers: { "Cache-Control": "no-store, no-transform", "Set-Cookie": cookie },
  });
}

async function* toChunks(parts: AsyncIterable<ReplyPart>): AsyncGenerator<ChatChunk> {
  yield { type: "start" };
  yield { type: "text-start", id: TEXT };
  try {
    for await (const part of parts) yield* toChunk(part);
    yield { type: "finish" };
  } catch (error) {
    console.error("The consultant's answer could not be stored", error);
    yield { type: "error", errorText: chatMessages.failed };
  }
}

function* toChunk(part: ReplyPart): Generator<ChatChunk> {
  if (part.type === "text") {
    yield { type: "text-delta", id: TEXT, delta: part.text };
  } else if (part.type === "citation") {
    const { title, href } = part.citation;
    yield { type: "source-url", sourceId: String(part.marker), url: href, title };
  } else if (part.type === "suggestions") {
    yield { type: "data-suggestions", data: part.questions };
  } else {
    const { reply } = part;
    if (reply.outcome !== "failed") yield { type: "text-end", id: TEXT };
    yield { type: "data-reply", data: reply };
    if (reply.outcome === "failed") yield { type: "error", errorText: reply.message };
  }
}
