import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDatabase } from "@/lib/db/client";
import { sqlitePath } from "@/lib/db/sqlite-file";
import { SettingsError } from "@/lib/env";
import { outcomeOf, runScript, startScript } from "@/tests/support/command";
import { createEmptyDatabase, type EmptyDatabase, testEngines } from "@/tests/support/database";
import { postgresqlServer } from "@/tests/support/postgresql";
import { describeTables } from "@/tests/support/tables";
import { applyMigrations, engines, migrationBetween } from "./migrations";

const models = readFileSync("prisma/models.prisma", "utf8");

describe("the stored migrations", () => {
  it("were made from the models as they are: else run npm run db:migration -- a-name", () => {
    expect(readFileSync("prisma/models.migrated.prisma", "utf8")).toBe(models);
  });

  it("have the same names on both engines", () => {
    expect(namesOf("sqlite")).toEqual(namesOf("postgresql"));
  });
});

describe.each(engines)("migrationBetween on %s", (engine) => {
  it("is empty between models that are alike", async () => {
    expect(
      await migrationBetween(engine, models, `${models}\n// A remark changes no table.\n`),
    ).toBe("");
  });

  it("has what a model more needs", async () => {
    const sql = await migrationBetween(
      engine,
      models,
      `${models}\nmodel Extra {\n  id Int @id\n}\n`,
    );
    expect(sql).toContain('CREATE TABLE "Extra"');
    expect(sql.match(/CREATE TABLE/g)).toHaveLength(1);
  });
});

describe.each(testEngines())("applyMigrations on $engine", ({ engine }) => {
  let database: EmptyDatabase;
  let other: EmptyDatabase;

  beforeEach(async () => {
    database = await createEmptyDatabase(engine);
    other = await createEmptyDatabase(engine);
  });

  afterEach(async () => {
    await database.remove();
    await other.remove();
  });

  it("applies all once, and nothing the second time", async () => {
    expect(await applyMigrations(database.url)).toEqual(namesOf(engine));
    const tables = await tablesOf(database.url);
    expect(await applyMigrations(database.url)).toEqual([]);
    expect(await tablesOf(database.url)).toEqual(tables);
  });

  it("makes the tables that the models describe", async () => {
    await applyMigrations(database.url);
    const db = createDatabase(other.url);
    for (const statement of (await migrationBetween(engine, null, models)).split(/;\s*\n/)) {
      if (statement.trim()) await db.$executeRawUnsafe(statement);
    }
    await db.$disconnect();

    const tables = await tablesOf(database.url);
    expect(tables.length).toBeGreaterThan(100);
    expect(tables).toEqual(await tablesOf(other.url));
  });

  it("may run in three processes at once", async () => {
    const migrate = () => runScript("prisma/commands/migrate.ts", { DATABASE_URL: database.url });
    const outcomes = await Promise.all([migrate(), migrate(), migrate()]);
    const said = outcomes.map(({ output }) => output.replace(/^Waiting for .*$/gm, "").trim());
    expect(said.sort()).toEqual([
      `Applied ${namesOf(engine).join(", ")}.`,
      "The database is up to date.",
      "The database is up to date.",
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0]);
  });
});

describe("npm run db:migrate while another process seeds", () => {
  it("says that it waits", async () => {
    const { url, remove } = await createEmptyDatabase("sqlite");
    const other = new Database(`${sqlitePath(url)}.migrating`);
    other.exec("BEGIN EXCLUSIVE");
    const child = startScript("prisma/commands/migrate.ts", { DATABASE_URL: url });
    const outcome = outcomeOf(child);
    const [said] = await once(child.stderr, "data");
    expect(String(said)).toBe(
      "Waiting for another process to free the database, for 10 minutes at most.\n",
    );
    other.close();
    expect(await outcome).toMatchObject({ code: 0 });
    await remove();
  });
});

describe.skipIf(!postgresqlServer)("applyMigrations while another host migrates", () => {
  it("waits longer than the engine would", async () => {
    const { url, remove } = await createEmptyDatabase("postgresql");
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query("SELECT pg_advisory_lock(7266)");
    const applying = applyMigrations(url);
    await expect.poll(() => isWaitingForLock(other)).toBe(true);
    await other.query("SELECT pg_sleep(11)");
    expect(await isWaitingForLock(other)).toBe(true);
    await other.end();
    expect(await applying).toEqual(namesOf("postgresql"));
    await remove();
  });
});

async function isWaitingForLock(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM pg_locks JOIN pg_database ON oid = database WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()",
  );
  return rows.length > 0;
}

describe("a database that does not answer", () => {
  it("is told in a sentence without its address", async () => {
    const migrating = applyMigrations("postgresql://someone:secret@127.0.0.1:1/amide");
    await expect(migrating).rejects.toThrow(SettingsError);
    await expect(migrating).rejects.not.toThrow("secret");
  });
});

function namesOf(engine: string): string[] {
  return readdirSync(`prisma/${engine}/migrations`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function tablesOf(url: string): Promise<string[]> {
  const db = createDatabase(url);
  try {
    return await describeTables(url.startsWith("file:") ? "sqlite" : "postgresql", db);
  } finally {
    await db.$disconnect();
  }
}
