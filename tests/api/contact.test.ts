import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as opened from "@/app/(site)/[lang]/contact/opened/route";
import * as send from "@/app/(site)/[lang]/contact/send/route";
import * as contact from "@/app/api/contact/route";
import { findDraft, keepDraft } from "@/lib/content/contact-messages/contact-drafts";
import { expectDescribed } from "@/tests/support/api-description";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const context = { params: Promise.resolve({}) };
const valid = { name: "Ada Lovelace", email: "ada@example.org", message: "A question to you." };

async function post(body: unknown) {
  const request = new Request("http://localhost/api/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await contact.POST(request, context);
  const answer = { status: response.status, body: await response.json() };
  expectDescribed("/api/contact", "POST", answer);
  return answer;
}

/** The form as it is sent by someone who opened it a while ago. */
async function postForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { Cookie = await openedBefore(5_000) } = headers;
  const request = new Request("http://localhost/contact/send", {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", ...headers, Cookie },
    body: new URLSearchParams(fields),
  });
  const response = await send.POST(request, context);
  return { status: response.status, location: response.headers.get("location"), response };
}

/** The cookie of a form that has been open for so long. */
async function openedBefore(ms: number): Promise<string> {
  const isFake = vi.isFakeTimers();
  const now = Date.now();
  if (!isFake) vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now - ms);
  const picture = await opened.GET(new Request("http://localhost/contact/opened"), context);
  if (isFake) vi.setSystemTime(now);
  else vi.useRealTimers();
  return picture.headers.get("set-cookie")?.split(";")[0] ?? "";
}

function draftAt(location: string | null) {
  const [, id = ""] = location?.match(/^\/contact\/check\?draft=([0-9a-f-]{36})$/) ?? [];
  return findDraft(id);
}

describe.each(testEngines())("contact messages on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  const stored = () =>
    handle.db.contactMessage.findMany({
      select: { name: true, email: true, message: true },
      orderBy: { id: "asc" },
    });

  beforeEach(async () => {
    await handle.db.contactMessage.deleteMany();
    await handle.db.rateLimiterFlexible.deleteMany();
  });
  afterEach(() => vi.restoreAllMocks());

  describe("POST /api/contact", () => {
    it("stores a message, not yet processed, and answers success", async () => {
      const before = Date.now();
      expect(await post(valid)).toEqual({ status: 200, body: { success: true } });
      const [row] = await handle.db.contactMessage.findMany();
      expect(row).toMatchObject({ ...valid, processed: false });
      expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(before - 1000);
      expect(row?.createdAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
    });

    it("stores the fact or the page that it reports, and leaves anything else out", async () => {
      const stored = async (about: unknown) => {
        await handle.db.contactMessage.deleteMany();
        expect((await post({ ...valid, about })).status).toBe(200);
        return (await handle.db.contactMessage.findFirstOrThrow()).about;
      };
      expect(await stored("36-04174b6b")).toBe("36-04174b6b");
      expect(await stored("/peptides?category=3")).toBe("/peptides?category=3");
      for (const about of [
        "",
        "//evil.example",
        "javascript:alert(1)",
        "<b>",
        36,
        null,
        undefined,
      ]) {
        expect(await stored(about), String(about)).toBeNull();
      }
    });

    it("stores each post, however alike", async () => {
      await post(valid);
      await post(valid);
      expect(await stored()).toHaveLength(2);
    });

    it("says what is wrong with each field, in the specified words", async () => {
      const wrong = {
        success: false,
        message: "Some values are not valid",
        fields: {
          name: ["Name must be at least 2 characters long"],
          email: ["Please enter a valid email address"],
          message: ["Message must be at least 10 characters long"],
        },
      };
      for (const body of [
        {},
        { name: "A", email: "ada", message: "Too short" },
        { name: " A ", email: " @example.org ", message: `  Too short${" ".repeat(10)}` },
        { name: "\u0000\u0007A", email: "ada@example", message: "\u0000".repeat(20) },
        { name: null, email: 3, message: ["A question to you."] },
      ]) {
        expect(await post(body)).toEqual({ status: 422, body: wrong });
      }
      expect(await stored()).toEqual([]);
    });

    it("accepts the shortest and the longest, and nothing longer", async () => {
      const domain = `@${"d".repeat(60)}.${"d".repeat(60)}.${"d".repeat(60)}.example`;
      const longest = {
        name: "ä".repeat(100),
        email: `${"e".repeat(254 - domain.length)}${domain}`,
        message: "ж".repeat(10_000),
      };
      expect((await post({ name: "Bo", email: "b@c.de", message: "0123456789" })).status).toBe(200);
      expect((await post(longest)).status).toBe(200);
      expect((await stored())[1]).toEqual(longest);
      const { status, body } = await post({
        name: `${longest.name}n`,
        email: `e${longest.email}`,
        message: `${longest.message}m`,
      });
      expect(status).toBe(422);
      expect(body.fields).toEqual({
        name: ["Name must be at most 100 characters long"],
        email: ["Email address must be at most 254 characters long"],
        message: ["Message must be at most 10,000 characters long"],
      });
    });

    it("trims, and removes control characters other than the message's newlines", async () => {
      await post({
        name: "  Ada\r\nBcc: all\u0000\u001b[31m  ",
        email: "\tada@example.org\n",
        message: "\n one\r\n\r\ntwo\rthree\tfour\u0000\u0008\u009f\ud800 five \u0085",
      });
      expect(await stored()).toEqual([
        {
          name: "Ada Bcc: all[31m",
          email: "ada@example.org",
          message: "one\n\ntwo\nthree four five",
        },
      ]);
    });

    it("keeps markup, quotes and other scripts as they were typed", async () => {
      const message = `<script>alert("x")</script> '; DROP TABLE "ContactMessage"; -- 肽 🧪`;
      await post({ ...valid, name: "O'Brien <b>", message });
      expect(await stored()).toEqual([{ ...valid, name: "O'Brien <b>", message }]);
    });

    it("ignores id, state and time in the body", async () => {
      await post({ ...valid, id: 7, processed: true, createdAt: "2001-01-01T00:00:00Z" });
      const [row] = await handle.db.contactMessage.findMany();
      expect(row?.processed).toBe(false);
      expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
    });

    it("answers success: false without the driver's words where it cannot be stored", async () => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      vi.spyOn(handle.db.contactMessage, "create").mockRejectedValue(new Error("disk I/O error"));
      const { status, body } = await post(valid);
      expect(status).toBe(500);
      expect(body).toEqual({
        success: false,
        message: expect.stringMatching(/^Something went wrong \([0-9a-f-]{36}\)$/),
      });
    });
  });

  describe("POST /contact/send", () => {
    it("stores a message and leads to the page that says so", async () => {
      const message = "one\r\ntwo and more";
      expect(await postForm({ ...valid, message, website: "" })).toMatchObject({
        status: 303,
        location: "/contact/sent",
      });
      expect(await stored()).toEqual([{ ...valid, message: "one\ntwo and more" }]);
    });

    it("stores what a database can hold", async () => {
      const { location } = await postForm({ ...valid, message: "one\0 and more of it" });
      expect(location).toBe("/contact/sent");
      expect(await stored()).toEqual([{ ...valid, message: "one and more of it" }]);
    });

    it("stores a double click once, and the same words a minute later again", async () => {
      // One cookie for both: making one sets the clock, which they share.
      const form = { Cookie: await openedBefore(5_000) };
      const answers = await Promise.all([postForm(valid, form), postForm(valid, form)]);
      await postForm(valid);
      expect(answers.map(({ location }) => location)).toEqual(["/contact/sent", "/contact/sent"]);
      expect(await stored()).toHaveLength(1);
      await handle.db.contactMessage.updateMany({
        data: { createdAt: new Date(Date.now() - 61_000) },
      });
      await postForm(valid);
      expect(await stored()).toHaveLength(2);
    });

    it("keeps what was typed for a page that shows what is wrong", async () => {
      const typed = { name: "A", email: "<b>@", message: `short\r\n"` };
      const { status, location } = await postForm(typed);
      expect(status).toBe(303);
      expect(await draftAt(location)).toEqual({
        values: typed,
        errors: {
          name: ["Name must be at least 2 characters long"],
          email: ["Please enter a valid email address"],
          message: ["Message must be at least 10 characters long"],
        },
      });
      expect(await stored()).toEqual([]);
    });

    it("stores nothing where the field for robots is filled in, and loses nothing", async () => {
      const reported = { ...valid, about: "36-cas" };
      const { location } = await postForm({ ...reported, website: "https://spam.example" });
      expect(await draftAt(location)).toEqual({ values: reported, errors: {} });
      expect(await stored()).toEqual([]);
      await post({ ...valid, website: "https://spam.example" });
      expect(await stored()).toHaveLength(1);
    });

    it("asks for it once more where it comes too fast or nobody knows how fast", async () => {
      const notice = "Please look your message over and send it again.";
      for (const Cookie of [await openedBefore(0), "", "amide-contact=made-up"]) {
        const { status, location } = await postForm(valid, { Cookie });
        expect(status).toBe(303);
        expect(await draftAt(location)).toEqual({ values: valid, errors: {}, notice });
      }
      expect(await stored()).toEqual([]);
      const [, note = ""] = (await openedBefore(5_000)).split("=");
      await postForm({ ...valid, opened: note }, { Cookie: "" });
      expect(await stored()).toEqual([valid]);
    });

    it("keeps what was typed where too many have come", async () => {
      const used = { key: "contact:unknown", points: 30, expire: new Date(Date.now() + 60_000) };
      await handle.db.rateLimiterFlexible.deleteMany();
      await handle.db.rateLimiterFlexible.create({ data: used });
      const { location } = await postForm(valid);
      const notice =
        "Too many messages have been sent from your connection. Please try again later.";
      expect(await draftAt(location)).toEqual({ values: valid, errors: {}, notice });
      expect(await post(valid)).toEqual({
        status: 429,
        body: { success: false, message: notice },
      });
      expect(await post({})).toMatchObject({ status: 422 });
      await handle.db.rateLimiterFlexible.deleteMany();
      expect(await post(valid)).toMatchObject({ status: 200 });
    });

    it("keeps what was typed for a while, whatever becomes of the database", async () => {
      vi.spyOn(console, "error").mockReturnValue();
      const { keptValue } = handle.db;
      const create = vi.spyOn(keptValue, "create").mockRejectedValue(new Error("away"));
      vi.useFakeTimers();
      try {
        const { location } = await postForm({ name: "First" });
        const draft = { values: { name: "Other", email: "", message: "" }, errors: {} };
        for (let index = 1; index < 500; index++) await keepDraft(draft);
        expect(create).toHaveBeenCalledTimes(500);
        expect((await postForm({ name: "Last" })).location).toBe("/contact/check?draft=full");
        expect((await draftAt(location))?.values.name).toBe("First");
        vi.advanceTimersByTime(15 * 60_000);
        expect(await draftAt(location)).toBeNull();
      } finally {
        vi.useRealTimers();
      }
    });

    it("keeps what was typed where it cannot be stored", async () => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      vi.spyOn(handle.db.contactMessage, "create").mockRejectedValue(new Error("disk I/O error"));
      const { location } = await postForm(valid);
      expect(await draftAt(location)).toEqual({ values: valid, errors: {} });
    });

    it.each([
      [403, { "Sec-Fetch-Site": "cross-site" }],
      [403, { "Sec-Fetch-Site": "", Origin: "https://evil.example" }],
      [415, { "Content-Type": "application/json" }],
    ])("answers %i to %o and stores nothing", async (status, headers) => {
      const { response } = await postForm(valid, headers as Record<string, string>);
      expect(response.status).toBe(status);
      expect(await stored()).toEqual([]);
    });

    it("answers 413 to more than any message can need", async () => {
      expect((await postForm({ ...valid, message: "x".repeat(128 * 1024) })).status).toBe(413);
    });
  });
});

it("leads from a reload of the form's own address back to the page", async () => {
  const response = await send.GET(new Request("http://localhost/contact/send"), context);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/contact"]);
});
