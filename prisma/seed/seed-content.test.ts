import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDatabase, type Database, noJson } from "@/lib/db/client";
import { opensWith } from "@/tests/support/administrator";
import { runScript } from "@/tests/support/command";
import {
  createEmptyDatabase,
  openTestDatabase,
  type TestDatabase,
  testEngines,
} from "@/tests/support/database";
import { SEEDED_PEPTIDES } from "@/tests/support/seeded";
import { readAllRows } from "@/tests/support/tables";
import { applyMigrations } from "../migrations";
import { readSeedContent, type SeedContent } from "./data-files";
import { seedContent } from "./seed-content";

const seedOfTheProject = readSeedContent();

describe.each(testEngines())("seedContent on $engine", ({ engine }) => {
  let database: TestDatabase;
  let db: Database;
  let content: SeedContent;
  const seed = () => seedContent(db, database.url, content);

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    db = database.db;
    content = structuredClone(seedOfTheProject);
  });

  afterEach(() => database.close());

  it("has written every entry", async () => {
    expect(await db.category.count()).toBe(content.categories.size);
    expect(await db.peptide.count()).toBe(content.peptides.size);
    expect(await db.article.count()).toBe(content.articles.size);
    expect(await db.video.count()).toBe(content.videos.size);
    expect(await db.document.count()).toBe(content.documents.size);
  });

  it("changes nothing when it runs again", async () => {
    const before = await readAllRows(db);
    expect(await seed()).toEqual({ written: 0, kept: before.seedEntries?.length });
    expect(await readAllRows(db)).toEqual(before);
  });

  it("leaves alone what an administrator has edited, though the seed changes", async () => {
    await db.peptide.update({ where: { id: 1 }, data: { dosage: "edited" } });
    await db.article.update({ where: { id: 1 }, data: { title: "edited" } });
    await db.category.update({ where: { id: 1 }, data: { name: "edited" } });
    await db.document.update({
      where: { key: "site-text" },
      data: { value: { heroText: "edited" } },
    });
    changePeptide(1, { dosage: "from the seed" });
    change(content.articles, 1, { title: "from the seed" });
    change(content.categories, 1, { name: "from the seed" });
    content.documents.set("site-text", { heroText: "from the seed" });

    expect((await seed()).written).toBe(0);
    expect(await db.peptide.findUnique({ where: { id: 1 } })).toMatchObject({ dosage: "edited" });
    expect(await db.article.findUnique({ where: { id: 1 } })).toMatchObject({ title: "edited" });
    expect(await db.category.findUnique({ where: { id: 1 } })).toMatchObject({ name: "edited" });
    expect(await db.document.findUnique({ where: { key: "site-text" } })).toMatchObject({
      value: { heroText: "edited" },
    });
  });

  it("gives facts to a row that was edited before facts existed, once", async () => {
    await db.peptide.updateMany({ data: { facts: noJson } });
    await db.peptide.update({ where: { id: 1 }, data: { dosage: "edited" } });
    await db.seedEntry.deleteMany({ where: { entity: "peptide-facts" } });
    const before = await db.peptide.findUniqueOrThrow({ where: { id: 1 } });
    expect((await seed()).written).toBe(1);
    expect(await db.peptide.findUniqueOrThrow({ where: { id: 1 } })).toEqual({
      ...before,
      facts: content.peptides.get(1)?.facts,
    });

    await db.peptide.update({ where: { id: 1 }, data: { facts: noJson } });
    expect((await seed()).written).toBe(0);
    expect(await db.peptide.findUnique({ where: { id: 1 } })).toMatchObject({ facts: null });
  });

  it("does not bring back what an administrator has deleted", async () => {
    await db.peptide.delete({ where: { id: 2 } });
    await db.article.delete({ where: { id: 2 } });
    changePeptide(2, { dosage: "from the seed" });
    expect((await seed()).written).toBe(0);
    expect(await db.peptide.findUnique({ where: { id: 2 } })).toBeNull();
    expect(await db.article.findUnique({ where: { id: 2 } })).toBeNull();
  });

  it("lets a row that nobody touched follow the seed, its lists included", async () => {
    changePeptide(3, {
      dosage: "<p>new</p>",
      synonyms: ["New"],
      brandNames: [],
      conditions: [],
      categoryIds: [2, 1],
    });
    expect((await seed()).written).toBe(1);

    const peptide = await db.peptide.findUniqueOrThrow({
      where: { id: 3 },
      include: { synonyms: true, conditions: true, categories: { orderBy: { position: "asc" } } },
    });
    expect(peptide.dosage).toBe("<p>new</p>");
    expect(peptide.synonyms.map(({ name }) => name)).toEqual(["New"]);
    expect(peptide.conditions).toEqual([]);
    expect(peptide.categories.map(({ categoryId }) => categoryId)).toEqual([2, 1]);
    expect((await seed()).written).toBe(0);
  });

  it("follows the seed although a category or a peptide that it names was deleted", async () => {
    const categoryIds = content.peptides.get(3)?.categoryIds ?? [];
    await db.category.deleteMany({ where: { id: { in: categoryIds } } });
    await db.peptide.delete({ where: { id: 1 } });
    changePeptide(3, { dosage: "<p>new</p>" });
    change(content.articles, 1, { title: "new" });
    expect(content.articles.get(1)?.peptideIds).toContain(1);

    expect((await seed()).written).toBe(2);
    expect(await db.peptide.findUnique({ where: { id: 3 } })).toMatchObject({
      dosage: "<p>new</p>",
    });
    expect(await db.peptideCategory.count({ where: { peptideId: 3 } })).toBe(0);
    expect(await db.article.findUnique({ where: { id: 1 } })).toMatchObject({ title: "new" });
  });

  it("leaves an id free for the next row that is made", async () => {
    const { id } = await db.peptide.create({ data: { name: "made by hand" } });
    expect(id).toBe(Math.max(...content.peptides.keys()) + 1);
    changePeptide(1, { dosage: "from the seed" });
    await seed();
    expect((await db.peptide.create({ data: { name: "another" } })).id).toBe(id + 1);
  });

  it("does not write over a row that an administrator made under an id of the seed", async () => {
    const { id } = await db.peptide.create({ data: { name: "made by hand" } });
    const example = content.peptides.get(1);
    if (example) content.peptides.set(id, { ...example, name: "from the seed" });
    expect((await seed()).written).toBe(0);
    expect(await db.peptide.findUnique({ where: { id } })).toMatchObject({ name: "made by hand" });
  });

  it("lets an administrator keep the name and the numbers of a row made before the seed's", async () => {
    await db.category.create({ data: { name: "Made by hand" } });
    await db.article.create({ data: { title: "made by hand", pmid: "999999999" } });
    await db.article.create({ data: { title: "made by hand", doi: "10.1234/by-hand" } });
    change(content.categories, 1, { name: "Made by hand" });
    change(content.articles, 1, { pmid: "999999999" });
    change(content.articles, 2, { doi: "10.1234/by-hand" });
    change(content.articles, 3, { title: "new" });
    expect((await seed()).written).toBe(1);
    expect(await db.article.findUnique({ where: { id: 3 } })).toMatchObject({ title: "new" });
  });

  it("writes nothing at all when an entry cannot be written", async () => {
    changePeptide(4, { dosage: "from the seed" });
    change(content.articles, 1, { title: null as unknown as string });
    await expect(seed()).rejects.toThrow();
    expect(await db.peptide.findUnique({ where: { id: 4 } })).not.toMatchObject({
      dosage: "from the seed",
    });
  });

  function changePeptide(id: number, changes: Parameters<typeof change>[2]) {
    change(content.peptides, id, changes);
  }
});

describe.each(testEngines())("npm run db:seed on $engine", ({ engine }) => {
  it("may run in two processes at once", async () => {
    const database = await createEmptyDatabase(engine);
    await applyMigrations(database.url);
    const run = () =>
      runScript("prisma/commands/seed.ts", { DATABASE_URL: database.url, ADMIN_PASSWORD: "" });
    const outcomes = await Promise.all([run(), run()]);
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);

    const output = outcomes.map((outcome) => outcome.output).join("");
    expect(
      [...output.matchAll(/ (\d+) entries written/g)].map((match) => Number(match[1])),
    ).toContain(0);
    const passwords = [...output.matchAll(/password (\S{20})$/gm)].map((match) => match[1] ?? "");
    expect(passwords).toHaveLength(1);
    const db = createDatabase(database.url);
    expect(await opensWith(db, passwords[0] ?? "")).toBe(true);
    expect(await db.peptide.count()).toBe(SEEDED_PEPTIDES);
    await db.$disconnect();
    await database.remove();
  });
});

function change<Value extends object>(
  entries: Map<number, Value>,
  id: number,
  changes: Partial<Value>,
) {
  const entry = entries.get(id);
  if (!entry) throw new Error(`The seed has no entry ${id}.`);
  entries.set(id, { ...entry, ...changes });
}
