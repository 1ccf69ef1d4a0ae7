import { beforeAll, describe, expect, it, vi } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

interface Row {
  id: number;
  name?: string;
  title?: string;
}

describe.each(testEngines())("the dashboard's tables on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });

  const send = (method: "POST" | "PUT" | "DELETE", address: string, body?: object) =>
    ask(method, address, { headers, ...(body && { body }) });
  const rows = async (address: string) =>
    (await ask("GET", `/api/admin/rows/${address}`, { headers })).body;
  const names = ({ rows }: { rows: Row[] }) => rows.map(({ name, title }) => name ?? title);

  it("are the administrator's alone", async () => {
    for (const address of ["/api/admin/rows/peptides", "/api/admin/rows/dev-items/ids"]) {
      expect((await ask("GET", address)).status).toBe(401);
    }
    expect((await ask("GET", "/api/admin/rows/users", { headers })).status).toBe(404);
  });

  it("come in pages that together are the whole list, in the order asked for", async () => {
    const list: Row[] = (await ask("GET", "/api/peptides")).body;
    const pages = Math.ceil(list.length / 20);
    const found: Row[] = [];
    for (let page = 1; page <= pages; page++) {
      const answer = await rows(`peptides?size=20&page=${page}`);
      expect(answer).toMatchObject({ total: list.length, all: list.length, pages, page });
      found.push(...answer.rows);
    }
    expect(found.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    const reversed = await rows("peptides?sort=name-za&size=200");
    expect(reversed.rows.map((row: Row) => row.id)).toEqual(list.map(({ id }) => id).reverse());
    expect(await rows("peptides?size=20&page=99")).toMatchObject({ page: pages });
  });

  it("name General where a peptide is filed under it, and none where it is not filed", async () => {
    for (const [categoryIds, categories] of [
      ["0", ["General"]],
      ["2,0", [expect.any(String), "General"]],
      ["", []],
    ] as const) {
      const name = `Filed under ${categoryIds || "nothing"}`;
      const { body } = await send("POST", "/api/peptides", { name, categoryIds });
      const found = await rows(`peptides?search=${encodeURIComponent(name)}`);
      expect(found.rows[0].categories.map((row: Row) => row.name)).toEqual(categories);
      await send("DELETE", `/api/peptides/${body.id}`);
    }
  });

  it("counts what each option of a filter holds, also at none, General left out for peptides", async () => {
    const list: { id: number; categoryIds: string }[] = (await ask("GET", "/api/peptides")).body;
    const { counts, all } = await rows("peptides");
    for (const { value, count } of counts) {
      const filed = list.filter(({ categoryIds }) => {
        const ids = categoryIds.split(",").filter((id) => id !== "" && id !== "0");
        return value === "none" ? ids.length === 0 : ids.includes(value);
      });
      expect(filed, value).toHaveLength(count);
      expect(await rows(`peptides?filter=${value}`)).toMatchObject({ total: count, all });
    }
    expect(counts.map(({ value }: { value: string }) => value)).not.toContain("0");
    const { counts: peptides } = await rows("research?search=nothing%20like%20this%20anywhere");
    expect(peptides.map(({ label }: { label: string }) => label)).toEqual([
      "General",
      ...names(await rows("peptides?size=200")),
    ]);
    expect(new Set(peptides.map(({ count }: { count: number }) => count))).toEqual(new Set([0]));
    const { rows: categories } = await rows("categories");
    const held = counts.find(({ value }: { value: string }) => value === "1").count;
    expect(categories.find(({ id }: Row) => id === 1)).toMatchObject({ peptideCount: held });
  });

  it("find every word of a search, whatever its case, accents and dashes", async () => {
    await send("POST", "/api/peptides", {
      name: "Tést\u2010otide",
      shortDescription: "<p>From the <strong>Ångström</strong> group</p>",
      synonyms: ["Secondname"],
      categoryIds: "2",
    });
    const all = (await ask("GET", "/api/peptides")).body.length;
    for (const search of ["test-OTIDE", "angstrom group", "group test", "secondname"]) {
      const answer = await rows(`peptides?search=${encodeURIComponent(search)}`);
      expect(names(answer), search).toEqual(["Tést\u2010otide"]);
      expect(answer).toMatchObject({ total: 1, all });
      expect(answer.counts.find(({ value }: { value: string }) => value === "2").count).toBe(1);
    }
    expect((await rows("peptides?search=group%20nowhere")).total).toBe(0);
    expect((await rows("peptides?search=strong%3E")).total).toBe(0);
    const { ids } = (await ask("GET", "/api/admin/rows/peptides/ids?search=otide", { headers }))
      .body;
    expect(ids).toEqual(
      (await rows("peptides?search=otide&size=200")).rows
        .map(({ id }: Row) => id)
        .sort((a: number, b: number) => a - b),
    );
  });

  it("find what comes close where nothing is spelt as it was typed, and say so", async () => {
    const found = async (search: string, collection = "peptides") =>
      await rows(`${collection}?search=${encodeURIComponent(search)}&size=200`);
    for (const [typed, name] of [
      ["bpc157", "BPC-157"],
      ["semiglutide", "Semaglutide"],
      ["tesamorlin", "Tesamorelin"],
    ] as const) {
      const answer = await found(typed);
      expect(answer.isNear, typed).toBe(true);
      expect(names(answer), typed).toContain(name);
    }
    expect(await found("BPC-157")).toMatchObject({ isNear: false });
    expect(names(await found("semiglutide obesity", "research"))).toContain(
      "Once-Weekly Semaglutide in Adults with Overweight or Obesity",
    );
    // Another number is another thing.
    expect(await found("35658025", "research")).toMatchObject({ total: 0, isNear: false });
    expect(await found("xyzzyqwv")).toMatchObject({ total: 0, isNear: false });
    const path = "/api/admin/rows/peptides/ids?search=semiglutide";
    const { ids } = (await ask("GET", path, { headers })).body;
    expect(ids).toEqual((await found("semiglutide")).rows.map(({ id }: Row) => id));
  });

  it("show every change at the next request, also one that another process made", async () => {
    await rows("peptides");
    const { id } = (await send("POST", "/api/peptides", { name: "Zz new" })).body;
    expect(names(await rows("peptides?sort=name-za"))[0]).toBe("Zz new");
    await send("PUT", `/api/peptides/${id}`, { name: "Zzz changed", categoryIds: "3" });
    const { rows: changed } = await rows("peptides?sort=name-za");
    expect(changed[0]).toMatchObject({ name: "Zzz changed", categories: [{ id: 3 }] });
    const category = (await send("POST", "/api/categories", { name: "Passing" })).body;
    await send("PUT", `/api/peptides/${id}`, { categoryIds: String(category.id) });
    expect((await rows(`peptides?filter=${category.id}`)).total).toBe(1);
    await send("DELETE", `/api/categories/${category.id}`);
    expect((await rows(`peptides?filter=${category.id}`)).total).toBe(0);
    const { items } = (await ask("GET", "/api/admin/bin", { headers })).body;
    await send("POST", `/api/admin/revisions/${items[0].id}/restore`);
    expect((await rows(`peptides?filter=${category.id}`)).total).toBe(1);
    await send("DELETE", `/api/peptides/${id}`);
    expect((await rows("peptides?search=zzz")).total).toBe(0);
  });

  it("show what was written past the dashboard ten seconds later", async () => {
    await rows("peptides");
    const other = { name: "Written elsewhere", updatedAt: new Date(Date.now() + 1000) };
    await handle.db.peptide.create({ data: other });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
    try {
      expect((await rows("peptides?search=written+elsewhere")).total).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("order papers with a year first, then those with a date only, then the rest", async () => {
    const make = async (title: string, fields: object) =>
      (await send("POST", "/api/research", { title, source: "S", ...fields })).body.id;
    const old = await make("Q one", { year: 1850 });
    const recent = await make("Q four", { year: 1851, date: "1790-01-01" });
    const dated = await make("Q two", { date: "1999-05-31" });
    const early = await make("Q five", { date: "1700" });
    const none = await make("Q three", {});
    const order = async (sort: string) =>
      (await rows(`research?search=Q&sort=${sort}&size=200`)).rows
        .map(({ id }: Row) => id)
        .filter((id: number) => [old, recent, dated, early, none].includes(id));
    expect(await order("newest")).toEqual([recent, old, dated, early, none]);
    expect(await order("oldest")).toEqual([old, recent, early, dated, none]);
  });

  it("order development items by time, ties by status", async () => {
    const at = new Date("2026-01-01");
    for (const status of ["completed", "pending", "in_progress"] as const) {
      await handle.db.devItem.create({ data: { title: status, status, createdAt: at } });
    }
    const tied = ["pending", "in_progress", "completed"];
    for (const sort of ["newest", "oldest"]) {
      expect(names(await rows(`dev-items?sort=${sort}`))).toEqual(tied);
    }
    expect((await rows("dev-items?filter=bug")).total).toBe(0);
  });

  it("reject an invalid page or size", async () => {
    for (const query of ["page=0", "page=-1", "size=0", "size=201", "page=x"]) {
      const { status } = await ask("GET", `/api/admin/rows/peptides?${query}`, { headers });
      expect(status, query).toBe(422);
    }
  });
});
