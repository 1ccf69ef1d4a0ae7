import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "@/tests/support/administrator";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

/** Titles name the statements of admin-07 and admin-08 that a test shows. */
describe.each(testEngines())("what the dashboard's forms save on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });
  beforeEach(() => handle.db.rateLimiterFlexible.deleteMany());

  const get = async (address: string) => (await ask("GET", address, { headers })).body;
  const getAsVisitor = async (address: string) => (await ask("GET", address)).body;
  const post = async (address: string, body: object) => {
    const answer = await ask("POST", address, { headers, body });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it("ADM-CONTENT-48 the about content is saved, and 49 by nobody else", async () => {
    const sent = {
      subtitle: "A subtitle",
      mission: "A mission",
      team: "A team",
      approach: "An approach",
      focusDatabase: "On the database",
      focusResearch: "On the research",
      focusAI: "On the consultant",
      disclaimer: "A disclaimer",
    };
    await post("/api/about-content", sent);
    expect(await getAsVisitor("/api/about-content")).toEqual(sent);
    const refused = await ask("POST", "/api/about-content", { body: { mission: "Not mine" } });
    expect(refused.status).toBe(401);
    expect(await getAsVisitor("/api/about-content")).toEqual(sent);
  });

  it("ADM-CONTENT-20, 50, 52 the contact content is saved and answered, 53 saved by nobody else", async () => {
    const sent = {
      mainText: "A main text",
      instantHelp: "An intro",
      connectText: "A heading",
      whatsapp: "+1 202 555 0199",
      telegram: "amide_desk",
      businessHours: { weekdays: "8-17", saturday: "9-12", sunday: "Closed" },
      faqs: [{ question: "A question?", answer: "An answer." }],
    };
    await post("/api/contact-content", sent);
    expect(await getAsVisitor("/api/contact-content")).toEqual(sent);
    const refused = await ask("POST", "/api/contact-content", { body: { mainText: "Not mine" } });
    expect(refused.status).toBe(401);
    expect(await getAsVisitor("/api/contact-content")).toEqual(sent);
  });

  describe("AI settings", () => {
    const sent = {
      consultantDescription: "A description",
      disclaimer: "A legal disclaimer",
      welcomeMessage: "A welcome",
      trainingPrompt: "A prompt that nobody else reads",
      howToUseTitle: "A title",
      howToUseSteps: [{ step: 3, title: "Ask", description: "In plain words" }],
      importantNotice: "A notice",
    };

    it("ADM-CONTENT-33, 38, 41 are saved and answered whole, 36 the prompt to the administrator alone, 42 saved by nobody else", async () => {
      await post("/api/ai-settings", sent);
      expect(await get("/api/admin/ai-settings")).toMatchObject(sent);
      const { trainingPrompt, ...shown } = sent;
      const visible = await getAsVisitor("/api/ai-settings");
      expect(visible).toMatchObject(shown);
      expect(JSON.stringify(visible)).not.toContain(trainingPrompt);
      expect(JSON.stringify(await get("/api/ai-settings"))).not.toContain(trainingPrompt);
      const unknown = await ask("GET", "/api/admin/ai-settings");
      expect(unknown.status).toBe(401);
      expect(JSON.stringify(unknown.body)).not.toContain(trainingPrompt);
      const refused = await ask("POST", "/api/ai-settings", { body: { welcomeMessage: "No" } });
      expect(refused.status).toBe(401);
      expect(await get("/api/admin/ai-settings")).toMatchObject(sent);
    });

    it("ADM-CONTENT-44 an empty field keeps what is stored", async () => {
      await post("/api/ai-settings", sent);
      const texts = Object.keys(sent).filter((name) => name !== "howToUseSteps");
      await post("/api/ai-settings", Object.fromEntries(texts.map((name) => [name, ""])));
      expect(await get("/api/admin/ai-settings")).toMatchObject(sent);
    });

    it("ADM-CONTENT-34 a step that is a plain string becomes an object", async () => {
      await post("/api/ai-settings", { howToUseSteps: ["Type a question"] });
      expect((await get("/api/admin/ai-settings")).howToUseSteps).toEqual([
        { step: expect.any(Number), title: "Type a question", description: "" },
      ]);
    });

    it.each(["x", "-4", 0, -1, 2.5, true, {}])(
      "ADM-CONTENT-35 an invalid step number becomes the first: %j",
      async (step) => {
        await post("/api/ai-settings", {
          howToUseSteps: [
            { step: 7, title: "A", description: "" },
            { step, title: "B", description: "" },
          ],
        });
        const { howToUseSteps } = await get("/api/admin/ai-settings");
        expect(howToUseSteps.map((one: { step: number }) => one.step)).toEqual([7, 1]);
      },
    );
  });

  it("ADM-CONTENT-65, 66, 67, 68 built-in texts stand where none was saved", async () => {
    await handle.db.document.deleteMany();
    const settings = await getAsVisitor("/api/ai-settings");
    expect(settings.welcomeMessage).toMatch(/\w{3}/);
    expect(settings.howToUseSteps).toHaveLength(4);
    for (const step of settings.howToUseSteps) expect(step.title).toMatch(/\w{3}/);
    expect(settings.importantNotice).toMatch(/consult.+healthcare professional/i);
    const about = Object.values(await getAsVisitor("/api/about-content"));
    expect(about).toHaveLength(8);
    for (const text of about) expect(text).toMatch(/\w{3}/);
  });

  describe("site settings", () => {
    const sent = {
      contactInfo: { email: "desk@example.org", phone: "+1 202 555 0177" },
      legalDocs: {
        terms: "Terms",
        privacy: "Privacy",
        disclaimer: "Caution",
        termsTitle: "Our terms",
        privacyTitle: "Your privacy",
        disclaimerTitle: "A caution",
      },
      socialMedia: {
        facebook: "https://facebook.example/amide",
        twitter: "https://twitter.example/amide",
        instagram: "https://instagram.example/amide",
        linkedin: "https://linkedin.example/amide",
      },
      siteText: { heroText: "A hero text", footerText: "A footer text" },
    };
    const mayLogIn = async (username: string, password: string) => {
      const { status } = await ask("POST", "/api/login", { body: { username, password } });
      if (status !== 200) expect(status).toBe(401);
      return status === 200;
    };

    it("ADM-SITE-38 the legal titles have their defaults", async () => {
      await handle.db.document.deleteMany({ where: { key: "legal-docs" } });
      expect(await getAsVisitor("/api/legal-docs")).toMatchObject({
        termsTitle: "Terms of Service",
        privacyTitle: "Privacy Policy",
        disclaimerTitle: "Disclaimer",
      });
    });

    it("ADM-SITE-14, 27, 37 name the administrator, 15, 28 hold what was saved, 26, 29 for the administrator alone", async () => {
      await post("/api/site-settings", { credentials: {}, ...sent });
      expect(await get("/api/site-settings")).toEqual({
        credentials: { username: "admin" },
        ...sent,
      });
      expect((await ask("GET", "/api/site-settings")).status).toBe(401);
      const refused = await ask("POST", "/api/site-settings", {
        body: { siteText: { heroText: "Not mine" } },
      });
      expect(refused.status).toBe(401);
      expect(await get("/api/site-settings")).toMatchObject(sent);
    });

    it("ADM-SITE-30, 31, 32, 33 are answered part by part to visitors", async () => {
      await post("/api/site-settings", { credentials: {}, ...sent });
      expect(await getAsVisitor("/api/contact-info")).toEqual(sent.contactInfo);
      expect(await getAsVisitor("/api/legal-docs")).toEqual(sent.legalDocs);
      expect(await getAsVisitor("/api/social-media")).toEqual(sent.socialMedia);
      expect(await getAsVisitor("/api/site-text")).toEqual(sent.siteText);
    });

    it("ADM-SITE-21 leave the username as it is", async () => {
      await post("/api/site-settings", { credentials: { username: "root" } });
      expect((await get("/api/site-settings")).credentials).toEqual({ username: "admin" });
      expect(await mayLogIn("root", ADMIN_PASSWORD)).toBe(false);
      expect(await mayLogIn("admin", ADMIN_PASSWORD)).toBe(true);
    });

    it("ADM-SITE-20 change the password: the new one logs in, the old one no longer", async () => {
      const password = "another long passphrase";
      await post("/api/site-settings", { credentials: { password, confirmPassword: password } });
      expect(await mayLogIn("admin", password)).toBe(true);
      expect(await mayLogIn("admin", ADMIN_PASSWORD)).toBe(false);
    });
  });
});
