import { beforeAll, describe, expect, it } from "vitest";
import { type DocumentKey, documents } from "@/lib/content/documents/documents";
import { opensWith } from "@/tests/support/administrator";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { takeExpiredTags } from "@/tests/support/next-cache";

const keys = Object.keys(documents) as DocumentKey[];

describe.each(testEngines())("documents on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });

  const get = async (address: string) => (await ask("GET", address, { headers })).body;
  const post = (address: string, body: unknown) => ask("POST", address, { headers, body });

  describe.each(keys)("%s", (key) => {
    const address = `/api/${key}`;

    it("is read by everyone and written by the administrator alone", async () => {
      const { status, body } = await ask("GET", address);
      expect(status).toBe(200);
      for (const method of ["POST", "PUT"] as const) {
        expect((await ask(method, address, { body })).status).toBe(401);
      }
    });

    it("accepts what it answers, and changes nothing by it", async () => {
      takeExpiredTags();
      const { body } = await ask("GET", address);
      for (const method of ["POST", "PUT"] as const) {
        const saved = await ask(method, address, { headers, body: { ...body, unknown: 1 } });
        expect([saved.status, saved.body]).toEqual([200, expect.objectContaining(body)]);
      }
      expect(takeExpiredTags()).toEqual([]);
    });

    it("keeps what is left out, shows what is saved, and expires it", async () => {
      const before = await get(address);
      const [field, other] = Object.entries(before)
        .filter(([, value]) => typeof value === "string")
        .map(([name]) => name) as [string, string];
      const valid = { "social-media": "https://example.org/us", "contact-info": "us@example.org" };
      const value = `${valid[key as keyof typeof valid] ?? "Changed"}\u0000`;
      expect((await post(address, { [field]: value })).status).toBe(200);
      expect(takeExpiredTags()).toEqual(["documents", `documents:${key}`]);
      const after = await get(address);
      expect(after[field]).toBe(value.replace("\u0000", ""));
      expect(after[other]).toBe(before[other]);
    });

    it("rejects bodies of another shape, and names the wrong field", async () => {
      for (const body of [[], null, "x"]) expect((await post(address, body)).status).toBe(422);
      const [field = ""] = Object.keys(await get(address));
      expect((await post(address, { [field]: 7 })).body.fields).toHaveProperty(field);
    });
  });

  it("refuses an address that the contact page could not link to", async () => {
    const { status, body } = await post("/api/contact-info", { email: "nope" });
    expect(status).toBe(422);
    expect(body.fields.email).toEqual([
      "Enter an address such as contact@amide.example, or nothing.",
    ]);
    expect((await post("/api/contact-info", { email: "" })).status).toBe(200);
  });

  it.each([
    ["/api/contact-content", "no-store"],
    ["/api/contact-info", "no-store"],
    ["/api/about-content", "public, max-age=0, must-revalidate"],
  ])("%s may be kept as %s", async (address, cacheControl) => {
    expect((await ask("GET", address)).headers.get("cache-control")).toBe(cacheControl);
  });

  it("falls back to the built-in text where nothing is stored", async () => {
    await handle.db.document.deleteMany({ where: { key: "legal-docs" } });
    expect(await get("/api/legal-docs")).toEqual(documents["legal-docs"].parse({}));
    expect(await get("/api/legal-docs")).toMatchObject({ termsTitle: "Terms of Service" });
  });

  describe("AI settings", () => {
    it("keep the training prompt from everyone else", async () => {
      await post("/api/ai-settings", { trainingPrompt: "Secret words" });
      expect(await get("/api/admin/ai-settings")).toHaveProperty("trainingPrompt", "Secret words");
      for (const address of ["/api/ai-settings", "/api/site-settings"]) {
        expect(JSON.stringify(await get(address))).not.toContain("Secret words");
      }
      expect((await ask("GET", "/api/admin/ai-settings")).status).toBe(401);
      await post("/api/ai-settings", await get("/api/ai-settings"));
      expect(await get("/api/admin/ai-settings")).toHaveProperty("trainingPrompt", "Secret words");
    });

    it("keep what is blank and clear what is null", async () => {
      await post("/api/ai-settings", { welcomeMessage: "Hello", importantNotice: "Notice" });
      await post("/api/ai-settings", { welcomeMessage: "", importantNotice: null });
      expect(await get("/api/ai-settings")).toMatchObject({
        welcomeMessage: "Hello",
        importantNotice: "",
      });
      await post("/api/ai-settings", { initialMessages: [{ content: "Hi", isUser: true }] });
      await post("/api/ai-settings", { initialMessages: null });
      expect((await get("/api/ai-settings")).initialMessages).toEqual([]);
    });

    it("know both names of the disclaimer", async () => {
      const names = async (body: object) => {
        await post("/api/ai-settings", body);
        const { disclaimer, consultantDisclaimer } = await get("/api/ai-settings");
        expect(disclaimer).toBe(consultantDisclaimer);
        return disclaimer;
      };
      expect(await names({ disclaimer: "One" })).toBe("One");
      expect(await names({ consultantDisclaimer: "Two" })).toBe("Two");
      expect(await names({ consultantDisclaimer: "Three", disclaimer: "Two" })).toBe("Three");
      expect(await names({ consultantDisclaimer: "Three", disclaimer: "Four" })).toBe("Four");
      expect(await names({ consultantDisclaimer: "Five", disclaimer: "Six" })).toBe("Six");
      expect(await names({ consultantDisclaimer: "Seven", disclaimer: "" })).toBe("Seven");
      expect(await names({ disclaimer: null })).toBe("");
    });

    it("read steps as texts or objects, without a number as the next, with a bad one as 1", async () => {
      await post("/api/ai-settings", {
        howToUseSteps: [
          "Ask",
          "Read",
          { step: 5, title: "Check" },
          { title: "Discuss" },
          { step: null, title: "Decide" },
          { step: "x", title: "A", description: "B" },
          { step: "", title: "C" },
        ],
      });
      expect((await get("/api/ai-settings")).howToUseSteps).toEqual([
        { step: 1, title: "Ask", description: "" },
        { step: 2, title: "Read", description: "" },
        { step: 5, title: "Check", description: "" },
        { step: 6, title: "Discuss", description: "" },
        { step: 7, title: "Decide", description: "" },
        { step: 1, title: "A", description: "B" },
        { step: 2, title: "C", description: "" },
      ]);
      await post("/api/ai-settings", { howToUseSteps: [] });
      expect((await get("/api/ai-settings")).howToUseSteps).toEqual([]);
    });
  });

  it.each([{ answer: "A" }, { question: "", answer: "A" }, { question: null, answer: "A" }])(
    "refuses an FAQ without a question at that field (%j)",
    async (faq) => {
      const faqs = [{ question: "Q", answer: "A" }, faq];
      const { status, body } = await post("/api/contact-content", { faqs });
      expect([status, Object.keys(body.fields)]).toEqual([422, ["faqs.1.question"]]);
    },
  );

  it("merges business hours field by field", async () => {
    const { businessHours } = await get("/api/contact-content");
    await post("/api/contact-content", { businessHours: { sunday: "10-12" }, whatsapp: "" });
    expect(await get("/api/contact-content")).toMatchObject({
      businessHours: { ...businessHours, sunday: "10-12" },
      whatsapp: "",
    });
  });

  it.each([
    ["whatsapp", ["call us", "ext. 5", "https://example.org/"]],
    ["telegram", ["???", "https://example.org/amide", "+"]],
  ] as const)("refuses a value of %s that leads nowhere, with a sentence", async (name, values) => {
    const before = await get("/api/contact-content");
    for (const value of values) {
      const { status, body } = await post("/api/contact-content", { [name]: value });
      expect([status, body.fields], value).toEqual([
        422,
        { [name]: [expect.stringMatching(/^Enter a (number|handle) .+ address\.$/)] },
      ]);
    }
    expect(await get("/api/contact-content")).toEqual(before);
    const good = { whatsapp: "https://wa.me/12025550143", telegram: "@amide_example" };
    expect((await post("/api/contact-content", good)).body).toMatchObject(good);
    const blank = { whatsapp: "", telegram: "" };
    expect((await post("/api/contact-content", blank)).body).toMatchObject(blank);
  });

  it.each([
    ["/api/social-media", { facebook: "javascript:alert(1)" }],
    ["/api/contact-content", { whatsapp: "javascript:alert(1)" }],
    ["/api/contact-content", { telegram: "data:text/html,x" }],
    ["/api/contact-content", { faqs: [{ question: "" }] }],
    ["/api/site-text", { heroText: "x".repeat(501) }],
  ])("refuses in %s %j", async (address, body) => {
    expect((await post(address, body)).status).toBe(422);
  });

  describe("site settings", () => {
    const address = "/api/site-settings";
    const storedHash = async () => (await handle.db.user.findFirstOrThrow()).passwordHash;

    it("hold four documents and no password", async () => {
      expect((await ask("GET", address)).status).toBe(401);
      const { body, headers: answered } = await ask("GET", address, { headers });
      expect(body).toEqual({
        credentials: { username: "admin" },
        contactInfo: await get("/api/contact-info"),
        legalDocs: await get("/api/legal-docs"),
        socialMedia: await get("/api/social-media"),
        siteText: await get("/api/site-text"),
      });
      expect(answered.get("cache-control")).toBe("no-store");
      const saved = await post(address, body);
      expect([saved.status, saved.body]).toEqual([200, body]);
    });

    it("save the parts that were sent, and leave a blank password alone", async () => {
      const hash = await storedHash();
      const before = await get(address);
      const { status, body } = await post(address, {
        credentials: { username: "root", password: " ", confirmPassword: "other" },
        siteText: { heroText: "New hero" },
        contactInfo: { email: "new@example.org" },
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        ...before,
        siteText: { ...before.siteText, heroText: "New hero" },
        contactInfo: { ...before.contactInfo, email: "new@example.org" },
      });
      expect(await storedHash()).toBe(hash);
    });

    it.each([
      ["", "a long enough passphrase"],
      [", to the letter", "a bell\u0007, a next line\u0085 and a half \ud800"],
    ])("change the password%s", async (_, password) => {
      const { status, body } = await post(address, {
        credentials: { password, confirmPassword: password },
      });
      expect(status).toBe(200);
      expect(await opensWith(handle.db, password)).toBe(true);
      expect(JSON.stringify(body)).not.toContain(password);
      expect(JSON.stringify(await handle.db.revision.findMany())).not.toContain(password);
    });

    it("save nothing where any of it is refused", async () => {
      const hash = await storedHash();
      const before = await get(address);
      const siteText = { heroText: "Never" };
      for (const [status, body] of [
        [400, { siteText, credentials: { password: "a long passphrase", confirmPassword: "b" } }],
        [400, { siteText, credentials: { password: "a long passphrase" } }],
        [422, { siteText, legalDocs: { terms: 7 } }],
        [422, { siteText, credentials: "x" }],
      ] as const) {
        const answer = await post(address, body);
        expect([answer.status, answer.body.fields]).toEqual([status, expect.any(Object)]);
      }
      expect((await post(address, { legalDocs: { terms: 7 } })).body.fields).toHaveProperty(
        "legalDocs.terms",
      );
      expect(await storedHash()).toBe(hash);
      expect(await get(address)).toEqual(before);
    });

    it("take one of two passwords that are sent at once, that of the save which is answered", async () => {
      const etag = (await ask("GET", address, { headers })).headers.get("etag") ?? "";
      const passwords = ["the first new password", "the second new password"];
      const answers = await Promise.all(
        passwords.map((password) =>
          ask("POST", address, {
            headers: { ...headers, "If-Match": etag },
            body: {
              credentials: { password, confirmPassword: password },
              siteText: { heroText: password },
            },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      for (const [index, password] of passwords.entries()) {
        expect(await opensWith(handle.db, password)).toBe(answers[index]?.status === 200);
      }
    });

    it("save nothing where the password is too weak", async () => {
      const before = await get(address);
      const answer = await post(address, {
        siteText: { heroText: "Never" },
        credentials: { password: "short", confirmPassword: "short" },
      });
      expect(answer.status).toBe(422);
      expect(await get(address)).toEqual(before);
    });
  });
});
