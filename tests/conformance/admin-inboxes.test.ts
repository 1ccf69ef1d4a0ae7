import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "@/tests/support/administrator";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

/** Titles name the statements of admin-10 and admin-11 that a test shows. */
describe.each(testEngines())("messages and chat sessions on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let bearer: Record<string, string>;
  let cookie: Record<string, string>;
  beforeAll(async () => {
    const { body, headers } = await ask("POST", "/api/login", {
      body: { username: "admin", password: ADMIN_PASSWORD },
    });
    bearer = { Authorization: `Bearer ${body.token}` };
    cookie = {
      Cookie: headers
        .getSetCookie()
        .map((one) => one.split(";", 1)[0])
        .join("; "),
    };
  });

  describe("messages", () => {
    const MESSAGES = "/api/admin/messages";
    const sent = { name: "Ada", email: "ada@example.org", message: "A question to you." };
    beforeEach(async () => {
      await handle.db.contactMessage.deleteMany();
      await handle.db.rateLimiterFlexible.deleteMany();
      await ask("POST", "/api/contact", { body: sent });
    });
    const list = async () => (await ask("GET", MESSAGES, { headers: bearer })).body;
    const mark = (id: number, processed: boolean) =>
      ask("POST", `${MESSAGES}/${id}/process`, { headers: bearer, body: { processed } });

    it("ADM-MSG-17 arrive as sent, 18 with their fields, 19 not processed, 27 for a Bearer token", async () => {
      expect(await list()).toEqual([
        {
          ...sent,
          id: expect.any(Number),
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
          processed: false,
        },
      ]);
    });

    it("ADM-MSG-29 are marked as processed, 30 and as unprocessed, 33 and deleted, 25 with a Bearer token", async () => {
      const [{ id }] = await list();
      for (const processed of [true, false]) {
        expect((await mark(id, processed)).status).toBe(200);
        expect(await list()).toEqual([expect.objectContaining({ id, processed })]);
      }
      const { status } = await ask("DELETE", `${MESSAGES}/${id}`, { headers: bearer });
      expect(status).toBe(200);
      expect(await list()).toEqual([]);
    });

    it("ADM-MSG-28 are read, 31 marked and 34 deleted by nobody else", async () => {
      const before = await list();
      const address = `${MESSAGES}/${before[0].id}`;
      const strangers: Record<string, string>[] = [{}, { Authorization: "Bearer made-up" }];
      for (const headers of strangers) {
        const read = await ask("GET", MESSAGES, { headers });
        expect([read.status, JSON.stringify(read.body)]).toEqual([
          401,
          expect.not.stringContaining(sent.email),
        ]);
        const body = { processed: true };
        expect((await ask("POST", `${address}/process`, { headers, body })).status).toBe(401);
        expect((await ask("DELETE", address, { headers })).status).toBe(401);
      }
      expect(await list()).toEqual(before);
    });
  });

  describe("chat sessions", () => {
    const SESSIONS = "/api/admin/chat-sessions";
    beforeEach(async () => {
      await handle.db.chatSession.deleteMany();
      for (const id of ["session-1", "session-2", "session-3"]) {
        const messages = [
          { isUser: true, message: "A question" },
          { isUser: false, message: "An answer" },
        ];
        await handle.db.chatSession.create({
          data: { id, visitorHash: "hash", messages: { create: messages } },
        });
      }
    });
    const list = async () => (await ask("GET", SESSIONS, { headers: cookie })).body;
    const ids = async (): Promise<string[]> =>
      (await list()).map(({ sessionId }: { sessionId: string }) => sessionId).sort();

    it("ADM-CHAT-25 are listed, 19 with their fields and 20 those of their messages", async () => {
      const sessions = await list();
      expect(sessions).toHaveLength(3);
      for (const session of sessions) {
        expect(session).toEqual({
          sessionId: expect.stringMatching(/^session-\d$/),
          startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
          messageCount: 2,
          messages: [
            [true, "A question"],
            [false, "An answer"],
          ].map(([isUser, message]) => ({
            id: expect.any(Number),
            isUser,
            message,
            createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
          })),
        });
      }
    });

    it("ADM-CHAT-27 one is deleted alone, 29 and all at once, ADM-MSG-26 by the session's cookie alone", async () => {
      const one = await ask("DELETE", `${SESSIONS}/session-2`, { headers: cookie });
      expect(one.status).toBe(200);
      expect(await ids()).toEqual(["session-1", "session-3"]);
      expect((await ask("DELETE", SESSIONS, { headers: cookie })).status).toBe(200);
      expect(await ids()).toEqual([]);
    });

    it("ADM-CHAT-26 are read, 28 deleted one by one and 30 all at once by nobody else", async () => {
      for (const [method, address] of [
        ["GET", SESSIONS],
        ["DELETE", `${SESSIONS}/session-1`],
        ["DELETE", SESSIONS],
      ] as const) {
        const { status, body } = await ask(method, address);
        expect([status, JSON.stringify(body)]).toEqual([
          401,
          expect.not.stringContaining("question"),
        ]);
      }
      expect(await ids()).toEqual(["session-1", "session-2", "session-3"]);
    });
  });
});
