import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

describe.each(testEngines())("inboxes of the dashboard on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });
  const get = async (address: string) => {
    const { status, body } = await ask("GET", address, { headers });
    expect(status).toBe(200);
    return body;
  };

  describe("messages", () => {
    const MESSAGES = "/api/admin/inbox/messages";
    beforeEach(async () => {
      await handle.db.contactMessage.deleteMany();
      await handle.db.contactMessage.createMany({
        data: [
          ["Ada Lovelace", "ada@example.org", "On GLP-1 and 100% purity"],
          [
            "Ōe Kenzaburō",
            "oe@example.jp",
            "About oxytocin; JÜRGEN [x]^- wrote a re\u0301sume\u0301, NAI\u0308VE",
          ],
          ["Иван", "ivan@example.ru", "Привет! About Oxytocin_X"],
        ].map(([name = "", email = "", message = ""], index) => ({
          name,
          email,
          message,
          processed: index === 1,
          createdAt: new Date(Date.UTC(2026, 0, index + 1)),
        })),
      });
    });
    const find = async (query: string) =>
      (await get(`${MESSAGES}?${query}`)).rows.map(({ email }: { email: string }) => email[0]);

    it("show what they report as the site says it now, and nothing that is not there", async () => {
      const reports = {
        "36-cas": { title: "Semaglutide: CAS number", fact: { peptideId: 36, kind: "cas" } },
        "/peptides/36": { title: "/peptides/36", says: "", fact: null },
        "36-00000000": null,
        "999-cas": null,
        "/admin/logout": null,
      };
      await handle.db.contactMessage.deleteMany();
      for (const about of Object.keys(reports)) {
        const data = { name: "Ada", email: "ada@example.org", message: "Not so.", about };
        await handle.db.contactMessage.create({ data });
      }
      const { rows } = await get(MESSAGES);
      for (const [about, reported] of Object.entries(reports)) {
        const row = rows.find((message: { about: string }) => message.about === about);
        if (reported) expect(row.reported, about).toMatchObject(reported);
        else expect(row.reported, about).toBeNull();
      }
      const cas = rows.find((message: { about: string }) => message.about === "36-cas").reported;
      expect([cas.says, cas.address]).toEqual(["910463-68-2", "/peptides/36#fact-cas"]);
    });

    it("are answered in pages, newest first, with counts of what the search finds", async () => {
      const first = await get(`${MESSAGES}?size=2`);
      expect(first).toMatchObject({
        page: 1,
        size: 2,
        total: 3,
        counts: { all: 3, new: 2, processed: 1 },
      });
      expect(first.rows.map(({ name }: { name: string }) => name)).toEqual([
        "Иван",
        "Ōe Kenzaburō",
      ]);
      expect(await get(`${MESSAGES}?size=2&page=99`)).toMatchObject({
        page: 2,
        rows: [{ name: "Ada Lovelace", processed: false, createdAt: "2026-01-01T00:00:00.000Z" }],
      });
      expect((await get(`${MESSAGES}?search=oxytocin&state=new`)).counts).toEqual({
        all: 2,
        new: 1,
        processed: 1,
      });
    });

    it.each([
      ["LOVELACE", "a"],
      ["Love\0lace", "a"],
      ["EXAMPLE.RU", "i"],
      ["привет", "i"],
      ["ПРИВЕТ", "i"],
      ["ōe kenzaburō", "o"],
      ["OE KENZABURO", "o"],
      ["o\u0304e", "o"],
      ["Jürgen [x]^-", "o"],
      ["jurgen", "o"],
      ["resume", "o"],
      ["naïve", "o"],
      ["lóvelace", "a"],
      ["100%", "a"],
      ["n_x", "i"],
      ["\\", ""],
      ["'; --", ""],
    ])("are found by %s, whatever case and accents", async (search, found) => {
      expect((await find(new URLSearchParams({ search }).toString())).join("")).toBe(found);
    });

    it("are filtered, and their ids are answered for a selection over pages", async () => {
      expect(await find("state=processed")).toEqual(["o"]);
      expect(await find("state=new")).toEqual(["i", "a"]);
      const { ids } = await get(`${MESSAGES}/ids?state=new`);
      expect(ids).toHaveLength(2);
      expect((await get("/api/admin/inbox/unread")).unread).toBe(2);
      expect((await ask("GET", `${MESSAGES}?state=old`, { headers })).status).toBe(422);
      expect((await ask("GET", `${MESSAGES}?size=201`, { headers })).status).toBe(422);
    });

    const bulk = async (body: object) => ask("POST", `${MESSAGES}/bulk`, { headers, body });

    it("are marked many at once; the answer says which of them changed", async () => {
      await handle.db.revision.deleteMany();
      const { ids } = await get(`${MESSAGES}/ids`);
      const isNew = (await get(`${MESSAGES}/ids?state=new`)).ids;
      const marked = await bulk({ ids, expected: 3, action: "process" });
      expect([marked.status, marked.body.changed.sort()]).toEqual([200, [...isNew].sort()]);
      expect((await get("/api/admin/inbox/unread")).unread).toBe(0);
      const undone = await bulk({ ids: isNew, expected: 2, action: "unprocess" });
      expect(undone.body.changed).toHaveLength(2);
      expect(await find("state=new")).toEqual(["i", "a"]);
      const trail = await handle.db.revision.findMany({ orderBy: { id: "asc" } });
      expect(trail.map(({ entityId, action }) => [entityId, action])).toEqual([
        ["2 messages", "update"],
        ["2 messages", "update"],
      ]);
    });

    it("are deleted many at once, without a word of theirs in the trail", async () => {
      const { ids } = await get(`${MESSAGES}/ids?state=new`);
      const deleted = await bulk({ ids: [...ids, ids[0]], expected: 2, action: "delete" });
      expect(deleted.body.changed).toHaveLength(2);
      expect(await find("")).toEqual(["o"]);
      expect(JSON.stringify(await handle.db.revision.findMany())).not.toMatch(/Ada|Иван|example/);
    });

    it("stay as they are where fewer are there than were selected", async () => {
      const { ids } = await get(`${MESSAGES}/ids`);
      await ask("DELETE", `/api/admin/messages/${ids[0]}`, { headers });
      for (const action of ["process", "delete"]) {
        const refused = await bulk({ ids, expected: 3, action });
        expect([refused.status, refused.body.message]).toEqual([
          409,
          "3 messages were selected and 2 of them are there. Nothing was changed.",
        ]);
      }
      expect((await get("/api/admin/inbox/messages")).counts).toMatchObject({ all: 2, new: 1 });
      expect((await bulk({ ids: [], expected: 1, action: "delete" })).status).toBe(422);
    });

    it("are read and marked, more of them than a query takes ids", async () => {
      await handle.db.contactMessage.createMany({
        data: Array.from({ length: 2_000 }, (_, index) => ({
          name: `Visitor ${index}`,
          email: `visitor${index}@example.org`,
          message: "A question about peptides.",
        })),
      });
      const { ids } = await get(`${MESSAGES}/ids?search=visitor`);
      expect(ids).toHaveLength(2_000);
      const marked = await bulk({ ids, expected: 2_000, action: "process" });
      expect(marked.body.changed).toHaveLength(2_000);
      expect((await get(`${MESSAGES}?state=new`)).total).toBe(2);
    });
  });

  describe("conversations", () => {
    const CONVERSATIONS = "/api/admin/inbox/conversations";
    beforeEach(async () => {
      await handle.db.chatSession.deleteMany();
      const answers = [
        { outcome: "answered", rating: 1 },
        { outcome: "abstained" },
        { outcome: "answered", rating: -1, ratingReason: "Too short" },
      ];
      for (const [index, answer] of answers.entries()) {
        await handle.db.chatSession.create({
          data: {
            id: `session-${index}`,
            visitorHash: "secret hash",
            createdAt: new Date(Date.UTC(2026, 0, index + 1)),
            messages: {
              create: [
                { isUser: true, message: `What is peptide ${index}?` },
                { isUser: false, message: "An answer", ...answer },
                { isUser: true, message: "And then?" },
              ],
            },
          },
        });
      }
      await handle.db.chatSession.create({ data: { id: "empty", visitorHash: "secret hash" } });
    });

    it("are answered in pages with what became of their answers", async () => {
      const page = await get(`${CONVERSATIONS}?size=3`);
      expect(page).toMatchObject({ page: 1, total: 4 });
      expect(page.counts).toEqual({
        all: 4,
        answered: 2,
        abstained: 1,
        declined: 0,
        urgent: 0,
        failed: 0,
        stopped: 0,
        disliked: 1,
      });
      expect(page.rows).toEqual([
        {
          sessionId: "empty",
          startDate: expect.any(String),
          messageCount: 0,
          firstQuestion: "",
          kinds: [],
        },
        {
          sessionId: "session-2",
          startDate: "2026-01-03T00:00:00.000Z",
          messageCount: 3,
          firstQuestion: "What is peptide 2?",
          kinds: ["answered", "disliked"],
        },
        expect.objectContaining({ sessionId: "session-1", kinds: ["abstained"] }),
      ]);
      expect(JSON.stringify(page)).not.toContain("secret");
    });

    it.each([
      ["search=PEPTIDE+1", ["session-1"]],
      ["search=session-2", ["session-2"]],
      ["kind=disliked", ["session-2"]],
      ["kind=abstained", ["session-1"]],
      ["kind=answered&search=peptide+0", ["session-0"]],
    ])("are found by %s", async (query, ids) => {
      const { rows } = await get(`${CONVERSATIONS}?${query}`);
      expect(rows.map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual(ids);
    });

    it("are named for a selection over pages, and deleted as many as expected", async () => {
      await handle.db.revision.deleteMany();
      const address = "/api/admin/inbox/conversation";
      const { ids } = await get(`${address}-ids?kind=answered&search=peptide`);
      expect(ids).toEqual(["session-2", "session-0"]);
      const remove = (body: object) =>
        ask("POST", `${address}-bulk`, { headers, body: { action: "delete", ...body } });
      const refused = await remove({ ids: [...ids, "gone"], expected: 3 });
      expect([refused.status, refused.body.message]).toEqual([
        409,
        "3 conversations were selected and 2 of them are there. Nothing was changed.",
      ]);
      expect((await get(CONVERSATIONS)).total).toBe(4);
      expect((await remove({ ids: [...ids, ids[0]], expected: 2 })).body).toEqual({ deleted: 2 });
      expect((await get(`${address}-ids`)).ids).toEqual(["empty", "session-1"]);
      expect(await handle.db.revision.findMany()).toMatchObject([
        { entityId: "2 conversations", action: "delete", before: { sessions: 2 } },
      ]);
      expect((await remove({ ids: [], expected: 1 })).status).toBe(422);
      expect((await ask("GET", `${address}-ids`)).status).toBe(401);
      expect((await ask("POST", `${address}-bulk`, { body: {} })).status).toBe(401);
    });

    it("are read one by one", async () => {
      const { messages, messageCount } = await get(`${CONVERSATIONS}/session-2`);
      expect(messageCount).toBe(3);
      expect(messages[1]).toEqual({
        id: expect.any(Number),
        isUser: false,
        message: "An answer",
        outcome: "answered",
        rating: -1,
        ratingReason: "Too short",
        withheld: null,
        createdAt: expect.any(String),
      });
      expect((await ask("GET", `${CONVERSATIONS}/nobody`, { headers })).status).toBe(404);
    });
  });

  it.each([
    ["GET", "/api/admin/inbox/messages"],
    ["GET", "/api/admin/inbox/messages/ids"],
    ["POST", "/api/admin/inbox/messages/bulk"],
    ["GET", "/api/admin/inbox/unread"],
    ["GET", "/api/admin/inbox/conversations"],
    ["GET", "/api/admin/inbox/conversations/session-1"],
  ] as const)("%s %s is the administrator's alone", async (method, address) => {
    expect((await ask(method, address)).status).toBe(401);
  });
});
