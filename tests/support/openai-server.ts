import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";

type Words = string[] | ((request: OpenAiRequest) => string[]);

/** What the server does with a request. */
export type Behaviour =
  | { kind: "answer"; words: Words; firstMs?: number; betweenMs?: number; noUsage?: boolean }
  | { kind: "status"; status: number }
  /** Takes the request and says nothing; with words, falls silent after them. */
  | { kind: "hang"; words?: Words }
  /** Says the words and ends the connection, properly or not. */
  | { kind: "drop"; words: Words; isClean?: boolean }
  | { kind: "malformed"; body: string }
  | { kind: "finish"; words: Words; reason: string }
  | { kind: "oversized" };

export interface OpenAiRequest {
  model: string;
  messages: { role: string; content: string }[];
  /** The client closed the connection before the answer was complete. */
  isCutOff: boolean;
}

export interface OpenAiServer {
  baseURL: string;
  /** The next requests get these; the last one stays. */
  behave(...behaviours: Behaviour[]): void;
  requests: OpenAiRequest[];
  close(): Promise<void>;
}

/** The first sentences of the passages that the model is given, each under its mark. */
export function quote(count: number): (request: OpenAiRequest) => string[] {
  return ({ messages }) => {
    const data = /^\[\{.*\}\]$/m.exec(messages[0]?.content ?? "")?.[0] ?? "[]";
    const passages: { mark: string; text: string }[] = JSON.parse(data);
    return passages.slice(0, count).map(({ mark, text }) => {
      const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
      return `${sentence} [${mark}]\n\n`;
    });
  };
}

/** A server that speaks OpenAI's protocol of streamed chat completions, in every bad way too. */
export async function startOpenAiServer(port = 0): Promise<OpenAiServer> {
  let behaviours: Behaviour[] = [{ kind: "answer", words: ["Hello", "."] }];
  const requests: OpenAiServer["requests"] = [];
  const server = createServer(async (request, response) => {
    const asked: OpenAiRequest = { ...JSON.parse(await readBody(request)), isCutOff: false };
    requests.push(asked);
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) as Behaviour;
    response.on("close", () => {
      asked.isCutOff = !response.writableFinished && behaviour.kind !== "drop";
    });
    await perform(behaviour, asked, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (...next) => {
      behaviours = next;
    },
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

async function perform(
  behaviour: Behaviour,
  request: OpenAiRequest,
  response: ServerResponse,
): Promise<void> {
  if (behaviour.kind === "status") {
    response.writeHead(behaviour.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ error: { message: "No", type: "error", code: null } }));
    return;
  }
  if (behaviour.kind === "hang" && !behaviour.words) return;
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  if (behaviour.kind === "malformed") {
    response.end(behaviour.body);
    return;
  }
  if (behaviour.kind === "oversized") {
    // Until the client has had enough and hangs up.
    await Promise.allSettled([pipeline(endlessly(), response)]);
    return;
  }
  if (behaviour.kind === "answer") await wait(behaviour.firstMs ?? 0);
  const { words = [] } = behaviour;
  for (const word of typeof words === "function" ? words(request) : words) {
    response.write(event({ content: word }));
    if (behaviour.kind === "answer" && behaviour.betweenMs) await wait(behaviour.betweenMs);
  }
  if (behaviour.kind === "hang") return;
  if (behaviour.kind === "drop") {
    // What was written reaches the other side first.
    await wait(20);
    if (behaviour.isClean) response.end();
    else response.destroy();
    return;
  }
  response.write(event({}, behaviour.kind === "finish" ? behaviour.reason : "stop"));
  if (behaviour.kind === "answer" && !behaviour.noUsage) response.write(usageEvent);
  response.end("data: [DONE]\n\n");
}

function* endlessly() {
  const large = event({ content: "x".repeat(64 * 1024) });
  for (;;) yield large;
}

const head = { id: "chat-1", object: "chat.completion.chunk", created: 1, model: "fake" };

function event(delta: object, reason: string | null = null): string {
  return `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
}

const usageEvent = `data: ${JSON.stringify({
  ...head,
  choices: [],
  usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
})}\n\n`;
