import { beforeAll, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { readAllRows } from "@/tests/support/tables";

describe.each(testEngines())("many items at once on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });

  const bulk = (body: object) => ask("POST", "/api/admin/bulk", { headers, body });
  const count = async (collection: string, ids: number[]) =>
    (await ask("POST", "/api/admin/references", { headers, body: { collection, ids } })).body;
  const add = async (name: string, categoryIds: string) =>
    (await ask("POST", "/api/peptides", { headers, body: { name, categoryIds } })).body.id;
  const read = async (id: number) => (await ask("GET", `/api/peptides/${id}`)).body;
  const revisions = () => handle.db.revision.count();

  it("is the administrator's alone", async () => {
    const body = { collection: "peptides", action: "delete", ids: [1], expected: 1 };
    expect((await ask("POST", "/api/admin/bulk", { body })).status).toBe(401);
    expect((await ask("POST", "/api/admin/references", { body })).status).toBe(401);
  });

  it("does nothing where the items are not as many as were seen", async () => {
    const before = await readAllRows(handle.db);
    const known = await revisions();
    const all = { collection: "peptides", action: "delete" };
    for (const selection of [
      { ids: [1, 2, 3], expected: 2 },
      { ids: [1, 2], expected: 3 },
      { ids: [1, 2, 987_654], expected: 3 },
      { ids: [1, 2, 2], expected: 3 },
    ]) {
      const { status, body } = await bulk({ ...all, ...selection });
      expect(status).toBe(409);
      expect(body.message).toContain("Nothing was changed.");
    }
    expect((await bulk({ ...all, ids: [], expected: 0 })).status).toBe(422);
    expect((await bulk({ ...all, collection: "users", ids: [1], expected: 1 })).status).toBe(404);
    const category = { action: "set-category", mode: "add", categoryId: 99 };
    const { status } = await bulk({ ...all, ...category, ids: [1, 2], expected: 2 });
    expect(status).toBe(400);
    const { users: _, ...rows } = await readAllRows(handle.db);
    expect(rows).toEqual((({ users: _, ...rest }) => rest)(before));
    expect(await revisions()).toBe(known);
  });

  it("adds a category or replaces those that there are, with a revision each", async () => {
    const ids = [await add("One", "1,2"), await add("Two", ""), await add("Three", "4")];
    const known = await revisions();
    const action = { collection: "peptides", action: "set-category", ids, expected: 3 };
    const added = await bulk({ ...action, categoryId: 4, mode: "add" });
    expect(added.body).toEqual({ selected: 3, changed: 2 });
    expect(await revisions()).toBe(known + 2);
    const categoryIds = async () =>
      Promise.all(ids.map(async (id) => (await read(id)).categoryIds));
    expect(await categoryIds()).toEqual(["1,2,4", "4", "4"]);
    await bulk({ ...action, categoryId: 5, mode: "replace" });
    expect(await categoryIds()).toEqual(["5", "5", "5"]);
  });

  it("removes a category and leaves the others in their order", async () => {
    const ids = [await add("Some", "4,1,2"), await add("Only", "1"), await add("Without", "2")];
    const action = { collection: "peptides", action: "set-category", ids, expected: 3 };
    const removed = await bulk({ ...action, categoryId: 1, mode: "remove" });
    expect(removed.body).toEqual({ selected: 3, changed: 2 });
    const left = await Promise.all(ids.map(async (id) => (await read(id)).categoryIds));
    expect(left).toEqual(["4,2", "", "2"]);
  });

  it("sets the strength of evidence, and the reason for it where one is sent", async () => {
    const ids = [await add("Strong", ""), await add("Weak", "")];
    await ask("PUT", `/api/peptides/${ids[0]}`, { headers, body: { evidenceReason: "Its own." } });
    const action = { collection: "peptides", action: "set-evidence", ids, expected: 2 };
    const stored = async () =>
      Promise.all(
        ids.map(async (id) => {
          const { evidenceTier, evidenceReason } = await read(id);
          return [evidenceTier, evidenceReason];
        }),
      );
    expect((await bulk({ ...action, evidenceTier: "animal" })).body).toMatchObject({ changed: 2 });
    expect(await stored()).toEqual([
      ["animal", "Its own."],
      ["animal", null],
    ]);
    await bulk({ ...action, evidenceTier: null, evidenceReason: "None is listed." });
    expect(await stored()).toEqual(ids.map(() => [null, "None is listed."]));
    expect((await bulk({ ...action, evidenceTier: "proven" })).status).toBe(422);
  });

  it.each(["research", "educational-videos"])(
    "changes the peptides and the year of %s, all or none",
    async (collection) => {
      const make = async (title: string, fields: object) => {
        const body = { title, source: "Journal", authors: "Ada L", ...fields };
        return (await ask("POST", `/api/${collection}`, { headers, body })).body.id;
      };
      const ids = [await make("a", { peptideIds: "0,36" }), await make("b", { peptideIds: "81" })];
      const selection = { collection, ids, expected: 2 };
      const stored = async (field: string) =>
        Promise.all(
          ids.map(async (id) => (await ask("GET", `/api/${collection}/${id}`)).body[field]),
        );
      const change = async (peptideIds: number[], mode: string) => {
        await bulk({ ...selection, action: "set-peptides", peptideIds, mode });
        return stored("peptideIds");
      };
      expect(await change([36, 1], "add")).toEqual(["0,36,1", "81,36,1"]);
      expect(await change([36, 0], "remove")).toEqual(["1", "81,1"]);
      expect(await change([2, 0], "replace")).toEqual(["0,2", "0,2"]);
      const unknown = { action: "set-peptides", peptideIds: [9999], mode: "add" };
      expect((await bulk({ ...selection, ...unknown })).status).toBe(400);

      expect((await bulk({ ...selection, action: "set-year", year: 2019 })).status).toBe(200);
      expect(await stored("year")).toEqual([2019, 2019]);
      const early = await bulk({ ...selection, action: "set-year", year: 1700 });
      expect([early.status, early.body.fields.year]).toEqual([
        422,
        [expect.stringMatching(/^Enter a year from \d{4} to \d{4}\.$/)],
      ]);
      await bulk({ ...selection, action: "set-year", year: null });
      expect(await stored("year")).toEqual([null, null]);
      if (collection === "research") expect(await stored("authors")).toEqual(["Ada L", "Ada L"]);
    },
  );

  it("deletes what is selected and nothing else, and each can come back", async () => {
    const ids = [await add("Gone", "1"), await add("Gone too", "")];
    const stays = await add("Stays", "1");
    const selection = { collection: "peptides", ids, expected: 2 };
    expect((await bulk({ ...selection, action: "delete" })).body).toEqual({
      selected: 2,
      changed: 2,
    });
    for (const id of ids) expect((await ask("GET", `/api/peptides/${id}`)).status).toBe(404);
    expect((await ask("GET", `/api/peptides/${stays}`)).status).toBe(200);
    const { items } = (await ask("GET", "/api/admin/bin", { headers })).body;
    await ask("POST", `/api/admin/revisions/${items[0].id}/restore`, { headers });
    expect(await read(Number(items[0].entityId))).toMatchObject({ name: items[0].name });
  });

  it("keeps General, and with it all that was selected beside it", async () => {
    const before = await handle.db.category.count();
    const ids = [1, 0];
    const { status } = await bulk({ collection: "categories", action: "delete", ids, expected: 2 });
    expect(status).toBe(409);
    expect(await handle.db.category.count()).toBe(before);
  });

  it("changes type and status of development items, and of nothing else", async () => {
    const make = async (title: string) =>
      (await ask("POST", "/api/dev-items", { headers, body: { title } })).body.id;
    const ids = [await make("a"), await make("b")];
    const action = { action: "set-fields", ids, expected: 2, status: "completed" };
    expect((await bulk({ ...action, collection: "dev-items" })).status).toBe(200);
    const stored = await handle.db.devItem.findMany({ where: { id: { in: ids } } });
    expect(stored.map(({ type, status }) => [type, status])).toEqual([
      ["feature", "completed"],
      ["feature", "completed"],
    ]);
    expect((await bulk({ ...action, collection: "peptides" })).status).toBe(422);
  });

  it("changes hundreds, each with a revision of its own in their order", async () => {
    const ids = Array.from({ length: 250 }, (_, index) => 500_000 + index);
    const data = ids.map((id) => ({ id, title: `Item ${id}`, description: "Stays" }));
    await handle.db.devItem.createMany({ data });
    const selection = { collection: "dev-items", ids, expected: ids.length };
    const answer = { selected: 250, changed: 250 };
    const set = { ...selection, action: "set-fields", type: "bug" };
    expect((await bulk(set)).body).toEqual(answer);
    expect((await bulk(set)).body).toEqual({ ...answer, changed: 0 });
    expect((await bulk({ ...selection, action: "delete" })).body).toEqual(answer);
    const trail = await handle.db.revision.findMany({ orderBy: { id: "desc" }, take: 500 });
    expect(trail.map(({ entityId }) => Number(entityId))).toEqual([...ids, ...ids].reverse());
    const [deleted] = trail;
    const item = { id: 500_249, title: "Item 500249", description: "Stays" };
    expect([deleted?.before, deleted?.after]).toEqual([
      expect.objectContaining({ ...item, type: "bug" }),
      null,
    ]);
    expect([trail[250]?.before, trail[250]?.after]).toEqual([
      expect.objectContaining({ ...item, type: "feature" }),
      expect.objectContaining({ ...item, type: "bug" }),
    ]);
  });

  it("counts each item that would lose something once", async () => {
    const articles = await handle.db.articlePeptide.findMany({
      where: { peptideId: { in: [36, 3] } },
    });
    const videos = await handle.db.videoPeptide.findMany({ where: { peptideId: { in: [36, 3] } } });
    const distinct = new Set(articles.map(({ articleId }) => articleId)).size;
    expect(distinct).toBeLessThan(articles.length);
    const { references } = await count("peptides", [36, 3]);
    expect(references.research).toBe(distinct);
    expect(references["educational-videos"] ?? 0).toBe(
      new Set(videos.map(({ videoId }) => videoId)).size,
    );
    const peptides = await handle.db.peptideCategory.count({ where: { categoryId: 1 } });
    expect((await count("categories", [1])).references).toEqual({ peptides });
    expect((await count("dev-items", [1])).references).toEqual({});
  });
});
