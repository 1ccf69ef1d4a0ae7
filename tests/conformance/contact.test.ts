import { beforeAll, describe, expect, it, vi } from "vitest";
import { makeQueryClient } from "@/components/admin/shell/query-client";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { contactChannels } from "@/lib/links/contact-links";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const valid = { name: "Bo", email: "bo@example.org", message: "0123456789" };

describe.each(testEngines())("the contact form's call on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  const post = (change: object) =>
    ask("POST", "/api/contact", { body: { ...valid, ...change }, headers: {} });

  it("takes the shortest valid message and answers success: true", async () => {
    const { status, body } = await post({});
    expect([status, body]).toEqual([200, { success: true }]);
    expect(await handle.db.contactMessage.findMany()).toMatchObject([valid]);
  });

  it.each([
    ["name", "B", "Name must be at least 2 characters long"],
    ["email", "bo@", "Please enter a valid email address"],
    ["message", "012345678", "Message must be at least 10 characters long"],
  ])("refuses a %s of %j with 422", async (field, value, text) => {
    const before = await handle.db.contactMessage.count();
    const { status, body } = await post({ [field]: value });
    expect([status, body.success, body.fields]).toEqual([422, false, { [field]: [text] }]);
    expect(await handle.db.contactMessage.count()).toBe(before);
  });
});

describe.each(testEngines())("contact values on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  const read = async (address: string) => (await ask("GET", address)).body;
  const defaults: Record<string, object> = {};
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
    await handle.db.document.deleteMany();
    for (const key of ["contact-content", "contact-info"]) {
      defaults[key] = await read(`/api/${key}`);
    }
  });
  const save = (body: object) => ask("POST", "/api/contact-content", { headers, body });

  it("are the built-in ones before anything is saved", async () => {
    expect(await read("/api/contact-info")).toEqual({
      email: expect.stringMatching(/^\S+@\S+\.\S+$/),
      phone: expect.stringMatching(/^\+?[\d ]{7,}$/),
    });
    const content = await read("/api/contact-content");
    expect(content).toMatchObject({
      mainText: expect.stringMatching(/\w/),
      connectText: "Connect Instantly",
      whatsapp: expect.stringMatching(/\d{3}/),
      telegram: expect.stringMatching(/\w{3}/),
      businessHours: {
        weekdays: "9:00 AM - 6:00 PM EST",
        saturday: "10:00 AM - 4:00 PM EST",
        sunday: "Closed",
      },
    });
    expect(content.faqs).toHaveLength(4);
  });

  it("have no social links before the administrator enters some", async () => {
    expect(await read("/api/social-media")).toEqual({
      facebook: "",
      twitter: "",
      instagram: "",
      linkedin: "",
    });
  });

  it.each(["Call or write: +1 202 555 0143", "WhatsApp 1 (202) 555-0143, weekdays"])(
    "keep a WhatsApp number with words around it (%j)",
    async (whatsapp) => {
      expect((await save({ whatsapp })).status).toBe(200);
      const stored = await read("/api/contact-content");
      const info = await read("/api/contact-info");
      expect(contactChannels({ ...info, ...stored }).whatsapp).toMatchObject({
        href: "https://wa.me/12025550143",
      });
    },
  );

  it("are never kept by a browser", async () => {
    for (const address of ["/api/contact-content", "/api/contact-info"]) {
      expect((await ask("GET", address)).headers.get("cache-control"), address).toBe("no-store");
    }
  });

  it.each([
    ["contact-content", "Failed to fetch contact content"],
    ["contact-info", "Failed to fetch contact info"],
  ] as const)("that cannot be read leave the defaults of %s and say %s", async (key, text) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(handle.db.document, "findUnique").mockRejectedValueOnce(new Error("disk I/O error"));
    expect(await getDocumentOrBuiltIn(key)).toEqual({ document: defaults[key], isBuiltIn: true });
    expect(logged.mock.calls.flat().map(String).join()).toContain(text);
    vi.restoreAllMocks();
  });
});

it.each(["/api/contact-content", "/api/contact-info"])(
  "the dashboard treats %s as stale at once",
  (path) => {
    const client = makeQueryClient();
    expect(client.defaultQueryOptions({ queryKey: [path] }).staleTime).toBe(0);
    expect(client.defaultQueryOptions({ queryKey: ["/api/peptides"] }).staleTime).not.toBe(0);
  },
);
