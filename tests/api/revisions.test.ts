import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { takeExpiredTags } from "@/tests/support/next-cache";
import { SEEDED_PEPTIDES } from "@/tests/support/seeded";

interface Entry {
  id: number;
  entity: string;
  entityId: string;
  action: string;
  restorable?: string[];
}

describe.each(testEngines())("revisions on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });
  beforeEach(async () => {
    await handle.db.revision.deleteMany();
  });

  const send = (method: "POST" | "PUT" | "DELETE", address: string, body?: object) =>
    ask(method, address, { headers, ...(body && { body }) });
  const get = async (address: string) => (await ask("GET", address, { headers })).body;
  const history = async (query = ""): Promise<Entry[]> =>
    (await get(`/api/admin/revisions${query}`)).items;
  const restore = async (revision: Entry | undefined, state = "") =>
    send("POST", `/api/admin/revisions/${revision?.id}/restore${state}`);
  const without = ({ updatedAt: _, ...item }: { updatedAt?: string }) => item;

  it("records who did what to which item, with its state before and after", async () => {
    const { body: created } = await send("POST", "/api/peptides", { name: "Testotide" });
    const address = `/api/peptides/${created.id}`;
    const { body: changed } = await send("PUT", address, { dosage: "None", categoryIds: "2" });
    await send("PUT", address, { dosage: "None" });
    await send("DELETE", address);
    const entries = await history(`?entity=peptides&id=${created.id}`);
    const common = { entity: "peptides", entityId: String(created.id), actor: "admin" };
    expect(entries).toEqual([
      expect.objectContaining({ ...common, action: "delete", name: "Testotide", changed: [] }),
      expect.objectContaining({
        ...common,
        action: "update",
        changed: expect.arrayContaining(["dosage", "categoryId", "categoryIds"]),
      }),
      expect.objectContaining({ ...common, action: "create" }),
    ]);
    const full = await get(`/api/admin/revisions/${entries[1]?.id}`);
    expect(full).toMatchObject({ before: created, after: changed, changed: expect.any(Array) });
    expect(full.changed).toHaveLength(3);
    expect(await get(`/api/admin/revisions/${entries[2]?.id}`)).toMatchObject({ before: null });
  });

  it("expires what shows an updated item, and everything of its type for other changes", async () => {
    takeExpiredTags();
    await send("PUT", "/api/peptides/36", { mechanismOfAction: "<p>New</p>" });
    expect(takeExpiredTags()).toEqual(["peptides", "peptides:36"]);
    await send("PUT", "/api/peptides/36", { name: "New" });
    expect(takeExpiredTags()).toEqual(
      expect.arrayContaining(["peptides:36", "peptides:card", "peptides:facts", "peptides:names"]),
    );
    await send("DELETE", "/api/peptides/36");
    const everything = ["peptides", "research", "videos"].flatMap((type) => [type, `${type}:*`]);
    expect(takeExpiredTags()).toEqual(everything);
    await restore((await history("?entity=peptides&id=36"))[0], "?state=before");
    expect(takeExpiredTags()).toEqual(everything);
  });

  it("offers only states that differ from the current one, and answers the current one", async () => {
    const { body: item } = await send("POST", "/api/dev-items", { title: "One" });
    const address = `/api/dev-items/${item.id}`;
    const offers = async () =>
      (await history(`?entity=dev-items&id=${item.id}`)).map(({ restorable }) => restorable);
    expect(await offers()).toEqual([[]]);
    await send("PUT", address, { title: "Two" });
    expect(await offers()).toEqual([["before"], ["after"]]);
    const { body: again } = await send("PUT", address, { title: "One" });
    expect(await offers()).toEqual([["before"], ["after"], []]);
    const [, change] = await history();
    expect((await get(`/api/admin/revisions/${change?.id}`)).current).toEqual(again);
    await send("DELETE", address);
    expect((await offers())[0]).toEqual(["before"]);
    expect((await get(`/api/admin/revisions/${change?.id}`)).current).toBeNull();
  });

  it("answers when a seeded item was created", async () => {
    const origin = async (query: string) => (await get(`/api/admin/revisions?${query}`)).origin;
    const { createdAt } = await get("/api/peptides/81");
    expect(await origin("entity=peptides&id=81")).toEqual({ createdAt });
    expect(await origin("entity=categories&id=2")).toEqual({ createdAt: null });
    expect(await origin("entity=documents&id=about-content")).toEqual({
      createdAt: expect.stringMatching(/^\d{4}-/),
    });
    await send("PUT", "/api/peptides/81", { dosage: "Origin" });
    await send("PUT", "/api/peptides/81", { dosage: "Origin, twice" });
    expect(await origin("entity=peptides&id=81")).toEqual({ createdAt });
    for (const query of [
      "entity=peptides&id=81&limit=1",
      "entity=peptides",
      "",
      "entity=peptides&id=987",
    ]) {
      expect(await origin(query), query).toBeNull();
    }
    const { body: made } = await send("POST", "/api/peptides", { name: "Newotide" });
    expect(await origin(`entity=peptides&id=${made.id}`)).toBeNull();
  });

  it("records nothing where a write fails", async () => {
    takeExpiredTags();
    await send("POST", "/api/peptides", { name: "" });
    await send("POST", "/api/peptides", { name: "x", categoryIds: "99" });
    await send("PUT", "/api/categories/0", { name: "Other" });
    await send("DELETE", "/api/categories/0");
    expect(await history()).toEqual([]);
    expect(takeExpiredTags()).toEqual([]);
  });

  it("undoes a change, and does it again", async () => {
    const before = await get("/api/peptides/81");
    const { body: after } = await send("PUT", "/api/peptides/81", {
      dosage: "None",
      categoryIds: "5",
      synonyms: [],
      conditions: ["Other"],
    });
    const [update] = await history();
    takeExpiredTags();
    const undone = await restore(update);
    expect(undone.status).toBe(200);
    expect(without(undone.body)).toEqual(without(before));
    expect(undone.body.updatedAt > after.updatedAt).toBe(true);
    expect(takeExpiredTags()).toContain("peptides");
    expect((await history())[0]).toMatchObject({ action: "restore", entityId: "81" });
    expect(without((await restore(update, "?state=after")).body)).toEqual(without(after));
    const count = (await history()).length;
    expect((await restore(update, "?state=after")).status).toBe(200);
    expect(await history()).toHaveLength(count);
  });

  it("brings a deleted peptide back with its id and all that named it", async () => {
    const before = {
      peptide: await get("/api/peptides/36"),
      conditions: await get("/api/conditions/peptide/36"),
      articles: await get("/api/research/peptide/36"),
      videos: await get("/api/educational-videos/peptide/36"),
    };
    expect(before.articles.length).toBeGreaterThan(1);
    expect(before.videos.length).toBeGreaterThan(0);
    await send("DELETE", "/api/peptides/36");
    const lost = before.articles.at(-1).id;
    await send("DELETE", `/api/research/${lost}`);
    const bin = (await get("/api/admin/bin")).items;
    expect(bin.map(({ entity, entityId }: Entry) => [entity, entityId])).toEqual([
      ["research", String(lost)],
      ["peptides", "36"],
    ]);
    expect((await restore(bin[1])).status).toBe(200);
    expect(without(await get("/api/peptides/36"))).toEqual(without(before.peptide));
    const names = (rows: { condition: string }[]) => rows.map(({ condition }) => condition);
    expect(names(await get("/api/conditions/peptide/36"))).toEqual(names(before.conditions));
    expect(await get("/api/research/peptide/36")).toEqual(before.articles.slice(0, -1));
    expect(await get("/api/educational-videos/peptide/36")).toEqual(before.videos);
    expect(await history("?entity=research")).toHaveLength(1);
    expect((await restore(bin[0])).status).toBe(200);
    expect((await get("/api/admin/bin")).items).toEqual([]);
    const { id: fresh } = (await send("POST", "/api/peptides", { name: "Next" })).body;
    expect(fresh).toBeGreaterThan(SEEDED_PEPTIDES);
  });

  it("brings a deleted category back to its peptides", async () => {
    const before = await get("/api/peptides");
    await send("DELETE", "/api/categories/2");
    expect(await get("/api/peptides")).not.toEqual(before);
    const [deletion] = await history();
    expect((await restore(deletion)).body).toMatchObject({ id: 2 });
    expect(await get("/api/peptides")).toEqual(before);
  });

  it("brings a category back to more peptides than a query may name", async () => {
    const { body: category } = await send("POST", "/api/categories", { name: "Vast" });
    const ids = Array.from({ length: 3000 }, (_, index) => index + 10_000);
    await handle.db.peptide.createMany({ data: ids.map((id) => ({ id, name: `P ${id}` })) });
    await handle.db.peptideCategory.createMany({
      data: ids.map((id) => ({ peptideId: id, categoryId: category.id, position: 0 })),
    });
    const count = () => handle.db.peptideCategory.count({ where: { categoryId: category.id } });
    await send("DELETE", `/api/categories/${category.id}`);
    expect(await count()).toBe(0);
    const [deletion] = await history();
    expect((await restore(deletion)).status).toBe(200);
    expect(await count()).toBe(3000);
    await handle.db.peptide.deleteMany({ where: { id: { gte: 10_000 } } });
  });

  it("leaves out what has been deleted since", async () => {
    const { body: category } = await send("POST", "/api/categories", { name: "Brief" });
    const { body: peptide } = await send("POST", "/api/peptides", {
      name: "Testotide",
      categoryIds: `${category.id},2`,
    });
    await send("DELETE", `/api/peptides/${peptide.id}`);
    const [deletion] = await history();
    await send("DELETE", `/api/categories/${category.id}`);
    expect((await restore(deletion)).body).toMatchObject({ id: peptide.id, categoryIds: "2" });
  });

  it("restores documents, blanks among them", async () => {
    await send("POST", "/api/ai-settings", { welcomeMessage: null });
    await send("POST", "/api/ai-settings", { welcomeMessage: "Hello", trainingPrompt: "Be kind" });
    const before = await get("/api/admin/ai-settings");
    const [second, first] = await history("?entity=documents&id=ai-settings");
    expect((await restore(second)).body).toMatchObject({ welcomeMessage: "" });
    expect(await get("/api/ai-settings")).toMatchObject({ welcomeMessage: "" });
    await restore(first);
    await restore(second, "?state=after");
    expect(await get("/api/admin/ai-settings")).toEqual(before);
  });

  it("keeps the value of what is younger than the state that comes back", async () => {
    const forget = async (revision: Entry | undefined, field: string) => {
      const { before } = await get(`/api/admin/revisions/${revision?.id}`);
      const { [field]: _, ...older } = before;
      const where = { id: revision?.id ?? 0 };
      await handle.db.revision.update({ where, data: { before: older } });
    };
    await send("POST", "/api/ai-settings", { welcomeMessage: "Hello", chatRetentionDays: 90 });
    const [settings] = await history();
    await forget(settings, "chatRetentionDays");
    expect((await restore(settings)).body).toMatchObject({ chatRetentionDays: 90 });

    await send("PUT", "/api/peptides/81", { dosage: "Taken back", brandNames: ["Brandotide"] });
    const [peptide] = await history("?entity=peptides");
    await forget(peptide, "brandNames");
    expect((await restore(peptide)).body).toMatchObject({ brandNames: ["Brandotide"] });
    expect((await get("/api/peptides/81")).dosage).not.toBe("Taken back");
  });

  it("answers 409 where there is nothing to restore, or its place is taken", async () => {
    const { body: category } = await send("POST", "/api/categories", { name: "Taken" });
    const [creation] = await history();
    expect((await restore(creation)).status).toBe(409);
    await send("DELETE", `/api/categories/${category.id}`);
    const [deletion] = await history();
    expect((await restore(deletion, "?state=after")).status).toBe(409);
    await send("POST", "/api/categories", { name: "Taken" });
    expect((await restore(deletion)).status).toBe(409);
    const { id } = await handle.db.contactMessage.create({
      data: { name: "Ada", email: "a@b.de", message: "A question to you." },
    });
    await send("DELETE", `/api/admin/messages/${id}`);
    expect((await restore((await history())[0])).status).toBe(409);
    expect((await restore({ id: 999_999 } as Entry)).status).toBe(404);
    expect((await restore(creation, "?state=none")).status).toBe(422);
  });

  it("keeps the bin for 30 days", async () => {
    const ids: number[] = [];
    for (const name of ["One", "Two", "Three"]) {
      const { body } = await send("POST", "/api/peptides", { name });
      await send("DELETE", `/api/peptides/${body.id}`);
      ids.push(body.id);
    }
    const age = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    for (const [index, days] of [29.9, 30.1].entries()) {
      await handle.db.revision.updateMany({
        where: { entityId: String(ids[index]), action: "delete" },
        data: { createdAt: age(days) },
      });
    }
    const page = await get("/api/admin/bin?limit=1");
    expect(page.items.map(({ name }: { name: string }) => name)).toEqual(["Three"]);
    const rest = await get(`/api/admin/bin?limit=1&before=${page.next}`);
    expect(rest.items.map(({ name }: { name: string }) => name)).toEqual(["One"]);
    expect(rest.next).toBeNull();
  });

  it("is read page by page", async () => {
    for (let index = 0; index < 5; index++) {
      await send("POST", "/api/dev-items", { title: `Item ${index}` });
    }
    const first = await get("/api/admin/revisions?limit=3");
    // PostgreSQL cannot even look for a text that holds a NUL.
    expect((await get("/api/admin/revisions?entity=research%00&id=%00")).items).toEqual([]);
    expect(first.items).toHaveLength(3);
    const second = await get(`/api/admin/revisions?limit=3&before=${first.next}`);
    expect(second).toMatchObject({ items: [{ name: "Item 1" }, { name: "Item 0" }], next: null });
    for (const query of ["limit=0", "limit=201", "limit=x", "before=-1"]) {
      const answer = await ask("GET", `/api/admin/revisions?${query}`, { headers });
      expect(answer.status, query).toBe(422);
    }
  });

  it("is the administrator's alone", async () => {
    for (const address of ["/api/admin/revisions", "/api/admin/revisions/1", "/api/admin/bin"]) {
      expect((await ask("GET", address)).status).toBe(401);
    }
    expect((await ask("POST", "/api/admin/revisions/1/restore")).status).toBe(401);
  });
});

describe.each(testEngines())("two editors on $engine", ({ engine }) => {
  setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });

  it.each([
    ["/api/peptides/81", "dosage"],
    ["/api/research/1", "source"],
    ["/api/categories/2", "description"],
    ["/api/about-content", "team"],
    ["/api/site-settings", "siteText"],
  ])("do not overwrite each other's %s", async (address, field) => {
    const value = (text: string) => (field === "siteText" ? { heroText: text } : text);
    const read = await ask("GET", address, { headers });
    const etag = read.headers.get("etag") ?? "";
    const method = address.endsWith("s") || address.endsWith("content") ? "POST" : "PUT";
    const save = (text: string, match: string) =>
      ask(method, address, {
        headers: { ...headers, "If-Match": match },
        body: { ...read.body, updatedAt: undefined, [field]: value(text) },
      });
    const first = await save("First", `W/${etag}, "other"`);
    expect(first.status).toBe(200);
    expect(first.headers.get("etag")).toBe(
      (await ask("GET", address, { headers })).headers.get("etag"),
    );
    const second = await save("Second", etag);
    expect([second.status, second.body]).toEqual([
      409,
      { message: "This was changed in the meantime", current: first.body },
    ]);
    expect((await save("Second", first.headers.get("etag") ?? "")).status).toBe(200);
    expect((await save("Third", "*")).status).toBe(200);
  });

  it("are also detected by an updatedAt older than the row's, not by a newer one", async () => {
    const { body: read } = await ask("GET", "/api/peptides/81");
    const save = (fields: object) =>
      ask("PUT", "/api/peptides/81", { headers, body: { ...read, ...fields } });
    const first = await save({ dosage: "First" });
    expect(first.status).toBe(200);
    const second = await save({ dosage: "Second" });
    expect([second.status, second.body.current]).toEqual([409, first.body]);
    for (const updatedAt of [first.body.updatedAt, "2099-01-01T00:00:00Z", "", null, undefined]) {
      expect((await save({ dosage: String(updatedAt), updatedAt })).status).toBe(200);
    }
    expect((await save({ updatedAt: "yesterday" })).body.fields).toHaveProperty("updatedAt");
  });

  it("do not delete what the other has changed", async () => {
    const read = await ask("GET", "/api/research/2");
    await ask("PUT", "/api/research/2", { headers, body: { source: "Changed" } });
    const stale = { ...headers, "If-Match": read.headers.get("etag") ?? "" };
    expect((await ask("DELETE", "/api/research/2", { headers: stale })).status).toBe(409);
    expect((await ask("GET", "/api/research/2")).status).toBe(200);
  });

  it("saving at the same time: exactly one wins", async () => {
    const read = await ask("GET", "/api/peptides/36");
    const match = { ...headers, "If-Match": read.headers.get("etag") ?? "" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask("PUT", "/api/peptides/36", { headers: match, body: { dosage: `By ${index}` } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });
});
