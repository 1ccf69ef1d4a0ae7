import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_CHANGED, MAX_IMPORTED } from "@/lib/resources/transfer/transfer-limits";
import type { ImportPlan } from "@/lib/resources/transfer/transfer-schema";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { readAllRows } from "@/tests/support/tables";

const collections = ["peptides", "categories", "research", "educational-videos", "dev-items"];

describe.each(testEngines())("export and import on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
    await ask("POST", "/api/dev-items", { headers, body: { title: "An item" } });
  });

  const post = (collection: string, step: string, body: object) =>
    ask("POST", `/api/admin/transfer/${collection}/${step}`, { headers, body });
  const exported = async (collection: string, format: string, ids: number[] | null = null) =>
    (await post(collection, "export", { format, ids })).body.text as string;
  const plan = async (collection: string, format: string, text: string): Promise<ImportPlan> =>
    (await post(collection, "plan", { format, text })).body;
  const apply = (collection: string, format: string, text: string, hash: string) =>
    post(collection, "apply", { format, text, hash });
  const content = async () => {
    const { users: _, ...rows } = await readAllRows(handle.db);
    return rows;
  };

  it("is the administrator's alone, for the collections alone", async () => {
    for (const step of ["export", "plan", "apply"]) {
      const address = `/api/admin/transfer/peptides/${step}`;
      expect((await ask("POST", address, { body: {} })).status).toBe(401);
      const body = { format: "csv", text: "id\r\n", hash: "x" };
      expect((await post("users", step, body)).status).toBe(404);
    }
  });

  it.each(collections)(
    "a round trip of %s changes nothing, in either format",
    async (collection) => {
      const before = await content();
      const known = await handle.db.revision.count();
      for (const format of ["csv", "json"]) {
        const text = await exported(collection, format);
        const { hash, counts, ignored, rows } = await plan(collection, format, text);
        expect(rows.filter(({ status }) => status !== "unchanged")).toEqual([]);
        expect(counts.unchanged).toBeGreaterThan(0);
        expect(ignored).toEqual([]);
        expect((await apply(collection, format, text, hash)).status).toBe(200);
      }
      expect(await content()).toEqual(before);
      expect(await handle.db.revision.count()).toBe(known);
    },
  );

  it.each([
    ["json", JSON.stringify([{ name: "A\u0000b\ud800c", synonyms: ["d\u0000e"] }])],
    ["csv", 'name,synonyms\r\nAbc,"[""d\\u0000e""]"\r\n'],
  ])("takes from %s no character that a database cannot hold", async (format, text) => {
    const { hash } = await plan("peptides", format, text);
    expect((await apply("peptides", format, text, hash)).status).toBe(200);
    const { items } = (await ask("GET", "/api/admin/revisions?action=import", { headers })).body;
    const { body } = await ask("GET", `/api/peptides/${items[0].entityId}`);
    expect([body.name, body.synonyms]).toEqual(["Abc", ["de"]]);
  });

  it("a plan changes nothing, and the import does what the plan said", async () => {
    const before = await content();
    const text = JSON.stringify([
      { id: 1, description: "Changed" },
      { name: "Brought in", description: "New" },
      { id: 2 },
      { id: 987, name: "Nobody" },
      { id: 1, name: "Twice" },
      { name: "" },
      { id: 0, name: "Renamed" },
    ]);
    const planned = await plan("categories", "json", text);
    expect(await content()).toEqual(before);
    expect(planned.rows.map(({ status }) => status)).toEqual([
      "changed",
      "new",
      "unchanged",
      "refused",
      "refused",
      "refused",
      "refused",
    ]);
    expect(planned.counts).toEqual({ new: 1, changed: 1, unchanged: 1, refused: 4 });
    expect(planned.rows[0]?.changes).toEqual([
      { field: "description", before: expect.any(String), after: "Changed" },
    ]);
    expect(planned.rows[3]?.reasons[0]).toContain("There is no item 987");
    const { body, status } = await apply("categories", "json", text, planned.hash);
    expect(status).toBe(200);
    expect(body).toEqual(planned);
    const names = (await handle.db.category.findMany()).map(({ name }) => name);
    expect(names).toContain("Brought in");
    expect(names).not.toContain("Renamed");
    const [last] = await handle.db.revision.findMany({ orderBy: { id: "desc" }, take: 1 });
    expect(last?.action).toBe("import");
  });

  it("refuses a plan that would be another by now, and imports nothing of it", async () => {
    const text = "id,title,status\r\n,Another,completed\r\n1,Renamed,\r\n";
    const { hash } = await plan("dev-items", "csv", text);
    await ask("PUT", "/api/dev-items/1", { headers, body: { description: "In the meantime" } });
    expect((await apply("dev-items", "csv", text, hash)).status).toBe(409);
    const titles = (await handle.db.devItem.findMany()).map(({ title }) => title);
    expect(titles).toEqual(["An item"]);
    const other = text.replace("Another", "Something else");
    expect((await apply("dev-items", "csv", other, hash)).status).toBe(409);
  });

  it("neutralises formulas, and reads every text back unchanged", async () => {
    const texts = ["=1+1", "+1", "-1", "@x", "'=1", "''=1", "'quoted'", '="a"&B1', "a,b\r\nc"];
    const titles = ["=HYPERLINK(1)", "-dash", "@at", "'=quoted"];
    for (const [index, description] of texts.entries()) {
      const title = titles[index % titles.length];
      await ask("POST", "/api/dev-items", { headers, body: { title, description } });
    }
    const csv = await exported("dev-items", "csv");
    const cells = Papa.parse<string[]>(csv).data.flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(csv).toContain("'=HYPERLINK(1)");
    const { rows } = await plan("dev-items", "csv", csv);
    expect(rows.map(({ status }) => status)).toEqual(rows.map(() => "unchanged"));
    const empty = csv.replace(/^(\ufeff?id,[^\r]*\r\n)[\s\S]*$/, "$1");
    const added = `${empty},'=HYPERLINK(1),'-x,bug,pending\r\n`;
    const { hash } = await plan("dev-items", "csv", added);
    await apply("dev-items", "csv", added, hash);
    const [row] = await handle.db.devItem.findMany({ orderBy: { id: "desc" }, take: 1 });
    expect(row).toMatchObject({ title: "=HYPERLINK(1)", description: "-x", type: "bug" });
  });

  it("keeps lists, numbers, blanks and quotes apart", async () => {
    const body = {
      name: 'Quote "it", and\nbreak',
      synonyms: ["a|b", "[c]", "d"],
      brandNames: ["One", "Two"],
      conditions: ["e"],
      molecularWeight: "about 1.2 kDa",
      averageMass: 1234.5678,
      pubchemCid: 5,
      wadaProhibited: false,
      massNote: "",
      categoryIds: "3,1",
    };
    const { id } = (await ask("POST", "/api/peptides", { headers, body })).body;
    const text = await exported("peptides", "csv", [id]);
    const unchanged = await plan("peptides", "csv", text);
    expect(unchanged.rows).toMatchObject([{ status: "unchanged", id }]);
    const changed = text.replace("One | Two", "One | Three").replace("1234.5678", "");
    const planned = await plan("peptides", "csv", changed);
    expect(planned.rows[0]?.changes).toEqual([
      { field: "brandNames", before: ["One", "Two"], after: ["One", "Three"] },
      { field: "averageMass", before: 1234.5678, after: null },
    ]);
  });

  it("exports what is selected, in its order", async () => {
    const { items } = JSON.parse(await exported("peptides", "json", [81, 36, 987]));
    expect(items.map(({ id }: { id: number }) => id)).toEqual([81, 36]);
  });

  it("says what is wrong with a file that holds no items", async () => {
    for (const [format, text] of [
      ["csv", "x,y\r\n1,2\r\n"],
      ["csv", 'id,name\r\n1,"open'],
      ["json", "{"],
      ["json", '{"items": 1}'],
    ] as const) {
      const { status, body } = await post("categories", "plan", { format, text });
      expect(status, text).toBe(422);
      expect(body.message).toMatch(/file|row/);
    }
  });

  it("takes no more items than one transaction can carry, and says how many it takes", async () => {
    const before = await content();
    const rows = (count: number) => `title\r\n${"An item\r\n".repeat(count)}`;
    const refusals = [
      [
        "plan",
        MAX_IMPORTED,
        "The file holds 10,001 items; at most 10,000 can be imported at once.",
      ],
      [
        "apply",
        MAX_IMPORTED,
        "The file holds 10,001 items; at most 10,000 can be imported at once.",
      ],
      ["plan", MAX_CHANGED, "More than 2,000 of its items are new or changed."],
    ] as const;
    for (const [step, most, message] of refusals) {
      const body = { format: "csv", text: rows(most + 1), hash: "x" };
      const refused = await post("dev-items", step, body);
      expect(refused.status).toBe(413);
      expect(refused.body.message).toContain(message);
    }
    expect(await content()).toEqual(before);
  });

  it("reports missing fields of a new item as required", async () => {
    const { rows } = await plan("peptides", "csv", "id,name,description\r\n,,Nameless\r\n");
    expect(rows[0]).toMatchObject({
      status: "refused",
      reasons: ["name: This field is required."],
    });
    const papers = await plan(
      "research",
      "csv",
      "id,title,source\r\n,Without a source,\r\n,Blank,  \r\n1,Changed,\r\n",
    );
    for (const row of papers.rows) {
      expect(row).toMatchObject({
        status: "refused",
        reasons: ["source: This field is required."],
      });
    }
    const kept = await plan("research", "csv", "id,title\r\n1,Changed\r\n,New\r\n");
    expect(kept.rows.map(({ status }) => status)).toEqual(["changed", "refused"]);
  });

  it("takes a file of more than a megabyte, and no more than is allowed", async () => {
    const long = `id,name,description\r\n1,,${"x".repeat(1024 * 1024)}\r\n`;
    expect((await post("categories", "plan", { format: "csv", text: long })).status).toBe(200);
    const headersOfLarge = { ...headers, "Content-Length": String(33 * 1024 * 1024) };
    const { status } = await ask("POST", "/api/admin/transfer/categories/plan", {
      headers: headersOfLarge,
      raw: "{}",
    });
    expect(status).toBe(413);
  });
});
