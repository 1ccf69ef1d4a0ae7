import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDatabase, type Database } from "@/lib/db/client";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { dropKept, findKept, keepValue } from "./short-lived-values";

const forms = { kind: "form", keptMs: 1_000, most: 3 };
const others = { kind: "other", keptMs: 5_000, most: 3 };

describe.each(testEngines())("kept values on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let another: Database;
  beforeAll(() => {
    another = createDatabase(handle.url);
  });
  afterAll(() => another.$disconnect());
  beforeEach(() => handle.db.keptValue.deleteMany());
  afterEach(() => vi.useRealTimers());

  it("are found by another process, whatever characters they hold", async () => {
    const value = { text: "a\u0000b \ud83e\uddea “é”", list: [1, null] };
    const id = await keepValue(forms, value, handle.db);
    expect(await findKept(forms, id, another)).toEqual(value);
    expect(await findKept(others, id, another)).toBeNull();
    for (const none of ["not an id", "\u0000", "\ud800", id.replace(/^./, "\u0000")]) {
      expect(await findKept(forms, none, another)).toBeNull();
    }
  });

  it("are gone after their time, and leave no row behind", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const id = await keepValue(forms, "a");
    const longer = await keepValue(others, "b");
    vi.setSystemTime(Date.now() + forms.keptMs);
    expect(await findKept(forms, id)).toBeNull();
    await dropKept();
    expect(await handle.db.keptValue.findMany({ select: { id: true } })).toEqual([{ id: longer }]);
  });

  it("are deleted without anybody asking", async () => {
    const id = await keepValue({ ...forms, keptMs: 50 }, "a");
    const row = () => handle.db.keptValue.findUnique({ where: { id } });
    expect(await row()).not.toBeNull();
    await vi.waitFor(async () => expect(await row()).toBeNull(), { timeout: 5_000 });
  });

  it("are few of one kind: the oldest go", async () => {
    const other = await keepValue(others, "other");
    const ids: string[] = [];
    for (const value of [0, 1, 2, 3, 4]) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1 });
      ids.push(await keepValue({ ...forms, keptMs: 60_000 }, value));
    }
    const found = await Promise.all(ids.map((id) => findKept(forms, id)));
    expect(found).toEqual([null, null, 2, 3, 4]);
    expect(await findKept(others, other)).toBe("other");
  });
});
