import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const PATH = "/api/dev-items";
const STATUSES = ["pending", "in_progress", "completed"] as const;

interface Item {
  id: number;
  title: string;
}

/** Titles name the statements of admin-09 that a test shows. */
describe.each(testEngines())("development items on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });
  beforeEach(() => handle.db.devItem.deleteMany());

  const list = async (): Promise<Item[]> => (await ask("GET", PATH, { headers })).body;
  const create = (body: object) => ask("POST", PATH, { headers, body });
  const put = (id: number, body: object) => ask("PUT", `${PATH}/${id}`, { headers, body });
  const item = { title: "Dark theme", description: "Wanted", type: "feature", status: "pending" };
  /** As the tab lists them. */
  const titles = async (sort: string): Promise<string[]> => {
    const { body } = await ask("GET", `/api/admin/rows/dev-items?sort=${sort}`, { headers });
    return body.rows.map((row: Item) => row.title);
  };

  it("ADM-DEV-25 one is created and 14 has its fields, 23 in the list too", async () => {
    const { status, body } = await create({ id: 0, ...item });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...item,
      id: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    });
    expect(await list()).toEqual([body]);
  });

  it("ADM-DEV-26 one is updated, 27 and deleted", async () => {
    const { body: one } = await create(item);
    const { body: other } = await create({ ...item, title: "Another" });
    const changed = { title: "Changed", description: "No", type: "bug", status: "completed" };
    expect((await put(one.id, changed)).status).toBe(200);
    expect(await list()).toContainEqual(expect.objectContaining({ id: one.id, ...changed }));
    const answer = await ask("DELETE", `${PATH}/${one.id}`, { headers });
    expect(answer.status).toBeLessThan(300);
    expect(await list()).toEqual([other]);
  });

  it("ADM-DEV-15 a type and 16 a status are of those specified", async () => {
    for (const type of ["feature", "bug"]) {
      expect((await create({ ...item, type })).body).toMatchObject({ type });
    }
    for (const status of STATUSES) {
      expect((await create({ ...item, status })).body).toMatchObject({ status });
    }
    const { id } = (await create(item)).body;
    for (const body of [{ type: "task" }, { status: "done" }]) {
      for (const { status, body: said } of [
        await create({ ...item, ...body }),
        await put(id, body),
      ]) {
        expect([status, Object.keys(said.fields)]).toEqual([422, Object.keys(body)]);
      }
    }
  });

  it("ADM-DEV-17 a status goes back and 18 leaps ahead", async () => {
    const { id } = (await create(item)).body;
    for (const status of ["completed", "pending", "completed", "in_progress", "pending"]) {
      const answer = await put(id, { status });
      expect([answer.status, answer.body.status]).toEqual([200, status]);
    }
  });

  it("ADM-DEV-19 they are listed by their date, 20, 21 those of one date by their status", async () => {
    for (const [title, day, status] of [
      ["second, completed", 2, "completed"],
      ["first", 1, "completed"],
      ["second, pending", 2, "pending"],
      ["third", 3, "pending"],
      ["second, in progress", 2, "in_progress"],
    ] as const) {
      const createdAt = new Date(Date.UTC(2026, 0, day));
      await handle.db.devItem.create({ data: { title, status, createdAt } });
    }
    const tied = ["second, pending", "second, in progress", "second, completed"];
    expect(await titles("newest")).toEqual(["third", ...tied, "first"]);
    expect(await titles("oldest")).toEqual(["first", ...tied, "third"]);
    const days = (await list()).map(({ title }) => title.split(",")[0]);
    expect(days).toEqual(["third", "second", "second", "second", "first"]);
  });

  it("ADM-DEV-28 nobody else creates, updates or deletes one", async () => {
    const { body: kept } = await create(item);
    const before = await list();
    const one = `${PATH}/${kept.id}`;
    for (const answer of [
      await ask("POST", PATH, { body: item }),
      await ask("PUT", one, { body: { title: "Not mine" } }),
      await ask("DELETE", one),
    ]) {
      expect(answer.status).toBe(401);
    }
    expect(await list()).toEqual(before);
  });
});
