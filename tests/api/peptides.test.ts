import { describe, expect, it } from "vitest";
import { categorySchema } from "@/lib/content/categories/category-schema";
import { peptideSchema } from "@/lib/content/peptides/peptide-schema";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { SEEDED_PEPTIDES } from "@/tests/support/seeded";

describe.each(testEngines())("peptides on $engine", ({ engine }) => {
  setUpDatabase(engine);

  it("lists the six categories, General first", async () => {
    const { status, body } = await ask("GET", "/api/categories");
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const category of body)
      expect(Object.keys(category)).toEqual(["id", "name", "description"]);
    expect(categorySchema.array().safeParse(body).error).toBeUndefined();
  });

  it("lists every seeded peptide in the shape of the schema", async () => {
    const { status, body } = await ask("GET", "/api/peptides");
    expect(status).toBe(200);
    expect(body).toHaveLength(SEEDED_PEPTIDES);
    for (const entry of body) expect(peptideSchema.safeParse(entry).error).toBeUndefined();
  });

  it("answers one peptide with both documents' fields", async () => {
    const { status, body } = await ask("GET", "/api/peptides/81");
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
    const { status, body } = await ask("GET", "/api/conditions/peptide/81");
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
    for (const path of ["/api/peptides", "/api/conditions/peptide"]) {
      expect(await ask("GET", `${path}/${encodeURIComponent(id)}`)).toMatchObject({
        status: 404,
        body: { message: "Not found" },
      });
    }
  });
});
