import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findSession, openSession } from "@/lib/auth/session-store";
import { deleteOldConversations } from "@/lib/conversations/retention/chat-retention";
import { addEntry, getEntry } from "@/lib/shared-store/shared-store";
import { limits } from "@/lib/throttle/limits";
import { consumePoints } from "@/lib/throttle/throttle";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const DAY_MS = 24 * 3_600_000;
const place = { address: "127.0.0.1", browser: "Firefox on Linux" };
const visitor = { headers: new Headers({ "X-Forwarded-For": "203.0.113.77" }) };

/** As by somebody who corrects it, or by a machine whose battery is empty. */
function setClockBack(ms: number) {
  vi.setSystemTime(Date.now() - ms);
}

describe.each(testEngines())("a clock that is set back, on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("ends no session, and wakes none that has ended", async () => {
    const user = await handle.db.user.findFirstOrThrow();
    const [open, ended] = [await openSession(user, place), await openSession(user, place)];
    await handle.db.adminSession.update({ where: { id: ended }, data: { endedAt: new Date() } });
    setClockBack(DAY_MS);
    expect(await findSession(open)).toMatchObject({ sessionId: open });
    expect(await findSession(ended)).toBeNull();
  });

  it.each(["login-address", "chat"] as const)(
    "keeps nobody waiting by the limit %s until it is as late again",
    async (name) => {
      const taking = () => consumePoints(name, visitor);
      for (let taken = 0; taken < limits[name].points; taken += 1) await taking();
      await expect(taking()).rejects.toThrow(limits[name].message);
      setClockBack(DAY_MS);
      await expect(taking()).resolves.toBeGreaterThan(Date.now());
      for (let taken = 1; taken < limits[name].points; taken += 1) await taking();
      await expect(taking()).rejects.toThrow(limits[name].message);
    },
  );

  it("lets an item be saved again, and refuses an older base of it", async () => {
    const headers = await asAdministrator();
    const put = (name: string, etag: string) =>
      ask("PUT", "/api/categories/1", {
        body: { name },
        headers: { ...headers, "If-Match": etag },
      });
    const etagOf = (answer: { headers: Headers }) => answer.headers.get("etag") ?? "";
    const first = etagOf(await ask("GET", "/api/categories/1"));
    const saved = await put("Before", first);
    expect(saved.status).toBe(200);
    setClockBack(DAY_MS);
    const again = await put("After", etagOf(saved));
    expect(again.status).toBe(200);
    expect(etagOf(again)).not.toBe(etagOf(saved));
    expect((await put("From an older base", etagOf(saved))).status).toBeGreaterThanOrEqual(400);
    expect((await ask("GET", "/api/categories/1")).body.name).toBe("After");
  });

  it("deletes no conversation and no shared value", async () => {
    const kind = { kind: "test", ttlMs: 60_000, maxEntries: 5 };
    const id = await addEntry(kind, "kept");
    await handle.db.chatSession.create({ data: { id: "session-of-a-test", visitorHash: "v" } });
    setClockBack(DAY_MS);
    expect(await deleteOldConversations()).toBe(0);
    expect(await getEntry(kind, id)).toBe("kept");
  });
});
