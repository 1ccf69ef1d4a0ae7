import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listBackups } from "@/lib/backups/list-backups";
import { createDatabase } from "@/lib/db/client";
import { sqlitePath } from "@/lib/db/sqlite-file";
import { createBackup } from "@/prisma/backup/create-backup";
import { verifyBackup, writeManifest } from "@/prisma/backup/manifest";
import { restoreBackup } from "@/prisma/backup/restore-backup";
import { listMigrations } from "@/prisma/migrations";
import { createEmptyDatabase, type EmptyDatabase, testEngines } from "@/tests/support/database";
import { describeTables } from "@/tests/support/tables";
import { execute, readRows } from "./database-rows";

const retention = { daily: 1, weekly: 0 };
const migrationsTable = (time: string) => `CREATE TABLE "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" ${time},
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" ${time},
  "started_at" ${time} NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER NOT NULL DEFAULT 0);`;

describe.each(testEngines())("a backup on $engine", ({ engine }) => {
  const to = mkdtempSync(path.join(tmpdir(), "amide-refusals-"));
  const copy = path.join(to, "copy");
  let source: EmptyDatabase;
  let target: EmptyDatabase;
  let folder: string;
  let biggest: string;

  /** A database with some of the migrations, and one row. */
  async function prepare(url: string, title: string, migrations = listMigrations(engine)) {
    const rows = migrations.map(
      ({ name, checksum }, index) =>
        `('${index}', '${checksum}', current_timestamp, '${name}', '2026-01-01 00:00:${10 + index}')`,
    );
    await execute(
      url,
      [
        ...migrations.map(({ sql }) => sql),
        migrationsTable(engine === "sqlite" ? "DATETIME" : "TIMESTAMPTZ"),
        `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at) VALUES ${rows};`,
        `INSERT INTO "DevItem" (title, "updatedAt") VALUES ('${title}', current_timestamp)`,
      ].join("\n"),
    );
  }

  /** Restoring fails with this sentence, and the target is as it was. */
  async function expectRefusal(sentence: RegExp, isReplacing = true) {
    const before = await readRows(target.url);
    const restoring = restoreBackup({ folder: copy, url: target.url, isReplacing });
    await expect(restoring).rejects.toThrow(sentence);
    await expect(restoring).rejects.toMatchObject({ name: "SettingsError" });
    expect(await readRows(target.url)).toEqual(before);
  }

  beforeAll(async () => {
    source = await createEmptyDatabase(engine);
    target = await createEmptyDatabase(engine);
    await prepare(source.url, "backed up");
    await prepare(target.url, "not backed up");
    ({ folder } = await createBackup({ url: source.url, to, retention }));
    const files = readdirSync(folder).filter((name) => name.endsWith(".gz"));
    const sizeOf = (name: string) => statSync(path.join(folder, name)).size;
    biggest = files.sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? "";
  });
  beforeEach(() => {
    rmSync(copy, { recursive: true, force: true });
    cpSync(folder, copy, { recursive: true });
  });
  afterAll(async () => {
    await source?.remove();
    await target?.remove();
    rmSync(to, { recursive: true });
  });

  it("is refused when one bit of it has changed", async () => {
    const file = path.join(copy, biggest);
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await expectRefusal(/is damaged: \S+\.gz does not match its checksum\. Nothing was changed/);
  });

  it("is refused when a file is cut short or missing", async () => {
    truncateSync(path.join(copy, biggest), 10);
    await expectRefusal(/is damaged: \S+\.gz does not match its checksum/);
    rmSync(path.join(copy, biggest));
    await expectRefusal(/is damaged: \S+\.gz cannot be read/);
  });

  it("is refused when it is half written", async () => {
    rmSync(path.join(copy, "SHA256SUMS"));
    await expectRefusal(/is not a complete backup/);
  });

  it("is refused when it does not hold what its manifest says", async () => {
    const { contents, ...rest } = await verifyBackup(copy);
    for (const table of contents.tables) if (table.name === "DevItem") table.rows = 2;
    rmSync(path.join(copy, "SHA256SUMS"));
    rmSync(path.join(copy, "manifest.json"));
    await writeManifest(copy, { ...rest, contents });
    await expectRefusal(/does not hold the rows that its manifest lists/);
  });

  it("is refused when a newer version made it", async () => {
    const { migrations, ...rest } = await verifyBackup(copy);
    rmSync(path.join(copy, "SHA256SUMS"));
    rmSync(path.join(copy, "manifest.json"));
    const newer = [...migrations, { name: "29990101000000_later", checksum: "0" }];
    await writeManifest(copy, { ...rest, migrations: newer });
    await expectRefusal(/another version of Amide, as its migration 29990101000000_later/);
  });

  it("is refused by a database that is not empty, or in use", async () => {
    await expectRefusal(/is not empty: add --replace/, false);
    const db = createDatabase(target.url);
    await db.devItem.count();
    await expectRefusal(/in use by .*: stop the server/);
    await db.$disconnect();
  });

  it("replaces a database and keeps what it replaces", async () => {
    const old = await createEmptyDatabase(engine);
    await prepare(old.url, "kept");
    const before = await readRows(old.url);
    const { kept } = await restoreBackup({ folder: copy, url: old.url, isReplacing: true });
    expect(await readRows(old.url)).toEqual(await readRows(source.url));
    const keptRows = engine === "sqlite" ? readRows(`file:${kept}`) : readRows(old.url, kept);
    expect(await keptRows).toEqual(before);
    await old.remove();
  });

  it("of an older version is restored and migrated", async () => {
    const [older, restored] = [
      await createEmptyDatabase(engine),
      await createEmptyDatabase(engine),
    ];
    const migrations = listMigrations(engine);
    await prepare(older.url, "older", migrations.slice(0, 2));
    const at = new Date("2026-02-01");
    const backup = await createBackup(
      { url: older.url, to, retention: { daily: 9, weekly: 0 } },
      at,
    );
    const { applied } = await restoreBackup({
      folder: backup.folder,
      url: restored.url,
      isReplacing: false,
    });
    expect(applied).toEqual(migrations.slice(2).map(({ name }) => name));
    const [db, current] = [createDatabase(restored.url), createDatabase(source.url)];
    expect(await describeTables(engine, db)).toEqual(await describeTables(engine, current));
    expect(await db.devItem.findMany({ select: { title: true } })).toEqual([{ title: "older" }]);
    for (const client of [db, current]) await client.$disconnect();
    for (const database of [older, restored]) await database.remove();
  });

  it("is said to be made when only the deletion of older ones failed", async () => {
    const own = path.join(to, "undeletable");
    const options = { url: source.url, to: own, retention };
    const first = await createBackup(options, new Date("2026-01-01"));
    mkdirSync(path.join(`${first.folder}.removed`, "not empty"), { recursive: true });
    const second = createBackup(options, new Date("2026-01-02"));
    await expect(second).rejects.toThrow(/was made, but older ones could not be deleted: /);
    expect(listBackups(own)).toHaveLength(2);
  });

  it("never overwrites another, and leaves nothing when it fails", async () => {
    const at = new Date("2026-03-01");
    const own = path.join(to, "own");
    const first = await createBackup({ url: source.url, to: own, retention }, at);
    await expect(createBackup({ url: source.url, to: own, retention }, at)).rejects.toThrow(
      `The backup ${first.folder} exists already.`,
    );
    const empty = await createEmptyDatabase(engine);
    await execute(empty.url, "SELECT 1");
    await expect(createBackup({ url: empty.url, to: own, retention })).rejects.toThrow(
      "The database has no tables yet",
    );
    await empty.remove();
    expect(readdirSync(own)).toEqual([path.basename(first.folder)]);
    expect(await verifyBackup(first.folder)).toEqual(first.manifest);
  });

  it("cannot be restored into the other engine", async () => {
    const url = engine === "sqlite" ? "postgresql://127.0.0.1:1/none" : "file:/dev/null/none.db";
    await expect(restoreBackup({ folder: copy, url, isReplacing: true })).rejects.toThrow(
      /but DATABASE_URL names a database of/,
    );
  });

  it("renamed by hand is still a backup, but not one that retention deletes", async () => {
    const own = path.join(to, "retained");
    const dates = ["2026-01-01", "2026-01-02", "2026-01-03"].map((day) => new Date(day));
    const options = { url: source.url, to: own, retention };
    const first = await createBackup(options, dates[0]);
    renameSync(first.folder, path.join(own, "before-the-upgrade"));
    const second = await createBackup(options, dates[1]);
    const third = await createBackup(options, dates[2]);
    expect(third.removed).toEqual([second.folder]);
    expect(existsSync(path.join(own, "before-the-upgrade"))).toBe(true);
    // With the clock set back, the one just made is not the newest, and stays.
    const back = await createBackup(options, dates[0]);
    expect(back.removed).toEqual([]);
    expect(existsSync(back.folder)).toBe(true);
  });

  if (engine === "sqlite") {
    it.runIf(engine === "sqlite")(
      "is not mixed with a log that a deleted database left",
      async () => {
        const lost = await createEmptyDatabase(engine);
        await prepare(lost.url, "lost");
        const file = sqlitePath(lost.url);
        const database = new Sqlite(file);
        database.pragma("journal_mode = WAL");
        database.exec("UPDATE DevItem SET title = 'in the log'");
        const log = readFileSync(`${file}-wal`);
        database.close();
        rmSync(file);
        writeFileSync(`${file}-wal`, log);
        await restoreBackup({ folder: copy, url: lost.url, isReplacing: false });
        expect(await readRows(lost.url)).toEqual(await readRows(source.url));
        await lost.remove();
      },
    );
  }
});
