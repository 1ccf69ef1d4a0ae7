import { describe, expect, it } from "vitest";
import { createDraftStore, type Draft, type DraftPlace } from "./draft-store";
import { localPlace } from "./local-place";

const draft = (id: string, savedAt: number, text = "typed"): Draft => ({
  id,
  form: "admin/peptides/81",
  values: { text },
  base: { text: "" },
  savedAt,
});

const full: DraftPlace = {
  put: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  list: () => Promise.reject(new Error("blocked")),
  remove: () => Promise.reject(new Error("blocked")),
};

describe("a store of drafts", () => {
  it("gives back what was kept, the newest first, and nothing of another form", async () => {
    const store = createDraftStore([localPlace(memoryStorage())]);
    await store.keep(draft("a", 1));
    await store.keep(draft("b", 2));
    await store.keep({ ...draft("c", 3), form: "admin/peptides/8" });
    expect((await store.find("admin/peptides/81")).map(({ id }) => id)).toEqual(["b", "a"]);
  });

  it("has the draft in storage before keep returns", () => {
    const storage = memoryStorage();
    createDraftStore([localPlace(storage)]).keep(draft("a", 1));
    expect(storage.length).toBe(1);
  });

  it("is content with one place that works, and says when there is none", async () => {
    const half = createDraftStore([full, localPlace(memoryStorage())]);
    expect(await half.keep(draft("a", 1))).toBe(true);
    expect(await half.find("admin/peptides/81")).toEqual([draft("a", 1)]);
    await half.drop(draft("a", 1));
    expect(await half.find("admin/peptides/81")).toEqual([]);
    expect(await createDraftStore([full]).keep(draft("a", 1))).toBe(false);
  });

  it("prefers the newer of two versions of one draft", async () => {
    const [old, fresh] = [memoryStorage(), memoryStorage()];
    await createDraftStore([localPlace(old)]).keep(draft("a", 1, "on"));
    await createDraftStore([localPlace(fresh)]).keep(draft("a", 2, "one"));
    const store = createDraftStore([localPlace(old), localPlace(fresh)]);
    expect(await store.find("admin/peptides/81")).toEqual([draft("a", 2, "one")]);
  });

  it("does not bring back what was dropped, where one place has it still", async () => {
    const [stale, names] = [localPlace(memoryStorage()), localPlace(memoryStorage())];
    const keepsNames: DraftPlace = {
      ...names,
      remove: ({ id, form }) => names.put({ id, form, values: {}, base: {}, savedAt: 2 }),
    };
    await createDraftStore([stale, keepsNames]).keep(draft("a", 1));
    await createDraftStore([keepsNames]).drop(draft("a", 1));
    expect(await createDraftStore([stale, keepsNames]).find("admin/peptides/81")).toEqual([]);
  });

  it("passes over what is no draft", async () => {
    const storage = memoryStorage();
    storage.setItem("amide-draft:x", "{");
    storage.setItem("amide-draft:y", JSON.stringify({ form: "admin/peptides/81" }));
    storage.setItem("theme", "dark");
    const store = createDraftStore([localPlace(storage)]);
    expect(await store.find("admin/peptides/81")).toEqual([]);
  });
});

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}
