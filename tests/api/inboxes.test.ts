import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

describe.each(testEngines())("messages and conversations on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });

  describe("messages", () => {
    const valid = { name: "Ada", email: "ada@example.org", message: "A question to you." };
    beforeEach(async () => {
      await handle.db.contactMessage.deleteMany();
    });

    it("arrive, are marked either way, and are deleted for good", async () => {
      for (const name of ["First", "Second"]) {
        const sent = await ask("POST", "/api/contact", { body: { ...valid, name } });
        expect([sent.status, sent.body]).toEqual([200, { success: true }]);
      }
      const { body: list } = await ask("GET", "/api/admin/messages", { headers });
      expect(list.map(({ name }: { name: string }) => name)).toEqual(["Second", "First"]);
      expect(list[1]).toEqual({
        ...valid,
        name: "First",
        id: expect.any(Number),
        processed: false,
        createdAt: expect.any(String),
      });
      const address = `/api/admin/messages/${list[1].id}`;
      for (const processed of [true, true, false]) {
        const marked = await ask("POST", `${address}/process`, { headers, body: { processed } });
        expect(marked.body).toEqual({ ...list[1], processed });
      }
      expect((await ask("DELETE", address, { headers })).body).toEqual({ success: true });
      expect((await ask("DELETE", address, { headers })).status).toBe(404);
      expect((await ask("GET", "/api/admin/messages", { headers })).body).toHaveLength(1);
    });

    it("leave a trail that holds nothing of what was written", async () => {
      await handle.db.revision.deleteMany();
      await ask("POST", "/api/contact", { body: valid });
      const [message] = (await ask("GET", "/api/admin/messages", { headers })).body;
      const address = `/api/admin/messages/${message.id}`;
      await ask("POST", `${address}/process`, { headers, body: { processed: false } });
      await ask("POST", `${address}/process`, { headers, body: { processed: true } });
      await ask("DELETE", address, { headers });
      const trail = await handle.db.revision.findMany({ orderBy: { id: "asc" } });
      expect(trail.map(({ action, entityId }) => [action, entityId])).toEqual([
        ["update", String(message.id)],
        ["delete", String(message.id)],
      ]);
      expect(JSON.stringify(trail)).not.toMatch(/Ada|example\.org|question/);
    });

    it.each([{}, { processed: "yes" }, { processed: null }, { processed: 1 }])(
      "are not marked with %j",
      async (body) => {
        await ask("POST", "/api/contact", { body: valid });
        const [{ id }] = (await ask("GET", "/api/admin/messages", { headers })).body;
        const answer = await ask("POST", `/api/admin/messages/${id}/process`, { headers, body });
        expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ["processed"]]);
      },
    );
  });

  describe("conversations", () => {
    beforeEach(async () => {
      await handle.db.chatSession.deleteMany();
      for (const [index, id] of ["session-1", "session-2_x-y"].entries()) {
        await handle.db.chatSession.create({
          data: {
            id,
            visitorHash: "secret hash",
            createdAt: new Date(Date.UTC(2026, 0, index + 1)),
            messages: {
              create: [
                { isUser: true, message: "Question\ntwo lines" },
                { isUser: false, message: "Answer" },
              ],
            },
          },
        });
      }
    });
    const list = async () => (await ask("GET", "/api/admin/chat-sessions", { headers })).body;

    it("are listed with their messages", async () => {
      const sessions = await list();
      expect(sessions).toHaveLength(2);
      expect(sessions[1]).toEqual({
        sessionId: "session-1",
        startDate: "2026-01-01T00:00:00.000Z",
        messageCount: 2,
        messages: [
          {
            id: expect.any(Number),
            isUser: true,
            message: "Question\ntwo lines",
            createdAt: expect.any(String),
          },
          expect.objectContaining({ isUser: false, message: "Answer" }),
        ],
      });
      expect(JSON.stringify(sessions)).not.toContain("secret");
    });

    it("are deleted one by one and all at once", async () => {
      const one = "/api/admin/chat-sessions/session-2_x-y";
      expect((await ask("DELETE", one, { headers })).body).toEqual({ success: true });
      expect((await ask("DELETE", one, { headers })).status).toBe(404);
      expect(await list()).toHaveLength(1);
      const all = await ask("DELETE", "/api/admin/chat-sessions", { headers });
      expect(all.body).toEqual({ success: true, deleted: 1 });
      expect(await list()).toEqual([]);
      expect((await ask("DELETE", "/api/admin/chat-sessions", { headers })).body.deleted).toBe(0);
      expect(await handle.db.chatMessage.count()).toBe(0);
      expect(JSON.stringify(await handle.db.revision.findMany())).not.toMatch(/Question|Answer/);
    });

    it("are deleted all at once only while they are as many as were shown", async () => {
      const deleteAll = (expected: string) =>
        ask("DELETE", `/api/admin/chat-sessions?expected=${expected}`, { headers });
      for (const wrong of ["1", "3", "0"]) {
        const refused = await deleteAll(wrong);
        expect([refused.status, refused.body.message]).toEqual([
          409,
          `${wrong} conversations were shown and there are 2 now. Nothing was deleted.`,
        ]);
      }
      for (const invalid of ["", "two", "-1", "2.0"]) {
        expect((await deleteAll(invalid)).status).toBe(422);
      }
      expect(await list()).toHaveLength(2);
      expect(await handle.db.chatMessage.count()).toBe(4);
      expect((await deleteAll("2")).body).toEqual({ success: true, deleted: 2 });
    });

    it.each(["%00", "%ED%A0%80", "%2E", "all", "session-2%2Fx", `session-${"x".repeat(101)}`])(
      "know no session %s",
      async (id) => {
        const address = `/api/admin/chat-sessions/${id}`;
        const answer = await ask("DELETE", address, { headers }).catch((error) => error);
        expect(answer instanceof URIError || answer.status === 404).toBe(true);
      },
    );
  });

  it.each([
    ["GET", "/api/admin/messages"],
    ["POST", "/api/admin/messages/1/process"],
    ["DELETE", "/api/admin/messages/1"],
    ["GET", "/api/admin/chat-sessions"],
    ["DELETE", "/api/admin/chat-sessions"],
    ["DELETE", "/api/admin/chat-sessions/session-1"],
    ["GET", "/api/admin/ai-settings"],
  ] as const)("%s %s is the administrator's alone", async (method, address) => {
    expect((await ask(method, address)).status).toBe(401);
  });
});
