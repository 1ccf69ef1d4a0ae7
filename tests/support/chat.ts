import {
  parseJsonEventStream,
  readUIMessageStream,
  type UIMessage,
  uiMessageChunkSchema,
} from "ai";
import { POST } from "@/app/api/chat/route";
import type { ChatReply } from "@/lib/conversations/chat/chat-schema";
import type { ChatChunk } from "@/lib/conversations/chat/chat-stream";

const noParams = { params: Promise.resolve({}) };

/** A visitor's browser, as far as the consultant is concerned: it keeps the cookie that it is given. */
export function newVisitor(headers: Record<string, string> = {}) {
  const visitor = { headers: { ...headers } as Record<string, string>, post, stream };

  async function post(body: object, signal?: AbortSignal, accept = "application/json") {
    const response = await POST(
      new Request("http://localhost/api/chat", {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: accept, ...visitor.headers },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      }),
      noParams,
    );
    const cookie = response.headers.get("set-cookie")?.split(";", 1)[0];
    if (cookie) visitor.headers.Cookie = cookie;
    return response;
  }

  /** The parts of a streamed answer, as they come. */
  async function stream(body: object, signal?: AbortSignal) {
    const response = await post(body, signal, "text/event-stream");
    if (!response.body) throw new Error("There is no stream");
    return { response, chunks: readChunks(response.body) };
  }

  return visitor;
}

function readChunks(body: ReadableStream<Uint8Array>): ReadableStream<ChatChunk> {
  return parseJsonEventStream({ stream: body, schema: uiMessageChunkSchema }).pipeThrough(
    new TransformStream({
      transform(part, controller) {
        if (!part.success) throw part.error;
        controller.enqueue(part.value as ChatChunk);
      },
    }),
  );
}

/** The reply that a streamed answer ends with. */
export async function readReply(chunks: AsyncIterable<ChatChunk>): Promise<ChatReply> {
  let reply: ChatReply | undefined;
  for await (const chunk of chunks) if (chunk.type === "data-reply") reply = chunk.data;
  if (!reply) throw new Error("The stream ended without a reply");
  return reply;
}

/** The message that any client of the AI SDK makes of a stream. */
export async function readUiMessage(stream: ReadableStream<ChatChunk>): Promise<UIMessage> {
  let message: UIMessage | undefined;
  for await (const state of readUIMessageStream({ stream })) message = state;
  if (!message) throw new Error("The stream held no message");
  return message;
}
