import { afterEach, describe, expect, it, vi } from "vitest";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { createDatabase, type Database, getDatabase } from "./client";
import { isPostgresql } from "./is-postgresql";

describe("isPostgresql", () => {
  it.each([
    ["postgresql://localhost/amide", true],
    ["postgres://localhost/amide", true],
    ["file:./postgres:/amide.db", false],
  ])("%s: %s", (url, expected) => {
    expect(isPostgresql(url)).toBe(expected);
  });
});

describe("getDatabase without a test database", () => {
  it("does not reach the developer's", () => {
    expect(() => getDatabase()).toThrow("choose-a-test-database");
  });
});

describe.each(testEngines())("the client on $engine", ({ engine }) => {
  const database = setUpDatabase(engine);
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is the one that getDatabase answers", () => {
    expect(getDatabase()).toBe(database.db);
  });

  it("keeps dates to the millisecond, enums and Json as they were given", async () => {
    const updatedAt = new Date("2024-02-29T23:59:59.987Z");
    const value = { text: "é – 肽", list: [1, null, true], nested: { empty: {} } };
    await database.db.document.create({ data: { key: "probe", value, updatedAt } });
    await database.db.devItem.create({ data: { title: "probe", status: "in_progress" } });

    const another = createDatabase(database.url);
    const document = await another.document.findUniqueOrThrow({ where: { key: "probe" } });
    const item = await another.devItem.findFirstOrThrow({ where: { title: "probe" } });
    await another.$disconnect();
    expect(document).toMatchObject({ value, updatedAt });
    expect(item).toMatchObject({ type: "feature", status: "in_progress" });
  });

  it("undoes all of a transaction that fails, and keeps what was written beside it", async () => {
    const { db } = database;
    let beside: Promise<unknown> | undefined;
    const failing = db.$transaction(async (session) => {
      await addVideo(session, "inside");
      beside = addVideo(db, "beside");
      await session.category.create({ data: { name: "General" } });
    });
    await expect(failing).rejects.toMatchObject({ code: "P2002" });
    await beside;
    const titles = await db.video.findMany({ where: { title: { in: ["inside", "beside"] } } });
    expect(titles.map((video) => video.title)).toEqual(["beside"]);
  });

  it("lets a transaction wait for a long one before it", async () => {
    const { db } = database;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let after: Promise<unknown> | undefined;
    await db.$transaction(async (long) => {
      await addVideo(long, "long");
      after = db.$transaction((session) => addVideo(session, "after"));
      await vi.advanceTimersByTimeAsync(50_000);
    });
    await expect(after).resolves.toMatchObject({ title: "after" });
  });

  it("refuses what names a row that does not exist", async () => {
    const orphan = database.db.articlePeptide.create({
      data: { articleId: 999_999, peptideId: 1, position: 0 },
    });
    await expect(orphan).rejects.toMatchObject({ code: "P2003" });
  });
});

// Prisma sends a query only when it is waited for; an async function does that at once.
async function addVideo(session: Pick<Database, "video">, title: string) {
  return session.video.create({ data: { title } });
}
