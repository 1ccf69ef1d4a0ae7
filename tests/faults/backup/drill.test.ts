import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase } from "@/lib/db/client";
import { describeDatabase } from "@/lib/db/describe-database";
import { sqlitePath } from "@/lib/db/sqlite-file";
import { runScript } from "@/tests/support/command";
import { openTestDatabase, type TestDatabase, testEngines } from "@/tests/support/database";
import { execute, readRows } from "./database-rows";
import { startWriteLoad } from "./write-load";

/** The tables hold megabytes, of which a failure should print one row. */
function firstDifference(restored: string[] = [], original: string[] = []): string | undefined {
  const length = Math.max(restored.length, original.length);
  const index = Array.from({ length }).findIndex((_, n) => restored[n] !== original[n]);
  return index < 0 ? undefined : `${restored[index]} instead of ${original[index]}`.slice(0, 500);
}

/** Values that a dump may mistake for its own marks. */
const trickyTexts = [
  "\\N",
  "\\.",
  "a\tb\r\nc\\d\u2028e\u0085",
  "",
  "“é” \u{1f9ea}",
  '{"a":[1,"\\n"]}',
];

describe.each(testEngines())("backing up and restoring on $engine", ({ engine }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-backups-"));
  let source: TestDatabase;

  beforeAll(async () => {
    source = await openTestDatabase(engine);
  });
  afterAll(async () => {
    await source?.close();
    rmSync(folder, { recursive: true });
  });

  it("a destroyed database comes back row by row, as it was at one moment under write load", async () => {
    const { db, url } = source;
    const settings = { DATABASE_URL: url, BACKUP_DIR: folder };
    for (const message of trickyTexts) {
      await db.contactMessage.create({ data: { name: message, email: "a@example.org", message } });
    }
    await db.document.create({ data: { key: "test", value: { text: trickyTexts, n: 1e-7 } } });
    const user = await db.user.findFirstOrThrow();
    const expiresAt = new Date("2100-01-01");
    await db.adminSession.create({ data: { id: "s", userId: user.id, version: 1, expiresAt } });

    const load = startWriteLoad(db);
    await load.reach(20);
    const before = load.count();
    const backup = await runScript("prisma/commands/backup.ts", settings);
    const after = load.count();
    await load.stop();
    await db.$disconnect();
    expect(backup).toMatchObject({ code: 0 });
    expect(backup.output).toContain(`Database: ${describeDatabase(url)}\n`);
    expect(after).toBeGreaterThan(before);
    const original = await readRows(url);

    if (engine === "sqlite") writeFileSync(sqlitePath(url), "not a database");
    else await execute(url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    const restore = await runScript("prisma/commands/restore.ts", settings, [
      "latest",
      "--replace",
    ]);
    expect(restore).toMatchObject({ code: 0 });
    expect(restore.output).toContain(`Database: ${describeDatabase(url)}\n`);

    const restored = await readRows(url);
    const unchanged = Object.keys(original).filter(
      (name) => !/DevItem|^Category$|^Video$|^sqlite_/.test(name),
    );
    expect(restored.AdminSession).toEqual([]);
    for (const name of unchanged.filter((name) => name !== "AdminSession")) {
      expect(firstDifference(restored[name], original[name]), name).toBeUndefined();
    }

    const again = createDatabase(url);
    const titles = await again.devItem.findMany({ orderBy: { id: "asc" } });
    const last = titles.length / 2;
    expect(last).toBeGreaterThanOrEqual(before);
    expect(last).toBeLessThanOrEqual(after + 1);
    expect(titles.map(({ title }) => title)).toEqual(
      Array.from({ length: last }, (_, n) => [`${n + 1} a`, `${n + 1} b`]).flat(),
    );
    const pending = titles.filter(({ status }) => status !== "completed");
    expect(pending.map(({ title }) => title)).toEqual([`${last} a`, `${last} b`]);
    const completed = (restored.DevItem ?? []).filter((row) => row.includes("completed"));
    const written = new Set(original.DevItem);
    expect(completed.find((row) => !written.has(row))).toBeUndefined();
    expect(await again.category.count({ where: { name: { endsWith: " c" } } })).toBe(last);
    expect(await again.video.count({ where: { title: { endsWith: " d" } } })).toBe(last);
    // Ids continue after the highest one.
    const next = await again.devItem.create({ data: { title: "next" } });
    expect(next.id).toBeGreaterThan(Math.max(...titles.map(({ id }) => id)));
    await again.$disconnect();
  });
});
