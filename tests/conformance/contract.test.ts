import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ADMIN_PASSWORD } from "@/tests/support/administrator";
import { ask } from "@/tests/support/api";
import { newVisitor } from "@/tests/support/chat";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const ISO_WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Titles name the statements of decisions-01 and decisions-02 that a test shows. */
describe.each(testEngines())("the contract on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  let token: string;

  beforeAll(async () => {
    const { body } = await logIn();
    token = body.token;
    headers = { Authorization: `Bearer ${token}` };
  });
  beforeEach(() => handle.db.rateLimiterFlexible.deleteMany());

  const logIn = (body: object = { username: "admin", password: ADMIN_PASSWORD }) =>
    ask("POST", "/api/login", { body });
  const cookieOf = ({ headers: answered }: { headers: Headers }) =>
    (answered.getSetCookie()[0] ?? "").split(";", 1)[0] ?? "";
  const send = (method: "POST" | "PUT" | "DELETE", address: string, body?: unknown) =>
    ask(method, address, { headers, ...(body !== undefined && { body }) });
  const get = async (address: string) => (await ask("GET", address, { headers })).body;
  const create = async (address: string, body: object) => {
    const answer = await send("POST", address, body);
    expect(answer.status).toBe(201);
    return answer.body;
  };
  let count = 0;
  const aPeptide = (fields: object = {}) =>
    create("/api/peptides", { name: `Testotide ${++count}`, ...fields });
  const aPaper = (fields: object = {}) =>
    create("/api/research", { title: `On tests ${++count}`, source: "Journal", ...fields });
  const aVideo = (fields: object = {}) =>
    create("/api/educational-videos", {
      title: `A film ${++count}`,
      url: `https://example.org/${count}`,
      ...fields,
    });

  describe("what GET answers", () => {
    const items: [string, string, () => Promise<unknown>][] = [
      ["DEC-OPS-01", "/api/peptides/81", () => get("/api/peptides/81")],
      ["DEC-OPS-02", "/api/research/1", () => get("/api/research/1")],
      ["DEC-OPS-03", "/api/educational-videos", () => get("/api/educational-videos")],
      ["DEC-OPS-04", "/api/categories", () => get("/api/categories")],
    ];
    it.each(items)("%s is accepted unchanged by PUT: %s", async (_, address, read) => {
      const answered = await read();
      const item = Array.isArray(answered) ? answered.at(-1) : answered;
      const path = Array.isArray(answered) ? `${address}/${item.id}` : address;
      expect((await send("PUT", path, item)).status).toBe(200);
      expect(await read()).toEqual(answered);
    });

    it("DEC-OPS-05 is accepted unchanged by PUT: /api/dev-items", async () => {
      await create("/api/dev-items", { title: "A bug", type: "bug", status: "pending" });
      const answered = await get("/api/dev-items");
      const { status } = await send("PUT", `/api/dev-items/${answered[0].id}`, answered[0]);
      expect(status).toBe(200);
      expect(await get("/api/dev-items")).toEqual(answered);
    });

    it.each([
      ["DEC-OPS-06", "/api/about-content", "/api/about-content"],
      ["DEC-OPS-07", "/api/contact-content", "/api/contact-content"],
      ["DEC-OPS-08", "/api/ai-settings", "/api/ai-settings"],
      ["DEC-OPS-08 with a session", "/api/admin/ai-settings", "/api/ai-settings"],
      ["DEC-OPS-09", "/api/site-settings", "/api/site-settings"],
    ])("%s is accepted unchanged by POST: %s", async (_, from, to) => {
      const before = await get(from);
      expect((await send("POST", to, before)).status).toBe(200);
      expect(await get(from)).toEqual(before);
    });
  });

  describe("fields that are left out", () => {
    it("DEC-CONTRACT-01 keep a video's embed code, 02 its publisher", async () => {
      const embedCode = '<iframe src="https://player.vimeo.com/video/76979871"></iframe>';
      const { id } = await aVideo({ embedCode, publisher: "A society" });
      const before = (await get("/api/educational-videos")).find(
        (video: { id: number }) => video.id === id,
      );
      expect(before.embedCode).toContain("76979871");
      const { body } = await send("PUT", `/api/educational-videos/${id}`, { title: "New" });
      expect(body).toMatchObject({ embedCode: before.embedCode, publisher: "A society" });
    });

    it("DEC-CONTRACT-02 keep a paper's publisher, 04 its content", async () => {
      const { id } = await aPaper({ publisher: "A press", content: "<p>Text</p>" });
      const { body } = await send("PUT", `/api/research/${id}`, { title: "New" });
      expect(body).toMatchObject({ title: "New", publisher: "A press", content: "<p>Text</p>" });
    });

    it("DEC-CONTRACT-03, 06, 24, 53 keep what the AI settings hold", async () => {
      await send("POST", "/api/ai-settings", {
        initialMessages: [{ content: "Hi", isUser: true }],
        trainingPrompt: "Be brief.",
        importantNotice: "Ask a doctor.",
      });
      await send("POST", "/api/ai-settings", { welcomeMessage: "Welcome back." });
      expect(await get("/api/admin/ai-settings")).toMatchObject({
        initialMessages: [{ content: "Hi", isUser: true }],
        trainingPrompt: "Be brief.",
        importantNotice: "Ask a doctor.",
        welcomeMessage: "Welcome back.",
      });
    });

    it("DEC-CONTRACT-05 keep the contact page's intro", async () => {
      await send("POST", "/api/contact-content", { instantHelp: "Write to us." });
      await send("POST", "/api/contact-content", { connectText: "Reach us" });
      expect(await get("/api/contact-content")).toMatchObject({
        instantHelp: "Write to us.",
        connectText: "Reach us",
      });
    });

    it("DEC-CONTRACT-07 keep every field of a peptide, 40 its conditions", async () => {
      const before = await get("/api/peptides/81");
      const readConditions = async () =>
        (await get("/api/conditions/peptide/81")).map(
          (row: { condition: string }) => row.condition,
        );
      const conditions = await readConditions();
      expect(conditions.length).toBeGreaterThan(0);
      await send("PUT", "/api/peptides/81", { peptideType: "Pentadecapeptide of a test" });
      const after = await get("/api/peptides/81");
      const { peptideType: _, updatedAt: __, ...rest } = after;
      const { peptideType: ___, updatedAt: ____, ...restBefore } = before;
      expect(rest).toEqual(restBefore);
      expect(await readConditions()).toEqual(conditions);
    });

    it("DEC-CONTRACT-08, 09 clear a paper's authors and address", async () => {
      const { id } = await aPaper({ authors: "Doe J", url: "https://example.org/paper" });
      const { body } = await send("PUT", `/api/research/${id}`, { title: "New", source: "J" });
      expect(body.authors || null).toBeNull();
      expect(body.url || null).toBeNull();
    });
  });

  describe("one value under two names", () => {
    it("DEC-CONTRACT-10, 11, 12 peptideId is the first of peptideIds that is not 0", async () => {
      expect(await aPaper({ peptideIds: "0,36" })).toMatchObject({ peptideId: 36 });
      const general = await aPaper({ peptideIds: "0" });
      expect(general.peptideId ?? null).toBeNull();
      expect(await aPaper({ peptideIds: "36,81", peptideId: 81 })).toMatchObject({
        peptideId: 36,
      });
    });

    it("DEC-CONTRACT-13, 14, 16, 17 a video's maker and address", async () => {
      const byFirst = await aVideo({ publisher: "One" });
      expect(byFirst).toMatchObject({ publisher: "One", creator: "One", link: byFirst.url });
      const byOther = await create("/api/educational-videos", {
        title: "By link",
        link: "https://example.org/by-link",
        creator: "Two",
      });
      expect(byOther).toMatchObject({
        publisher: "Two",
        creator: "Two",
        url: "https://example.org/by-link",
        link: "https://example.org/by-link",
      });
    });

    it("DEC-CONTRACT-15, 18 the disclaimer of the AI settings", async () => {
      for (const name of ["disclaimer", "consultantDisclaimer"]) {
        await send("POST", "/api/ai-settings", { [name]: `By ${name}` });
        expect(await get("/api/ai-settings")).toMatchObject({
          disclaimer: `By ${name}`,
          consultantDisclaimer: `By ${name}`,
        });
      }
    });

    it("DEC-CONTRACT-19, 20 the changed one wins, of two changed ones the second document's", async () => {
      const { id } = await aVideo({ publisher: "Stored" });
      const save = async (fields: object) =>
        (await send("PUT", `/api/educational-videos/${id}`, fields)).body.creator;
      expect(await save({ publisher: "Changed", creator: "Stored" })).toBe("Changed");
      expect(await save({ publisher: "Changed", creator: "Again" })).toBe("Again");
      expect(await save({ publisher: "First", creator: "Second" })).toBe("Second");
      await send("POST", "/api/ai-settings", { consultantDisclaimer: "One", disclaimer: "Two" });
      expect((await get("/api/ai-settings")).disclaimer).toBe("Two");
    });
  });

  it("DEC-CONTRACT-25, 26, 27 steps are objects, a text is a title, a bad number is 1", async () => {
    await send("POST", "/api/ai-settings", {
      howToUseSteps: ["Ask", { step: "x", title: "Read", description: "the sources" }],
    });
    const { howToUseSteps } = await get("/api/ai-settings");
    expect(howToUseSteps[0]).toMatchObject({ title: "Ask" });
    expect(howToUseSteps[1]).toEqual({ step: 1, title: "Read", description: "the sources" });
    for (const step of howToUseSteps) {
      expect(Object.keys(step).sort()).toEqual(["description", "step", "title"]);
    }
  });

  describe("categories of a peptide", () => {
    it("DEC-CONTRACT-28, 29, 30, 31 one primary, all listed, none twice", async () => {
      const extras = await aPeptide({ categoryId: 2, categoryIds: "3,4" });
      expect(extras).toMatchObject({ categoryId: 2, categoryIds: "2,3,4" });
      const all = await aPeptide({ categoryId: 2, categoryIds: "2,3" });
      expect(all).toMatchObject({ categoryId: 2, categoryIds: "2,3" });
    });

    it("DEC-CONTRACT-32 an unknown id is refused with 400", async () => {
      const { status } = await send("POST", "/api/peptides", { name: "No", categoryIds: "2,99" });
      expect(status).toBe(400);
    });

    it("DEC-CONTRACT-33 entries that are no numbers are ignored", async () => {
      expect(await aPeptide({ categoryIds: "x,3,,y4" })).toMatchObject({ categoryIds: "3" });
    });
  });

  it("DEC-CONTRACT-38 lists are answered as they were stored", async () => {
    const fields = { benefits: "One, or two|Three", commonUses: "<ul><li>A | b</li></ul>" };
    const { id } = await aPeptide(fields);
    expect(await get(`/api/peptides/${id}`)).toMatchObject(fields);
  });

  it("DEC-CONTRACT-39 conditions are part of the payload", async () => {
    const { id } = await aPeptide({ conditions: ["Obesity", "Type 2 diabetes"] });
    const conditions = await get(`/api/conditions/peptide/${id}`);
    expect(conditions.map(({ condition }: { condition: string }) => condition)).toEqual([
      "Obesity",
      "Type 2 diabetes",
    ]);
  });

  describe("ids and General", () => {
    it("DEC-CONTRACT-42, 43 a posted id is ignored", async () => {
      const first = await create("/api/categories", { id: 0, name: "Zero" });
      expect(first.id).toBeGreaterThan(0);
      const second = await create("/api/categories", { id: first.id, name: "Other" });
      expect(second.id).not.toBe(first.id);
      const names = (await get("/api/categories")).map(({ name }: { name: string }) => name);
      expect(names).toEqual(expect.arrayContaining(["Zero", "Other"]));
    });

    it("DEC-CONTRACT-44, 45, 46 General is seeded, and neither deleted nor renamed", async () => {
      const general = (await get("/api/categories")).find(({ id }: { id: number }) => id === 0);
      expect(general.name).toBe("General");
      expect((await send("DELETE", "/api/categories/0")).status).toBe(409);
      expect((await send("PUT", "/api/categories/0", { name: "Other" })).status).toBe(409);
    });

    it("DEC-CONTRACT-47, 48 the path decides which category is deleted", async () => {
      const { id } = await create("/api/categories", { name: "To go" });
      const { id: kept } = await create("/api/categories", { name: "To stay" });
      await send("DELETE", `/api/categories/${id}`, { id: kept, name: "x", description: "" });
      const ids = async () => (await get("/api/categories")).map((row: { id: number }) => row.id);
      expect(await ids()).toContain(kept);
      expect(await ids()).not.toContain(id);
      await send("DELETE", `/api/categories/${kept}`);
      expect(await ids()).not.toContain(kept);
    });
  });

  it.each([
    ["DEC-CONTRACT-49", "/api/about-content", { mission: "Saved by PUT" }],
    ["DEC-CONTRACT-50", "/api/contact-content", { mainText: "Saved by PUT" }],
    ["DEC-CONTRACT-51", "/api/ai-settings", { importantNotice: "Saved by PUT" }],
    ["DEC-CONTRACT-52", "/api/site-settings", { siteText: { heroText: "Saved by PUT" } }],
  ])("%s PUT of a document saves like POST: %s", async (_, address, body) => {
    expect((await send("PUT", address, body)).status).toBe(200);
    expect(await get(address)).toMatchObject(body);
  });

  describe("AI settings", () => {
    it("DEC-CONTRACT-54, 55 an empty field keeps its value, null clears it", async () => {
      await send("POST", "/api/ai-settings", { importantNotice: "Ask a doctor." });
      await send("POST", "/api/ai-settings", { importantNotice: "" });
      expect((await get("/api/ai-settings")).importantNotice).toBe("Ask a doctor.");
      await send("POST", "/api/ai-settings", { importantNotice: null });
      expect((await get("/api/ai-settings")).importantNotice).toBe("");
    });

    it("DEC-CONTRACT-56 the public answer has no training prompt, with a session either", async () => {
      await send("POST", "/api/ai-settings", { trainingPrompt: "Secret words." });
      for (const own of [{}, headers]) {
        const { body } = await ask("GET", "/api/ai-settings", { headers: own });
        expect(JSON.stringify(body)).not.toMatch(/trainingPrompt|Secret words/);
      }
    });
  });

  it("DEC-CONTRACT-57, 58, 112 the administrator's reads answer 401 to strangers", async () => {
    for (const address of [
      "/api/admin/ai-settings",
      "/api/admin/messages",
      "/api/admin/chat-sessions",
      "/api/dev-items",
    ]) {
      expect((await ask("GET", address)).status, address).toBe(401);
    }
  });

  describe("the session", () => {
    it("DEC-CONTRACT-60, 68 a login answers the user twice and a token", async () => {
      const { status, body } = await logIn();
      const user = { id: expect.any(Number), username: "admin", role: expect.any(String) };
      expect(status).toBe(200);
      expect(body).toEqual({ ...user, token: expect.stringMatching(/.{20,}/), user });
    });

    it("DEC-CONTRACT-61, 62, 63 the token alone opens every administrator's call", async () => {
      const message = { name: "Ada", email: "ada@example.org", message: "A question of a test" };
      await ask("POST", "/api/contact", { body: message });
      const [{ id }] = await get("/api/admin/messages");
      const process = await send("POST", `/api/admin/messages/${id}/process`, { processed: true });
      expect(process.status).toBe(200);
      expect((await send("DELETE", `/api/admin/messages/${id}`)).status).toBe(200);
      await create("/api/categories", { name: "By token" });
      expect((await ask("GET", "/api/admin/chat-sessions", { headers })).status).toBe(200);
      expect((await ask("GET", "/api/site-settings", { headers })).status).toBe(200);
    });

    it("DEC-CONTRACT-64, 65 a Bearer header that opens nothing is ignored beside a cookie", async () => {
      const login = await logIn();
      const { body: stale } = await logIn();
      await ask("POST", "/api/logout", { headers: { Authorization: `Bearer ${stale.token}` } });
      for (const bearer of ["Bearer made-up", `Bearer ${stale.token}`]) {
        const own = { Cookie: cookieOf(login), Authorization: bearer };
        expect((await ask("GET", "/api/site-settings", { headers: own })).status).toBe(200);
      }
    });

    it("DEC-CONTRACT-66, 97 without a session a call answers 401", async () => {
      const madeUp = { Authorization: "Bearer made-up" };
      for (const own of [{}, madeUp]) {
        const answer = await ask("POST", "/api/categories", { headers: own, body: { name: "x" } });
        expect(answer.status).toBe(401);
      }
    });

    it("DEC-OPS-33 a logout ends it on the server", async () => {
      const Cookie = cookieOf(await logIn());
      expect((await ask("POST", "/api/logout", { headers: { Cookie } })).status).toBe(200);
      expect((await ask("GET", "/api/site-settings", { headers: { Cookie } })).status).toBe(401);
    });
  });

  describe("the chat", () => {
    const question = { message: "What is BPC-157?", sessionId: "session-1764000000000" };
    const read = async (own: Record<string, string>, id: string) =>
      (await ask("GET", `/api/chat/${id}`, { headers: own })).body;

    it("DEC-CONTRACT-69, 70 answers JSON with a message and citations", async () => {
      const { body, headers: answered } = await ask("POST", "/api/chat", { body: question });
      expect(answered.get("content-type")).toMatch(/^application\/json/);
      expect(body.message).toContain("BPC-157");
      expect(body.citations.length).toBeGreaterThan(0);
      for (const citation of body.citations) {
        expect(citation).toEqual({
          title: expect.any(String),
          href: expect.stringMatching(/^\/(?!\/)/),
        });
      }
    });

    it("DEC-CONTRACT-75, 76, 77, 78, 79, 80 binds a session to its visitor", async () => {
      const owner = newVisitor();
      const first = await owner.post(question);
      expect(first.headers.get("set-cookie")).toMatch(/;\s*HttpOnly/i);
      const { sessionId } = await first.json();
      expect(await read(owner.headers, sessionId)).toHaveLength(2);
      const stranger = newVisitor();
      await stranger.post({ ...question, sessionId: "session-1764000000001" });
      expect(await read(stranger.headers, sessionId)).toEqual([]);
      expect(await read({}, sessionId)).toEqual([]);

      const before = await read(owner.headers, sessionId);
      const answer = await (await stranger.post({ ...question, sessionId })).json();
      expect(answer.sessionId).not.toBe(sessionId);
      expect(await read(stranger.headers, answer.sessionId)).toHaveLength(2);
      expect(await read(owner.headers, sessionId)).toEqual(before);

      const all = await get("/api/admin/chat-sessions");
      const ids = all.map((session: { sessionId: string }) => session.sessionId);
      expect(ids).toEqual(expect.arrayContaining([sessionId, answer.sessionId]));
    });
  });

  it("DEC-CONTRACT-87 dates are ISO 8601 with a zone", async () => {
    await ask("POST", "/api/contact", {
      body: { name: "Ada", email: "ada@example.org", message: "On which date is this?" },
    });
    await newVisitor().post({ message: "Hello", sessionId: "session-1764000000002" });
    const item = await create("/api/dev-items", { title: "Dated", type: "bug", status: "pending" });
    const [message] = await get("/api/admin/messages");
    const [session] = await get("/api/admin/chat-sessions");
    const { createdAt } = await aVideo();
    for (const date of [
      message.createdAt,
      session.startDate,
      session.messages[0].createdAt,
      item.createdAt,
      item.updatedAt,
      createdAt,
    ]) {
      expect(date).toMatch(ISO_WITH_ZONE);
    }
  });

  it("DEC-CONTRACT-90, 91, 92, 93 a bulk import stores the good rows and names the bad", async () => {
    const row = { description: "d", peptideNames: ["BPC-157"] };
    const { status, body } = await send("POST", "/api/educational-videos/bulk-import", {
      videos: [
        { ...row, title: "Good one", url: "https://example.org/good-1" },
        { ...row, title: "No address" },
        {
          ...row,
          title: "Strange",
          url: "https://example.org/good-2",
          peptideNames: ["Nobodytide"],
        },
      ],
    });
    expect(status).toBe(200);
    expect(body.results.imported).toBe(2);
    expect(body.results.errors.join("\n")).toMatch(/No address/);
    expect(body.results.errors.join("\n")).toMatch(/Nobodytide/);
    const titles = (await get("/api/educational-videos")).map(
      ({ title }: { title: string }) => title,
    );
    expect(titles).toEqual(expect.arrayContaining(["Good one", "Strange"]));
    expect(titles).not.toContain("No address");
  });

  it("DEC-CONTRACT-94 a bulk import that the database refuses half-way stores nothing", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await refuseVideosNamed("Boom");
    const videos = ["Before", "Boom", "After"].map((title) => ({
      title,
      description: "d",
      url: `https://example.org/${title}`,
    }));
    const { status } = await send("POST", "/api/educational-videos/bulk-import", { videos });
    expect(status).toBe(500);
    const titles = (await get("/api/educational-videos")).map(
      (row: { title: string }) => row.title,
    );
    expect(titles).not.toContain("Before");
    expect(titles).not.toContain("After");
    log.mockRestore();
  });

  async function refuseVideosNamed(title: string) {
    const statements =
      engine === "sqlite"
        ? [
            `CREATE TRIGGER refuse BEFORE INSERT ON "Video" WHEN NEW.title = '${title}'
             BEGIN SELECT RAISE(ABORT, 'refused'); END`,
          ]
        : [`ALTER TABLE "Video" ADD CONSTRAINT refuse CHECK (title <> '${title}') NOT VALID`];
    for (const statement of statements) await handle.db.$executeRawUnsafe(statement);
  }

  describe("errors", () => {
    it("DEC-CONTRACT-95, 103 name the fields in JSON, with 422", async () => {
      const { status, body } = await send("POST", "/api/peptides", { name: "" });
      expect(status).toBe(422);
      expect(body).toEqual({ message: expect.any(String), fields: { name: [expect.any(String)] } });
    });

    it.each<[string, number, { raw: string; headers?: Record<string, string> }]>([
      ["DEC-CONTRACT-96", 400, { raw: "{" }],
      ["DEC-CONTRACT-102", 415, { raw: "{}", headers: { "Content-Type": "text/plain" } }],
      ["DEC-CONTRACT-101", 413, { raw: JSON.stringify({ name: "x".repeat(2_000_000) }) }],
      ["DEC-CONTRACT-98", 403, { raw: "{}", headers: { "Sec-Fetch-Site": "cross-site" } }],
    ])("%s a bad write answers %i", async (_, status, { raw, headers: extra = {} }) => {
      const Cookie = cookieOf(await logIn());
      const answer = await ask("POST", "/api/peptides", { headers: { Cookie, ...extra }, raw });
      expect(answer.status).toBe(status);
      expect(answer.body.message).toEqual(expect.any(String));
    });

    it("DEC-CONTRACT-99 an unknown id answers 404", async () => {
      expect((await ask("GET", "/api/peptides/999999")).status).toBe(404);
      expect((await send("PUT", "/api/categories/999999", { name: "x" })).status).toBe(404);
    });

    it("DEC-CONTRACT-100 a category's name that exists answers 409", async () => {
      await create("/api/categories", { name: "Taken" });
      expect((await send("POST", "/api/categories", { name: "Taken" })).status).toBe(409);
    });

    it("DEC-CONTRACT-104 a refused login says when to try again", async () => {
      let answer = await logIn({ username: "admin", password: "wrong" });
      for (let tried = 0; tried < 20 && answer.status !== 429; tried++) {
        answer = await logIn({ username: "admin", password: "wrong" });
      }
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    });

    it("DEC-CONTRACT-107 a failure of the database tells nothing of it", async () => {
      const log = vi.spyOn(console, "error").mockImplementation(() => {});
      await handle.db.$executeRawUnsafe('ALTER TABLE "DevItem" RENAME TO "Away"');
      try {
        const { status, body } = await ask("GET", "/api/dev-items", { headers });
        expect(status).toBe(500);
        expect(JSON.stringify(body)).not.toMatch(/prisma|select|table|DevItem|\bat \/|\.ts/i);
      } finally {
        await handle.db.$executeRawUnsafe('ALTER TABLE "Away" RENAME TO "DevItem"');
        log.mockRestore();
      }
    });

    it.each([
      ["DEC-CONTRACT-108", {}],
      ["DEC-CONTRACT-109", { username: "admin" }],
    ])("%s a login without both fields is told so", async (_, body) => {
      const answer = await logIn(body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe("Username and password are required");
    });
  });

  it("DEC-CONTRACT-110, 111 the contact form's answers say whether it was sent", async () => {
    const valid = { name: "Ada", email: "ada@example.org", message: "A question of a test" };
    const good = await ask("POST", "/api/contact", { body: valid });
    expect([good.status, good.body]).toEqual([200, { success: true }]);
    const bad = await ask("POST", "/api/contact", { body: { ...valid, email: "nobody" } });
    expect(bad.status).toBeGreaterThanOrEqual(400);
    expect(bad.body.success).toBe(false);
  });

  describe("a new password", () => {
    const save = (credentials: object, own = headers) =>
      ask("POST", "/api/site-settings", { headers: own, body: { credentials } });
    const opens = async (password: string) => {
      await handle.db.rateLimiterFlexible.deleteMany();
      return (await logIn({ username: "admin", password })).status === 200;
    };

    it("DEC-CONTRACT-114 that is blank changes nothing", async () => {
      expect((await save({ password: "", confirmPassword: "" })).status).toBe(200);
      expect(await opens(ADMIN_PASSWORD)).toBe(true);
    });

    it("DEC-CONTRACT-115, 116, 118 is refused where it differs, is short or common", async () => {
      const differing = await save({ password: "tall heron 7 x", confirmPassword: "other heron" });
      expect(differing.status).toBe(400);
      for (const password of ["short-kiwi1", "password1234"]) {
        const { status } = await save({ password, confirmPassword: password });
        expect(status, password).toBeGreaterThanOrEqual(400);
      }
      expect(await opens(ADMIN_PASSWORD)).toBe(true);
    });

    it("DEC-CONTRACT-117, 119, 120, 121 opens, and ends every other session", async () => {
      const mine = { Cookie: cookieOf(await logIn()) };
      const other = { Cookie: cookieOf(await logIn()) };
      const password = "kiwi-boat-12";
      const credentials = { username: "somebody", password, confirmPassword: password };
      const { status, body } = await save(credentials, mine);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/kiwi|argon/);
      const settings = await ask("GET", "/api/site-settings", { headers: mine });
      expect(settings.status).toBe(200);
      expect(settings.body.credentials.username).toBe("admin");
      expect(JSON.stringify(settings.body)).not.toMatch(/kiwi|argon|"password/i);
      expect((await ask("GET", "/api/site-settings", { headers: other })).status).toBe(401);
      expect(await opens(password)).toBe(true);
      expect(await opens(ADMIN_PASSWORD)).toBe(false);
    });
  });

  it("DEC-OPS-29, 30, 31, 32 health and readiness are told without secrets", async () => {
    const health = await ask("GET", "/api/health");
    const ready = await ask("GET", "/api/ready");
    expect([health.status, ready.status]).toEqual([200, 200]);
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await handle.db.$executeRawUnsafe('ALTER TABLE "Category" RENAME TO "Away"');
    try {
      const away = await ask("GET", "/api/ready");
      expect(away.status).not.toBe(200);
      expect((await ask("GET", "/api/health")).status).toBe(200);
      const dependencies = Object.keys(ready.body.dependencies);
      expect(["redis", "disk", "backup"]).toEqual(expect.arrayContaining(dependencies));
      for (const { body } of [health, ready, away]) {
        expect(Object.keys(body).filter((key) => key !== "dependencies")).toHaveLength(1);
        expect(JSON.stringify(body)).not.toMatch(/file:|postgres|secret|password|prisma/i);
      }
    } finally {
      await handle.db.$executeRawUnsafe('ALTER TABLE "Away" RENAME TO "Category"');
      log.mockRestore();
    }
  });
});
