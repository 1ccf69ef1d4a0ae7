import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/env";
import { limits } from "@/lib/throttle/limits";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { newVisitor, readReply } from "@/tests/support/chat";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import {
  type Behaviour,
  type OpenAiServer,
  quote,
  startOpenAiServer,
} from "@/tests/support/openai-server";

const QUESTION = "What is BPC-157?";
/** Suffices for a question with all that it may be sent, and not for a long conversation besides. */
const LEFT = 16_000;
const FAILED = "I'm sorry, I couldn't process your request. Please try again later.";
const STOPPED = "This answer was stopped before it was complete.";

vi.mock("@/lib/consultant/generate/provider/provider-times", () => ({
  PROVIDER_TIMES: { firstChunkMs: 200, chunkMs: 200, totalMs: 1_000 },
}));

describe.each(testEngines())("a language model on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let server: OpenAiServer;
  beforeAll(async () => {
    server = await startOpenAiServer();
    Object.assign(env, {
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: server.baseURL,
      OPENAI_MODEL: "fake",
    });
  });
  afterAll(async () => {
    for (const name of ["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL"] as const) {
      env[name] = undefined;
    }
    await server.close();
  });
  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  const usedTokens = async () =>
    (await handle.db.rateLimiterFlexible.findUnique({ where: { key: "chat-tokens:all" } }))?.points;
  const stored = async (sessionId: string) =>
    (await handle.db.chatMessage.findMany({ where: { sessionId }, orderBy: { id: "asc" } })).map(
      ({ message, outcome }) => [message, outcome],
    );

  it("answers, and its token usage is stored", async () => {
    server.behave({ kind: "answer", words: quote(1) });
    const { chunks } = await newVisitor().stream({ message: QUESTION });
    const reply = await readReply(chunks);
    expect(reply).toMatchObject({
      message: expect.stringMatching(/\[1\]$/),
      outcome: "answered",
      citations: [{ href: expect.stringContaining("/peptides/81") }],
    });
    const row = await handle.db.chatMessage.findUniqueOrThrow({
      where: { id: reply.messageId ?? 0 },
    });
    expect(row).toMatchObject({ model: "fake", inputTokens: 120, outputTokens: 30, withheld: 0 });
    expect(await usedTokens()).toBe(150);
    const { body } = await ask("GET", "/api/admin/consultant/costs", {
      headers: await asAdministrator(),
    });
    const day = new Date().toISOString().slice(0, 10);
    expect(body).toEqual([
      { day, model: "fake", answers: 1, inputTokens: 120, outputTokens: 30, withheld: 0 },
    ]);
  });

  it("is counted the sentences that no page supports, and nobody is shown them", async () => {
    const invented = ["It cures cancer in people.[P1] ", "It was approved in 1999.[P1]"];
    server.behave({
      kind: "answer",
      words: (request) => [...quote(1)(request), ...invented],
    });
    const response = await newVisitor().post({ message: QUESTION });
    const reply = await response.json();
    expect(reply.outcome).toBe("answered");
    expect(reply).not.toHaveProperty("withheld");
    const headers = await asAdministrator();
    const { body } = await ask("GET", `/api/admin/inbox/conversations/${reply.sessionId}`, {
      headers,
    });
    expect(body.messages.map(({ withheld }: { withheld: number }) => withheld)).toEqual([null, 2]);
    expect(JSON.stringify([reply, body])).not.toMatch(/cures|1999/);
    const costs = await ask("GET", "/api/admin/consultant/costs", { headers });
    expect(costs.body).toMatchObject([{ model: "fake", withheld: 2 }]);
  });

  it("is sent as much of the library as the settings say", async () => {
    const headers = await asAdministrator();
    const sentWith = async (contextTokens: number | null) => {
      await ask("POST", "/api/ai-settings", { headers, body: { contextTokens } });
      server.behave({ kind: "answer", words: quote(1) });
      await newVisitor().post({ message: QUESTION });
      const system = server.requests.at(-1)?.messages[0]?.content ?? "";
      return /^\[\{.*\}\]$/m.exec(system)?.[0].length ?? 0;
    };
    const little = await sentWith(1_000);
    expect(little).toBeGreaterThan(2_000);
    expect(little).toBeLessThan(6_000);
    expect(await sentWith(null)).toBeGreaterThan(2 * little);
    for (const contextTokens of [999, 50_001, "x", 1.5, true]) {
      const { status } = await ask("POST", "/api/ai-settings", {
        headers,
        body: { contextTokens },
      });
      expect(status).toBe(422);
    }
    const stored = await ask("GET", "/api/admin/ai-settings", { headers });
    expect(stored.body.contextTokens).toBe(8_000);
    expect((await ask("GET", "/api/ai-settings")).body).not.toHaveProperty("contextTokens");
  });

  it.each<[string, Behaviour]>([
    ["refuses the key", { kind: "status", status: 401 }],
    ["breaks", { kind: "status", status: 500 }],
    ["is overloaded", { kind: "status", status: 429 }],
    ["never begins", { kind: "hang" }],
    ["falls silent", { kind: "hang", words: quote(2) }],
    ["drops the connection", { kind: "drop", words: quote(2) }],
    ["ends in the middle", { kind: "drop", words: quote(2), isClean: true }],
    ["sends rubbish", { kind: "malformed", body: "data: {{{\n\n" }],
    ["says nothing", { kind: "answer", words: [] }],
    ["never stops talking", { kind: "oversized" }],
  ])("that %s makes the specified sentence, and no half answer", async (_, behaviour) => {
    server.behave(behaviour);
    const before = server.requests.length;
    const json = await newVisitor().post({ message: QUESTION });
    const reply = await json.json();
    expect([json.status, reply]).toEqual([
      200,
      expect.objectContaining({ message: FAILED, outcome: "failed", citations: [] }),
    ]);
    expect(await stored(reply.sessionId)).toEqual([
      [QUESTION, null],
      [FAILED, "failed"],
    ]);
    const { response, chunks } = await newVisitor().stream({ message: QUESTION });
    expect(response.status).toBe(200);
    const seen = [];
    for await (const chunk of chunks) seen.push(chunk);
    expect(seen).toContainEqual({ type: "error", errorText: FAILED });
    expect(seen.find(({ type }) => type === "data-reply")).toMatchObject({
      data: { message: FAILED, outcome: "failed" },
    });
    expect(seen.some(({ type }) => type === "text-end")).toBe(false);
    // Each question was asked once.
    expect(server.requests.length).toBe(before + 2);
  });

  it("is no longer asked when the visitor stops, and the half answer says that it is one", async () => {
    server.behave({ kind: "hang", words: quote(2) });
    const visitor = newVisitor();
    const stopping = new AbortController();
    const sessionId = `session-stopped-${engine}`;
    const { chunks } = await visitor.stream({ message: QUESTION, sessionId }, stopping.signal);
    let half = "";
    for await (const chunk of chunks) {
      if (chunk.type !== "text-delta") continue;
      half += chunk.delta;
      stopping.abort();
    }
    await expect.poll(() => server.requests.at(-1)?.isCutOff).toBe(true);
    expect(await stored(sessionId)).toEqual([
      [QUESTION, null],
      [`${half}\n\n${STOPPED}`, "stopped"],
    ]);
  });

  it("is no longer asked when the visitor goes away", async () => {
    server.behave({ kind: "hang", words: quote(2) });
    const sessionId = `session-left-${engine}`;
    const { chunks } = await newVisitor().stream({ message: QUESTION, sessionId });
    const reader = chunks.getReader();
    for (;;) if ((await reader.read()).value?.type === "text-delta") break;
    await reader.cancel();
    await expect.poll(() => server.requests.at(-1)?.isCutOff).toBe(true);
    await expect.poll(() => stored(sessionId)).toHaveLength(2);
    expect((await stored(sessionId))[1]?.[1]).toBe("stopped");
  });

  it("gets the history without failures and personal data", async () => {
    const visitor = newVisitor();
    const say = async (message: string, behaviour: Behaviour) => {
      server.behave(behaviour);
      const { sessionId } = await (await visitor.post({ message, sessionId: id })).json();
      return sessionId;
    };
    let id: string | undefined;
    id = await say(QUESTION, { kind: "answer", words: quote(1) });
    await say("And TB-500?", { kind: "status", status: 500 });
    await say("What is Selank? a@b.example", { kind: "answer", words: quote(1) });
    const { messages = [] } = server.requests.at(-1) ?? {};
    expect(messages.slice(1)).toEqual([
      { role: "user", content: QUESTION },
      { role: "assistant", content: expect.stringMatching(/\[1\]$/) },
      { role: "user", content: "What is Selank?" },
    ]);
    expect(messages[0]?.role).toBe("system");
    expect(JSON.stringify(messages)).not.toMatch(/b\.example|email address/);
  });

  it("is not asked once the day's tokens are used up", async () => {
    const key = { key: "chat-tokens:all" };
    const expire = new Date(Date.now() + 60 * 60_000);
    await handle.db.rateLimiterFlexible.create({
      data: { ...key, points: limits["chat-tokens"].points - 10, expire },
    });
    const before = server.requests.length;
    const sessions = await handle.db.chatSession.count();
    const response = await newVisitor().post({ message: QUESTION });
    expect([response.status, (await response.json()).message]).toEqual([
      429,
      limits["chat-tokens"].message,
    ]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(server.requests.length).toBe(before);
    expect(await usedTokens()).toBe(limits["chat-tokens"].points - 10);
    expect(await handle.db.chatSession.count()).toBe(sessions);
  });

  it("is asked at once by no more than the day's tokens suffice for", async () => {
    const headers = await asAdministrator();
    const settings = { trainingPrompt: "Answer in plain words. ".repeat(850) };
    await ask("POST", "/api/ai-settings", { headers, body: settings });
    const limit = limits["chat-tokens"].points;
    const left = 30_000;
    const expire = new Date(Date.now() + 60 * 60_000);
    await handle.db.rateLimiterFlexible.create({
      data: { key: "chat-tokens:all", points: limit - left, expire },
    });
    // The prompt has about 7,000 tokens. Nobody's answer ends before all have asked.
    server.behave({ kind: "answer", words: quote(1), firstMs: 150, noUsage: true });
    const before = server.requests.length;
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => newVisitor().post({ message: QUESTION })),
    );
    const answered = responses.filter(({ status }) => status === 200).length;
    const refused = responses.filter(({ status }) => status === 429).length;
    expect(answered + refused).toBe(12);
    expect(answered).toBeGreaterThan(0);
    expect(server.requests.length - before).toBe(answered);
    const used = (await usedTokens()) ?? 0;
    expect(used - (limit - left)).toBeGreaterThan(answered * 6_000);
    expect(used).toBeLessThanOrEqual(limit);
    await ask("POST", "/api/ai-settings", { headers, body: { trainingPrompt: null } });
  });

  it("is not asked where the conversation so far takes more than is left", async () => {
    const visitor = newVisitor();
    server.behave({ kind: "answer", words: quote(1) });
    const { sessionId } = await (await visitor.post({ message: QUESTION })).json();
    const data = Array.from({ length: 3 }, () => [
      { sessionId, isUser: true, message: "漢".repeat(2_000) },
      { sessionId, isUser: false, message: "An answer.", outcome: "answered" },
    ]).flat();
    await handle.db.chatMessage.createMany({ data });
    const before = server.requests.length;
    await handle.db.rateLimiterFlexible.update({
      where: { key: "chat-tokens:all" },
      data: { points: limits["chat-tokens"].points - LEFT },
    });
    const reply = await (await visitor.post({ message: QUESTION, sessionId })).json();
    expect([reply.outcome, reply.message]).toEqual(["failed", FAILED]);
    expect(server.requests.length).toBe(before);
    expect(await usedTokens()).toBe(limits["chat-tokens"].points - LEFT);
  });

  it("costs nothing where it refuses, and an estimate where it does not count", async () => {
    server.behave({ kind: "status", status: 500 });
    await newVisitor().post({ message: QUESTION });
    expect(await usedTokens()).toBe(0);
    server.behave({ kind: "answer", words: quote(1), noUsage: true });
    await newVisitor().post({ message: QUESTION });
    expect(await usedTokens()).toBeGreaterThan(10);
  });

  it("tries a prompt that is not published, and stores nothing of it", async () => {
    const headers = await asAdministrator();
    const count = await handle.db.chatMessage.count();
    server.behave({ kind: "answer", words: quote(1) });
    const body = { prompt: "Answer in verse.", question: QUESTION };
    expect((await ask("POST", "/api/admin/consultant/try", { body })).status).toBe(401);
    const answer = await ask("POST", "/api/admin/consultant/try", { headers, body });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        message: expect.stringMatching(/\[1\]$/),
        outcome: "answered",
        citations: [expect.any(Object)],
        suggestions: expect.any(Array),
        model: "fake",
        usage: { inputTokens: 120, outputTokens: 30 },
        withheld: 0,
        seconds: expect.any(Number),
      },
    ]);
    expect(server.requests.at(-1)?.messages[0]?.content).toContain("Answer in verse.");
    expect(await usedTokens()).toBe(150);
    expect(await handle.db.chatMessage.count()).toBe(count);
  });
});
