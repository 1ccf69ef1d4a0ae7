import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as send from "@/app/(site)/[lang]/consultant/send/route";
import { closeTurn, deleteConversation, openTurn } from "@/lib/conversations/chat/chat-store";
import { env } from "@/lib/env";
import { limits } from "@/lib/throttle/limits";
import { ask } from "@/tests/support/api";
import { newVisitor, readReply, readUiMessage } from "@/tests/support/chat";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const question = "What is BPC-157?";

describe.each(testEngines())("the consultant's conversation on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let sessionId: string;
  let count = 0;
  beforeEach(async () => {
    sessionId = `session-${++count}-of-a-test`;
    await handle.db.rateLimiterFlexible.deleteMany();
  });
  afterEach(() => {
    env.SITE_URL = "http://localhost:3000";
  });

  const read = async (visitor: { headers: Record<string, string> }, id = sessionId) =>
    (await ask("GET", `/api/chat/${id}`, { headers: visitor.headers })).body;

  it("answers as the specification says: with a message", async () => {
    const { status, body, headers } = await ask("POST", "/api/chat", {
      body: { message: ` ${question}\u0000 `, sessionId },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ sessionId, outcome: "answered", messageId: expect.any(Number) });
    expect(body.message).toMatch(/\[1\]/);
    expect(body.citations[0]).toEqual({
      title: expect.stringContaining("BPC-157"),
      href: expect.stringMatching(/^\/peptides\/81(#|$)/),
    });
    expect(headers.get("set-cookie")).toMatch(
      /^amide-visitor=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    const rows = await handle.db.chatMessage.findMany({ where: { sessionId } });
    expect(rows.map(({ isUser, message }) => [isUser, message])).toEqual([
      [true, question],
      [false, body.message],
    ]);
  });

  it.each(["", "x".repeat(300), "a\0b"])(
    "answers a form under a session of its own where it names %j",
    async (session) => {
      const response = await send.POST(
        new Request("http://localhost/consultant/send", {
          method: "POST",
          body: new URLSearchParams({ message: question, session }),
        }),
        { params: Promise.resolve({}) },
      );
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toMatch(
        /^\/consultant\/conversation\?session=(session-\d+-[\w-]+|ab)#latest$/,
      );
    },
  );

  it("keeps the visitor's cookie to https where that is spoken, and stores its hash alone", async () => {
    env.SITE_URL = "https://amide.example";
    const visitor = newVisitor();
    const response = await visitor.post({ message: question, sessionId });
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-amide-visitor=.*; HttpOnly; SameSite=Lax; Secure$/);
    const { visitorHash } = await handle.db.chatSession.findUniqueOrThrow({
      where: { id: sessionId },
    });
    const token = /=([\w-]+)/.exec(cookie)?.[1] ?? "";
    expect(visitorHash).toHaveLength(43);
    expect(visitorHash).not.toBe(token);
    expect(await read(visitor)).toHaveLength(2);
    expect(await read({ headers: { Cookie: `amide-visitor=${token}` } })).toEqual([]);
  });

  it("shows a conversation to its own visitor alone", async () => {
    const visitor = newVisitor();
    await visitor.post({ message: question, sessionId });
    expect(await read(visitor)).toEqual([
      expect.objectContaining({ message: question, isUser: true, outcome: null }),
      expect.objectContaining({
        isUser: false,
        outcome: "answered",
        citations: expect.arrayContaining([expect.any(Object)]),
        rating: null,
      }),
    ]);
    const stranger = newVisitor();
    await stranger.post({ message: question });
    for (const headers of [{}, stranger.headers, { Cookie: "amide-visitor=x" }]) {
      expect(await read({ headers })).toEqual([]);
      const gone = await ask("DELETE", `/api/chat/${sessionId}`, { headers });
      expect(gone.status).toBe(404);
    }
    expect(await read(visitor)).toHaveLength(2);
  });

  it("answers another visitor under a new session", async () => {
    const visitor = newVisitor();
    await visitor.post({ message: question, sessionId });
    const stranger = newVisitor();
    const reply = await (await stranger.post({ message: "And Semaglutide?", sessionId })).json();
    expect(reply.sessionId).not.toBe(sessionId);
    expect(reply.sessionId).toMatch(/^session-\d+-[\w-]{16}$/);
    expect(await read(visitor)).toHaveLength(2);
    expect(await read(stranger, reply.sessionId)).toHaveLength(2);
  });

  it("takes a question without a session, and resumes one with it", async () => {
    const visitor = newVisitor();
    const first = await (await visitor.post({ message: question })).json();
    const second = await visitor.post({ message: question, sessionId: first.sessionId });
    expect((await second.json()).sessionId).toBe(first.sessionId);
    expect(await read(visitor, first.sessionId)).toHaveLength(4);
  });

  it.each([
    [{ message: "  \n " }, "message", "Please type a question"],
    [{}, "message", "Please type a question"],
    [{ message: 7 }, "message", "Please type a question"],
    [{ message: "x".repeat(2001) }, "message", "Questions must be at most 2,000 characters long"],
    [{ message: "Hi", sessionId: 7 }, "sessionId", expect.any(String)],
  ])("refuses %j", async (body, field, text) => {
    const answer = await ask("POST", "/api/chat", { body });
    expect([answer.status, answer.body.fields]).toEqual([422, { [field]: [text] }]);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("streams what any client of the AI SDK understands", async () => {
    const { response, chunks } = await newVisitor().stream({ message: question, sessionId });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(response.headers.get("set-cookie")).toMatch(/^amide-visitor=/);
    const { role, parts } = await readUiMessage(chunks);
    expect(role).toBe("assistant");
    const text = parts.find((part) => part.type === "text");
    const reply = parts.find((part) => part.type === "data-reply") as { data: { message: string } };
    expect(text?.text.trim()).toBe(reply.data.message);
    expect(reply.data).toMatchObject({ sessionId, outcome: "answered" });
    expect(parts).toContainEqual(
      expect.objectContaining({ type: "source-url", sourceId: "1", url: expect.any(String) }),
    );
  });

  it("masks mail addresses and phone numbers before anything is stored", async () => {
    const visitor = newVisitor();
    await visitor.post({ message: `${question} Mail a@b.example, +1 202 555 0142`, sessionId });
    const [asked] = await read(visitor);
    expect(asked.message).toBe(`${question} Mail [email address], [phone number]`);
    const rating = { messageId: asked.id + 1, rating: "down", reason: "Write to a@b.example" };
    const answer = await ask("POST", `/api/chat/${sessionId}/feedback`, {
      headers: visitor.headers,
      body: rating,
    });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await handle.db.chatMessage.findMany())).not.toMatch(/b\.example/);
  });

  it("takes ratings of one's own answers alone, and takes them back", async () => {
    const visitor = newVisitor();
    const { messageId } = await (await visitor.post({ message: question, sessionId })).json();
    const rate = async (body: object, headers = visitor.headers) =>
      (await ask("POST", `/api/chat/${sessionId}/feedback`, { body, headers })).status;
    const stored = async () => {
      const row = await handle.db.chatMessage.findUniqueOrThrow({ where: { id: messageId } });
      return [row.rating, row.ratingReason];
    };
    expect(await rate({ messageId, rating: "down", reason: " Too short " })).toBe(200);
    expect(await stored()).toEqual([-1, "Too short"]);
    expect(await read(visitor)).toContainEqual(expect.objectContaining({ rating: "down" }));
    expect(await rate({ messageId, rating: "up" })).toBe(200);
    expect(await stored()).toEqual([1, null]);
    expect(await rate({ messageId, rating: null })).toBe(200);
    expect(await stored()).toEqual([null, null]);
    expect(await rate({ messageId, rating: "up" }, {})).toBe(404);
    expect(await rate({ messageId: messageId - 1, rating: "up" })).toBe(404);
    expect(await rate({ messageId, rating: "great" })).toBe(422);
    expect(await stored()).toEqual([null, null]);
  });

  it("deletes a conversation for good when its visitor wants it", async () => {
    const visitor = newVisitor();
    await visitor.post({ message: question, sessionId });
    const remove = () => ask("DELETE", `/api/chat/${sessionId}`, { headers: visitor.headers });
    const gone = await remove();
    expect([gone.status, gone.body]).toEqual([200, { success: true }]);
    expect(await handle.db.chatMessage.count({ where: { sessionId } })).toBe(0);
    expect(await read(visitor)).toEqual([]);
    expect((await remove()).status).toBe(404);
  });

  it("stores no answer to a question that was deleted while it was answered", async () => {
    const answer = {
      message: "An answer.",
      outcome: "answered" as const,
      citations: [],
      suggestions: [],
      model: "library",
      usage: null,
      withheld: null,
    };
    const first = await openTurn("visitor", sessionId, "First");
    await deleteConversation("visitor", sessionId);
    const second = await openTurn("visitor", sessionId, "Second");
    if (!first || !second) throw new Error("No turn was taken");
    expect(await closeTurn(first, answer)).toBeNull();
    expect(await openTurn("visitor", sessionId, "Third")).toBeNull();
    expect(await closeTurn(second, answer)).toBeGreaterThan(second.questionId);
    const rows = await handle.db.chatMessage.findMany({ where: { sessionId } });
    expect(rows.map(({ message }) => message)).toEqual(["Second", "An answer."]);
  });

  it("answers two questions of one session one after the other", async () => {
    const visitor = newVisitor();
    await visitor.post({ message: question, sessionId });
    const replies = await Promise.all(
      ["What is TB-500?", "What is Selank?", "What is Dihexa?"].map((message) =>
        visitor.post({ message, sessionId }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const messages = await read(visitor);
    expect(messages.map(({ isUser }: { isUser: boolean }) => isUser)).toEqual(
      [1, 2, 3, 4].flatMap(() => [true, false]),
    );
  });

  it("refuses a question while the one before it still waits, unless that was given up", async () => {
    const visitor = newVisitor();
    await visitor.post({ message: question, sessionId });
    const { id } = await handle.db.chatMessage.create({
      data: { sessionId, isUser: true, message: "Waiting" },
    });
    const refused = await visitor.post({ message: question, sessionId });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: "Your previous question is still being answered" },
    ]);
    await handle.db.chatMessage.update({
      where: { id },
      data: { createdAt: new Date(Date.now() - 10 * 60_000) },
    });
    expect((await visitor.post({ message: question, sessionId })).status).toBe(200);
  });

  it("counts questions by visitor and by address", async () => {
    const visitor = newVisitor();
    await visitor.post({ message: question, sessionId });
    const key = "chat-visitor";
    const used = await handle.db.rateLimiterFlexible.findMany({ where: { points: 1 } });
    expect(used.map((row) => row.key.split(":")[0]).sort()).toEqual(["chat", key]);
    await handle.db.rateLimiterFlexible.updateMany({
      where: { key: { startsWith: `${key}:` } },
      data: { points: limits[key].points },
    });
    const refused = await visitor.post({ message: question, sessionId });
    expect([refused.status, (await refused.json()).message]).toEqual([429, limits[key].message]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
    expect((await newVisitor().post({ message: question })).status).toBe(200);
    await handle.db.rateLimiterFlexible.updateMany({
      where: { key: { startsWith: "chat:" } },
      data: { points: limits.chat.points },
    });
    expect((await newVisitor().post({ message: question })).status).toBe(429);
    expect(await read(visitor)).toHaveLength(2);
  });

  it("lets nothing pass that cannot be counted", async () => {
    const silence = vi.spyOn(console, "error").mockImplementation(() => {});
    await handle.db.$executeRawUnsafe('ALTER TABLE "RateLimiterFlexible" RENAME TO "Elsewhere"');
    try {
      expect((await newVisitor().post({ message: question })).status).toBe(503);
    } finally {
      await handle.db.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "RateLimiterFlexible"');
      silence.mockRestore();
    }
  });

  it("is refused to a page of another site", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    expect((await ask("POST", "/api/chat", { body: { message: question }, headers })).status).toBe(
      403,
    );
  });

  it("tells the same reply in a stream as it stores", async () => {
    const visitor = newVisitor();
    const { chunks } = await visitor.stream({ message: question, sessionId });
    const reply = await readReply(chunks);
    expect(await read(visitor)).toContainEqual(
      expect.objectContaining({ id: reply.messageId, message: reply.message }),
    );
  });
});
