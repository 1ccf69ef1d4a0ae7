import { beforeAll, describe, expect, it } from "vitest";
import { deleteOldConversations } from "@/lib/conversations/retention/chat-retention";
import { readConsultantCosts } from "@/lib/conversations/review/consultant-costs";
import { env } from "@/lib/env";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const DAY_MS = 24 * 60 * 60_000;

describe.each(testEngines())("the consultant's review on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });

  async function tell(
    id: string,
    turns: { question: string; outcome: string; rating?: number; ratingReason?: string }[],
  ) {
    await handle.db.chatSession.create({ data: { id, visitorHash: "hash" } });
    for (const { question, ...answer } of turns) {
      await handle.db.chatMessage.create({
        data: { sessionId: id, isUser: true, message: question },
      });
      await handle.db.chatMessage.create({
        data: { sessionId: id, isUser: false, message: "An answer", ...answer },
      });
    }
  }

  it.each(["saved-questions", "consultant/unanswered", "consultant/costs", "consultant/try"])(
    "%s is the administrator's",
    async (address) => {
      expect((await ask("GET", `/api/admin/${address}`)).status).toBe(401);
    },
  );

  it("says which model trials are put to, if any", async () => {
    const model = async () =>
      (await ask("GET", "/api/admin/consultant/try", { headers })).body.model;
    expect(await model()).toBeNull();
    Object.assign(env, { OPENAI_API_KEY: "a key", OPENAI_MODEL: "model-of-tests" });
    expect(await model()).toBe("model-of-tests");
    Object.assign(env, { OPENAI_API_KEY: undefined, OPENAI_MODEL: undefined });
  });

  it("keeps questions to try prompts with", async () => {
    const address = "/api/admin/saved-questions";
    const added = await ask("POST", address, {
      headers,
      body: { question: " What is Kisspeptin? " },
    });
    expect([added.status, added.body]).toEqual([
      201,
      { id: expect.any(Number), question: "What is Kisspeptin?", createdAt: expect.any(String) },
    ]);
    expect((await ask("GET", address, { headers })).body).toEqual([added.body]);
    const again = await ask("POST", address, {
      headers,
      body: { question: "What is Kisspeptin?" },
    });
    expect(again.status).toBe(409);
    expect((await ask("POST", address, { headers, body: { question: " " } })).status).toBe(422);
    const one = `${address}/${added.body.id}`;
    expect((await ask("DELETE", one)).status).toBe(401);
    expect((await ask("DELETE", one, { headers })).status).toBe(200);
    expect((await ask("DELETE", one, { headers })).status).toBe(404);
    expect((await ask("GET", address, { headers })).body).toEqual([]);
    const trail = await ask("GET", "/api/admin/revisions?entity=saved-questions", { headers });
    expect(trail.body.items.map(({ action }: { action: string }) => action)).toEqual([
      "delete",
      "create",
    ]);
  });

  it("saves no question that is too long for an index, whatever its script", async () => {
    const saved = async (length: number) => {
      const letters = Array.from({ length }, (_, index) => 0x4e00 + ((index * 7919) % 20_000));
      const body = { question: String.fromCharCode(...letters) };
      return (await ask("POST", "/api/admin/saved-questions", { headers, body })).status;
    };
    expect([await saved(800), await saved(801)]).toEqual([201, 422]);
    await handle.db.savedQuestion.deleteMany();
  });

  it("groups questions that were not answered, or not well", async () => {
    await tell("one", [
      { question: "What is Rapamycin?", outcome: "abstained" },
      { question: "What is BPC-157?", outcome: "answered" },
      { question: "Is TB-500 safe?", outcome: "answered", rating: -1, ratingReason: "Too vague" },
    ]);
    await tell("two", [
      { question: "what is  rapamycin", outcome: "failed" },
      { question: "How much should I take?", outcome: "declined" },
    ]);
    const { body } = await ask("GET", "/api/admin/consultant/unanswered", { headers });
    const lastAskedAt = expect.any(String);
    expect(body).toEqual([
      {
        question: "what is  rapamycin",
        count: 2,
        abstained: 1,
        failed: 1,
        ratedDown: 0,
        reasons: [],
        lastAskedAt,
      },
      {
        question: "Is TB-500 safe?",
        count: 1,
        abstained: 0,
        failed: 0,
        ratedDown: 1,
        reasons: ["Too vague"],
        lastAskedAt,
      },
    ]);
  });

  it("counts the costs of whole days, latest first", async () => {
    await handle.db.chatSession.deleteMany();
    await handle.db.chatSession.create({ data: { id: "costs", visitorHash: "hash" } });
    const tell = (createdAt: string, model: string | null) =>
      handle.db.chatMessage.create({
        data: {
          ...{ sessionId: "costs", isUser: false, message: "An answer" },
          ...{
            model,
            inputTokens: 10,
            outputTokens: 1,
            withheld: 1,
            createdAt: new Date(createdAt),
          },
        },
      });
    await tell("2026-04-30T23:59:59.999Z", "gpt");
    await tell("2026-05-01T00:00:00.000Z", "gpt");
    await tell("2026-05-31T10:00:00.000Z", "gpt");
    await tell("2026-05-31T11:00:00.000Z", "gpt");
    await tell("2026-05-31T12:00:00.000Z", "library");
    await tell("2026-05-31T12:00:00.000Z", null);
    expect(await readConsultantCosts(new Date("2026-05-31T15:00:00.000Z"))).toEqual([
      {
        day: "2026-05-31",
        model: "gpt",
        answers: 2,
        inputTokens: 20,
        outputTokens: 2,
        withheld: 2,
      },
      {
        day: "2026-05-31",
        model: "library",
        answers: 1,
        inputTokens: 10,
        outputTokens: 1,
        withheld: 1,
      },
      {
        day: "2026-05-01",
        model: "gpt",
        answers: 1,
        inputTokens: 10,
        outputTokens: 1,
        withheld: 1,
      },
    ]);
  });

  it("deletes conversations after the days that the settings say, and only those", async () => {
    await handle.db.chatSession.deleteMany();
    await tell("old", [{ question: "Old?", outcome: "answered" }]);
    await tell("resumed", [{ question: "Old, but resumed?", outcome: "answered" }]);
    await tell("new", [{ question: "New?", outcome: "answered" }]);
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    const age = (id: string, created: number, updated: number) =>
      handle.db.chatSession.update({
        where: { id },
        data: { createdAt: daysAgo(created), updatedAt: daysAgo(updated) },
      });
    await age("old", 31, 31);
    await age("resumed", 31, 2);
    await age("new", 29, 29);
    const [first, second] = await Promise.all([deleteOldConversations(), deleteOldConversations()]);
    expect([first, second]).toEqual([1, 1]);
    const left = await handle.db.chatSession.findMany({ orderBy: { id: "asc" } });
    expect(left.map(({ id }) => id)).toEqual(["new", "resumed"]);
    expect(await handle.db.chatMessage.count({ where: { sessionId: "old" } })).toBe(0);

    const settings = { chatRetentionDays: 10 };
    expect((await ask("POST", "/api/ai-settings", { headers, body: settings })).status).toBe(200);
    expect((await ask("GET", "/api/ai-settings")).body).not.toHaveProperty("chatRetentionDays");
    expect((await ask("GET", "/api/admin/ai-settings", { headers })).body).toMatchObject(settings);
    expect(await deleteOldConversations()).toBe(1);
    for (const chatRetentionDays of [0, "x", 4000, true, [7]]) {
      const body = { chatRetentionDays };
      expect((await ask("POST", "/api/ai-settings", { headers, body })).status).toBe(422);
    }
    await ask("POST", "/api/ai-settings", { headers, body: { chatRetentionDays: null } });
    expect((await ask("GET", "/api/admin/ai-settings", { headers })).body.chatRetentionDays).toBe(
      30,
    );
  });
});
