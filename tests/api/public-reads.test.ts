import { describe, expect, it, vi } from "vitest";
import * as unknown from "@/app/api/[[...unknown]]/route";
import * as categories from "@/app/api/categories/route";
import * as conditions from "@/app/api/conditions/peptide/[id]/route";
import * as health from "@/app/api/health/route";
import * as peptide from "@/app/api/peptides/[id]/route";
import * as peptides from "@/app/api/peptides/route";
import * as ready from "@/app/api/ready/route";
import { categorySchema } from "@/lib/content/categories/category-schema";
import { peptideSchema } from "@/lib/content/peptides/peptide-schema";
import { createDatabase, setDatabase } from "@/lib/db/client";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { SEEDED_PEPTIDES } from "@/tests/support/seeded";

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

async function get(handler: Handler, path: string, params: Record<string, string> = {}) {
  const response = await handler(new Request(`http://localhost${path}`), {
    params: Promise.resolve(params),
  });
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  return { status: response.status, body: await response.json() };
}

describe.each(testEngines())("public reads on $engine", ({ engine }) => {
  setUpDatabase(engine);

  it("lists the six categories, General first", async () => {
    const { status, body } = await get(categories.GET, "/api/categories");
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const category of body)
      expect(Object.keys(category)).toEqual(["id", "name", "description"]);
    expect(categorySchema.array().safeParse(body).error).toBeUndefined();
  });

  it("lists every seeded peptide in the shape of the schema", async () => {
    const { status, body } = await get(peptides.GET, "/api/peptides");
    expect(status).toBe(200);
    expect(body).toHaveLength(SEEDED_PEPTIDES);
    for (const entry of body) expect(peptideSchema.safeParse(entry).error).toBeUndefined();
  });

  it("answers one peptide with both documents' fields", async () => {
    const { status, body } = await get(peptide.GET, "/api/peptides/81", { id: "81" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 81,
      name: "BPC-157",
      molecularFormula: "C62H98N16O22",
      molecularWeight: "1419.56 g/mol",
      categoryId: 2,
      categoryIds: "2,3",
      avatarColor: expect.stringMatching(/^#[0-9A-F]{6}$/i),
    });
    expect(body.benefits).toMatch(/^<ul><li>/);
    expect(body.commonUses).toContain("|");
    expect(new Date(body.updatedAt).toISOString()).toBe(body.updatedAt);
  });

  it("answers a peptide's conditions in their order", async () => {
    const { status, body } = await get(conditions.GET, "/api/conditions/peptide/81", { id: "81" });
    expect(status).toBe(200);
    expect(body[0]).toEqual({ id: expect.any(Number), condition: "Tendon injury (animals)" });
  });

  it.each([
    "0",
    "999",
    "-1",
    "1e2",
    "0x51",
    "81.0",
    "abc",
    "",
    " 81",
    "2147483648",
    "9".repeat(400),
    "81;DROP",
  ])("answers the id %j with 404", async (id) => {
    for (const { GET } of [peptide, conditions]) {
      expect(await get(GET, "/api/peptides/x", { id })).toEqual({
        status: 404,
        body: { message: "Not found" },
      });
    }
  });

  it("is ready", async () => {
    expect(await get(ready.GET, "/api/ready")).toMatchObject({
      status: 200,
      body: { status: "ready", dependencies: {} },
    });
  });
});

describe("when the database does not answer", () => {
  it("is healthy but not ready, and says nothing of the driver", async () => {
    const silence = vi.spyOn(console, "error").mockImplementation(() => {});
    setDatabase(createDatabase("postgresql://nobody:secret@127.0.0.1:1/none"));
    try {
      expect(await get(health.GET, "/api/health")).toEqual({ status: 200, body: { status: "ok" } });
      expect(await get(ready.GET, "/api/ready")).toEqual({
        status: 503,
        body: { message: "The database does not answer" },
      });
      expect(await get(categories.GET, "/api/categories")).toEqual({
        status: 503,
        body: { message: "This is not available at the moment. Please try again soon." },
      });
    } finally {
      setDatabase(undefined);
      silence.mockRestore();
    }
  });
});

it("answers an unknown address with a JSON 404 that names it", async () => {
  expect(await get(unknown.GET, "/api/nope?x=1")).toEqual({
    status: 404,
    body: { message: "There is no /api/nope" },
  });
});
