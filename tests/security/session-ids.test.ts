import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { newVisitor } from "@/tests/support/chat";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const ODD = [
  ".",
  "..",
  "all",
  "500 conversations",
  "",
  "session-",
  "session-1/..",
  "x".repeat(201),
];

describe.each(testEngines())("ids of conversations on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  beforeEach(async () => {
    await handle.db.chatSession.deleteMany();
    await handle.db.revision.deleteMany();
  });

  it.each(ODD)("a question under %j is answered under a fresh id", async (sessionId) => {
    const visitor = newVisitor();
    const response = await visitor.post({ message: "What is Semaglutide?", sessionId });
    const reply = await response.json();
    expect([response.status, reply.sessionId]).toEqual([
      200,
      expect.stringMatching(/^session-\d+-[\w-]{16}$/),
    ]);
    expect(await handle.db.chatSession.findMany({ select: { id: true } })).toEqual([
      { id: reply.sessionId },
    ]);
    await handle.db.rateLimiterFlexible.deleteMany();
  });

  it("the specified id, session- and the time, is kept", async () => {
    const sessionId = `session-${Date.now()}`;
    const response = await newVisitor().post({ message: "What is Semaglutide?", sessionId });
    expect((await response.json()).sessionId).toBe(sessionId);
  });

  it("a history under an odd id is empty", async () => {
    for (const id of ["all", "500%20conversations", "x".repeat(201)]) {
      const { status, body } = await ask("GET", `/api/chat/${id}`);
      expect([status, body]).toEqual([200, []]);
    }
  });

  it("stored odd ids are replaced by the migration, with their messages and their trail", async () => {
    const { db } = handle;
    const kept = ["session-1", "session-2-a_B", `session-${"x".repeat(100)}`];
    const odd = [...ODD.slice(0, -2), `session-${"x".repeat(101)}`];
    for (const id of [...kept, ...odd]) {
      const messages = { create: [{ isUser: true, message: `Asked under ${id}` }] };
      await db.chatSession.create({ data: { id, visitorHash: `hash of ${id}`, messages } });
    }
    const trail = (entityId: string, sessions: number) => ({
      ...{ entity: "chat-sessions", entityId, action: "delete", actor: "admin" },
      before: { sessions },
    });
    await db.revision.createMany({
      data: [
        trail("session-9", 1),
        trail("all", 7),
        trail("12 conversations", 12),
        trail("500 conversations", 1),
        trail("all peptides", 1),
        { ...trail("12", 1), entity: "peptides" },
      ],
    });
    await migrate("session-ids");
    const rows = await db.chatSession.findMany({ include: { messages: true } });
    expect(rows).toHaveLength(kept.length + odd.length);
    for (const { id, visitorHash, messages } of rows) {
      const before = visitorHash.slice("hash of ".length);
      expect(id).toMatch(/^session-[\w-]{1,100}$/);
      if (kept.includes(before)) expect(id).toBe(before);
      expect(messages.map(({ message }) => message)).toEqual([`Asked under ${before}`]);
    }
    const entries = await db.revision.findMany({ orderBy: { id: "asc" } });
    expect(entries.map(({ entityId }) => entityId)).toEqual([
      "session-9",
      "all",
      "12 conversations",
      "1 conversation",
      "1 conversation",
      "12",
    ]);
  });

  it("the dashboard learns how many conversations there are, whatever it searches for", async () => {
    const data = ["session-1", "session-2"].map((id) => ({ id, visitorHash: "hash" }));
    await handle.db.chatSession.createMany({ data });
    const headers = await asAdministrator();
    const address = "/api/admin/inbox/conversations?search=session-2";
    const { body } = await ask("GET", address, { headers });
    expect([body.total, body.stored]).toEqual([1, 2]);
  });

  async function migrate(name: string) {
    const file = `prisma/${engine}/migrations/20261122193500_${name}/migration.sql`;
    for (const statement of readFileSync(file, "utf8").split(/;\s*\n/)) {
      if (statement.trim()) await handle.db.$executeRawUnsafe(statement);
    }
  }
});
