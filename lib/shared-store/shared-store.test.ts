import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDatabase, type Database } from "@/lib/db/client";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { addEntry, deleteEntries, getEntry } from "./shared-store";

const forms = { kind: "form", ttlMs: 1_000, maxEntries: 3 };
const others = { kind: "other", ttlMs: 5_000, maxEntries: 3 };

describe.each(testEngines())("the shared store on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let another: Database;
  beforeAll(() => {
    another = createDatabase(handle.url);
  });
  afterAll(() => another.$disconnect());
  beforeEach(() => handle.db.keptValue.deleteMany());
  afterEach(() => vi.useRealTimers());

  it("returns entries to other processes, whatever characters they contain", async () => {
    const value = { text: "a\u0000b \ud83e\uddea “é”", list: [1, null] };
    const id = await addEntry(forms, value, handle.db);
    expect(await getEntry(forms, id, another)).toEqual(value);
    expect(await getEntry(others, id, another)).toBeNull();
    for (const none of ["not an id", "\u0000", "\ud800", id.replace(/^./, "\u0000")]) {
      expect(await getEntry(forms, none, another)).toBeNull();
    }
  });

  it("expires entries after their TTL and leaves no row", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const id = await addEntry(forms, "a");
    const longer = await addEntry(others, "b");
    vi.setSystemTime(Date.now() + forms.ttlMs);
    expect(await getEntry(forms, id)).toBeNull();
    await deleteEntries();
    expect(await handle.db.keptValue.findMany({ select: { id: true } })).toEqual([{ id: longer }]);
  });

  it("deletes expired entries without another call", async () => {
    const id = await addEntry({ ...forms, ttlMs: 50 }, "a");
    const row = () => handle.db.keptValue.findUnique({ where: { id } });
    await expect.poll(row).toBeNull();
  });

  it("evicts the oldest entries of a kind beyond the maximum", async () => {
    const other = await addEntry(others, "other");
    const ids: string[] = [];
    for (const value of [0, 1, 2, 3, 4]) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1 });
      ids.push(await addEntry({ ...forms, ttlMs: 60_000 }, value));
    }
    const found = await Promise.all(ids.map((id) => getEntry(forms, id)));
    expect(found).toEqual([null, null, 2, 3, 4]);
    expect(await getEntry(others, other)).toBe("other");
  });
});
