import { inspect } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { env } from "@/lib/env";
import {
  type Behaviour,
  type OpenAiServer,
  startOpenAiServer,
} from "@/tests/support/openai-server";
import { configuredModel } from "./provider";
import { ProviderError } from "./provider-error";
import { meter } from "./provider-meter";

const prompt = { system: "Be brief.", messages: [{ isUser: true, message: "Hello?" }] };
const times = { firstChunkMs: 150, chunkMs: 150, totalMs: 400 };
let server: OpenAiServer;

beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());
afterEach(() => configure({}));

function configure(settings: Partial<typeof env>) {
  Object.assign(env, {
    OPENAI_API_KEY: undefined,
    OPENAI_BASE_URL: undefined,
    OPENAI_MODEL: undefined,
    ...settings,
  });
}

function ask(behaviour: Behaviour, signal = new AbortController().signal) {
  configure({ OPENAI_API_KEY: "key", OPENAI_BASE_URL: server.baseURL, OPENAI_MODEL: "fake" });
  server.behave(behaviour);
  const model = configuredModel(times);
  if (!model) throw new Error("There is no model");
  const metered = meter(model);
  return { ...metered, parts: metered.model.stream(prompt, signal) };
}

async function read(parts: AsyncIterable<{ text: string } | object>): Promise<string> {
  let text = "";
  for await (const part of parts) if ("text" in part) text += part.text;
  return text;
}

describe("the configured model", () => {
  it("is none without a key", () => {
    configure({ OPENAI_BASE_URL: server.baseURL });
    expect(configuredModel()).toBeUndefined();
  });

  it("says what the provider says, and counts its tokens", async () => {
    const { parts, used, model } = ask({ kind: "answer", words: ["Two", " words", "."] });
    expect(await read(parts)).toBe("Two words.");
    expect(used()).toEqual({ inputTokens: 120, outputTokens: 30 });
    expect(model.name).toBe("fake");
    expect(server.requests.at(-1)).toMatchObject({
      model: "fake",
      stream: true,
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: "Hello?" },
      ],
    });
  });

  it("estimates what the provider does not count", async () => {
    const { parts, used } = ask({ kind: "answer", words: ["Two words."], noUsage: true });
    await read(parts);
    expect(used()).toEqual({ inputTokens: 6, outputTokens: 4 });
  });

  it.each<[string, Behaviour]>([
    ["refuses the key", { kind: "status", status: 401 }],
    ["breaks", { kind: "status", status: 500 }],
  ])("fails at once and costs nothing where the provider %s", async (_, behaviour) => {
    const before = server.requests.length;
    const { parts, used } = ask(behaviour);
    const error = await read(parts).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    expect(inspect(error, { depth: null })).not.toContain("Hello?");
    expect(server.requests.length).toBe(before + 1);
    expect(used()).toEqual({ inputTokens: 0, outputTokens: 0 });
  });

  it.each<[string, Behaviour]>([
    ["never begins", { kind: "hang" }],
    ["falls silent", { kind: "hang", words: ["One", " two"] }],
    ["is too slow as a whole", { kind: "answer", words: Array(20).fill("x"), betweenMs: 60 }],
    ["drops the connection", { kind: "drop", words: ["One", " two"] }],
    ["ends in the middle", { kind: "drop", words: ["One", " two"], isClean: true }],
    ["sends no JSON", { kind: "malformed", body: "data: {\n\ndata: nonsense\n\n" }],
    ["sends a page", { kind: "malformed", body: "<html><body>Welcome</body></html>" }],
    ["sends another shape", { kind: "malformed", body: 'data: {"choices":7}\n\ndata: [DONE]\n\n' }],
    ["says nothing", { kind: "answer", words: [] }],
    ["sends nothing", { kind: "malformed", body: "" }],
    ["sends too much", { kind: "oversized" }],
    ["is cut at its longest", { kind: "finish", words: ["One"], reason: "length" }],
    ["is held back by a filter", { kind: "finish", words: ["One"], reason: "content_filter" }],
  ])("fails where the provider %s", async (_, behaviour) => {
    const { parts, used } = ask(behaviour);
    await expect(read(parts)).rejects.toThrow(ProviderError);
    expect(used().inputTokens).toBeGreaterThan(0);
  });

  it("closes the connection when it is stopped", async () => {
    const stopping = new AbortController();
    const { parts } = ask({ kind: "hang", words: ["One"] }, stopping.signal);
    const iterator = parts[Symbol.asyncIterator]();
    expect(await iterator.next()).toEqual({ done: false, value: { text: "One" } });
    stopping.abort();
    await expect(iterator.next()).rejects.toThrow("aborted");
    await expect.poll(() => server.requests.at(-1)?.isCutOff).toBe(true);
  });
});
