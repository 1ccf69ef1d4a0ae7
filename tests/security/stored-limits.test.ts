import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as sendQuestion } from "@/app/(site)/[lang]/consultant/send/route";
import { POST as sendForm } from "@/app/(site)/[lang]/contact/send/route";
import { StorageNote } from "@/components/admin/inbox/storage-note";
import { findDraft } from "@/lib/content/contact-messages/contact-drafts";
import { INBOX_FULL } from "@/lib/content/contact-messages/contact-message-store";
import { noteOpened } from "@/lib/content/contact-messages/contact-opened";
import { storageLimits } from "@/lib/content/storage-limits";
import { chatMessages } from "@/lib/conversations/chat/chat-messages";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { newVisitor, readReply } from "@/tests/support/chat";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const usual = { ...storageLimits };
const message = { name: "Ada", email: "ada@example.org", message: "A question to you." };
const QUESTION = "What is semaglutide?";

describe.each(testEngines())("what visitors write on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
    await handle.db.contactMessage.deleteMany();
    await handle.db.chatSession.deleteMany();
    await handle.db.keptValue.deleteMany();
  });
  afterEach(() => {
    Object.assign(storageLimits, usual);
  });

  it("is refused with a sentence where the inbox is full", async () => {
    storageLimits.contactMessages = 2;
    for (const status of [200, 200, 503]) {
      const answer = await ask("POST", "/api/contact", { body: message });
      expect(answer.status).toBe(status);
      if (status === 503) {
        expect(answer.body).toEqual({
          success: false,
          message: INBOX_FULL,
          fields: { message: [INBOX_FULL] },
        });
      }
    }
    expect(await handle.db.contactMessage.count()).toBe(2);
    const location = await post("203.0.113.1", { ...message, opened: await openedBefore() });
    expect((await draftAt(location))?.notice).toBe(INBOX_FULL);
    const headers = await asAdministrator();
    const { body } = await ask("GET", "/api/admin/inbox/messages?search=nobody", { headers });
    expect([body.total, body.stored]).toEqual([0, 2]);
  });

  it("is answered with a sentence where there is no room for another conversation", async () => {
    storageLimits.conversations = 1;
    const first = newVisitor();
    const { sessionId } = await (await first.post({ message: QUESTION })).json();
    const response = await newVisitor().post({ message: QUESTION });
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({
        message: chatMessages.full,
        outcome: "failed",
        messageId: null,
      }),
    ]);
    const { chunks } = await newVisitor().stream({ message: QUESTION });
    expect((await readReply(chunks)).message).toBe(chatMessages.full);
    const form = await sendQuestion(
      formRequest("/consultant/send", { message: QUESTION }, "203.0.113.1"),
      { params: Promise.resolve({}) },
    );
    expect(form.headers.get("location")).toContain("problem=full");
    expect(await handle.db.chatSession.count()).toBe(1);
    // The conversation that is there goes on.
    const next = await (await first.post({ message: QUESTION, sessionId })).json();
    expect(next.outcome).toBe("answered");
  });

  it("is answered with a sentence where a conversation has become too long", async () => {
    storageLimits.messagesOfConversation = 2;
    const visitor = newVisitor();
    const { sessionId } = await (await visitor.post({ message: QUESTION })).json();
    const refused = await (await visitor.post({ message: QUESTION, sessionId })).json();
    expect(refused).toMatchObject({ message: chatMessages.tooLong, sessionId, outcome: "failed" });
    expect(await handle.db.chatMessage.count({ where: { sessionId } })).toBe(2);
  });

  it("is kept as a draft, whatever 100 bad posts of others do", async () => {
    const own = await post("203.0.113.1", { ...message, email: "ada" });
    const others: (string | null)[] = [];
    for (let at = 0; at < 100; at++) others.push(await post("203.0.113.2", { name: "x" }));
    expect(others.filter((location) => location === "/contact/check?draft=limit")).toHaveLength(70);
    expect((await draftAt(own))?.values).toEqual({ ...message, email: "ada" });
    expect(await handle.db.keptValue.count({ where: { kind: "contact-draft" } })).toBe(31);
  });

  it("is kept as a draft only while there is room, and displaces no other", async () => {
    const own = await post("203.0.113.1", { ...message, email: "ada" });
    const expiresAt = new Date(Date.now() + 60_000);
    const data = Array.from({ length: 499 }, (_, at) => ({
      ...{ id: `draft-${at}`, kind: "contact-draft", value: "{}", expiresAt },
    }));
    await handle.db.keptValue.createMany({ data });
    expect(await post("203.0.113.2", { name: "x" })).toBe("/contact/check?draft=full");
    expect(await draftAt(own)).not.toBeNull();
    // What has expired takes no room.
    await handle.db.keptValue.updateMany({
      where: { id: { startsWith: "draft-" } },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect(await draftAt(await post("203.0.113.2", { name: "x" }))).not.toBeNull();
  });

  async function post(address: string, fields: Record<string, string>) {
    const request = formRequest("/contact/send", fields, address);
    return (await sendForm(request, { params: Promise.resolve({}) })).headers.get("location");
  }
});

it("is announced to the administrator before it is refused", () => {
  const note = (stored: number) => {
    const element = StorageNote({ what: "messages", stored, limit: 5_000 });
    return element && renderToStaticMarkup(element).replace(/<[^>]*>/g, "");
  };
  expect(note(4_499)).toBeNull();
  expect(note(4_500)).toMatch(/^4,500 of at most 5,000 messages are stored\. When the limit/);
  expect(note(5_000)).toContain("The limit is reached: visitors are told");
});

function formRequest(path: string, fields: Record<string, string>, address: string) {
  return new Request(`http://localhost${path}`, {
    method: "POST",
    headers: { "X-Forwarded-For": address, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
  });
}

function draftAt(location: string | null) {
  return findDraft(location?.split("draft=")[1] ?? "");
}

/** The note of a form that has been open for a while. */
async function openedBefore(): Promise<string> {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now - 10_000 });
  try {
    return await noteOpened();
  } finally {
    vi.useRealTimers();
  }
}
