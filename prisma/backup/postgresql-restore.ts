import { createReadStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { SettingsError } from "@/lib/env";
import { applyMigrations, listMigrations } from "../migrations";
import type { Manifest, PostgresqlContents } from "./manifest";
import { connectPostgresql, listTables, quote } from "./postgresql-dump";
import type { RestoreOptions, RestoreOutcome } from "./restore-options";

/** The lock under which Prisma migrates. */
const MIGRATION_LOCK = 72707369;

// As Prisma's schema engine creates it.
const MIGRATIONS_TABLE = `CREATE TABLE "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** Restores in one transaction; what is replaced stays in the database as a schema of another name. */
export async function restorePostgresql(
  { contents, migrations }: { contents: PostgresqlContents; migrations: Manifest["migrations"] },
  { folder, url, isReplacing }: RestoreOptions,
): Promise<RestoreOutcome> {
  const client = await connectPostgresql(url);
  let kept: string | undefined;
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    kept = await makeRoom(client, isReplacing);
    await createTables(client, migrations);
    for (const table of contents.tables) await fillTable(client, table, folder);
    for (const { name, value, isCalled } of contents.sequences) {
      await client.query("SELECT setval($1, $2, $3)", [quote(name), value, isCalled]);
    }
    if (contents.tables.some(({ name }) => name === "AdminSession")) {
      await client.query('DELETE FROM "AdminSession"');
    }
    await client.query("COMMIT");
  } catch (error) {
    throw sentenceOf(error) ?? error;
  } finally {
    // Ends an open transaction too.
    await client.end();
  }
  return { kept, applied: await bringUpToDate(url) };
}

/** Moves the tables that are there out of the way. Returns the name of the schema that they are in now. */
async function makeRoom(client: Client, isReplacing: boolean): Promise<string | undefined> {
  const tables = await listTables(client);
  if (tables.length === 0) return undefined;
  if (!isReplacing && (await haveRows(client, tables))) {
    throw new SettingsError(
      "The database is not empty: add --replace to put the backup in its place, and what it holds is kept in a schema of another name.",
    );
  }
  const { rows } = await client.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
  );
  if (rows.length > 0) {
    throw new SettingsError(
      `The database is in use by ${rows.length} other ${rows.length === 1 ? "connection" : "connections"}: stop the servers, then restore.`,
    );
  }
  const schema = `replaced_${new Date().toISOString().replace(/\D/g, "")}`;
  await client.query(`ALTER SCHEMA public RENAME TO ${schema}`);
  await client.query("CREATE SCHEMA public");
  await client.query("GRANT USAGE ON SCHEMA public TO PUBLIC");
  return schema;
}

async function haveRows(client: Client, tables: string[]): Promise<boolean> {
  const asked = tables.filter((name) => !name.startsWith("_prisma"));
  if (asked.length === 0) return false;
  const exists = asked.map((name) => `EXISTS (SELECT 1 FROM ${quote(name)})`).join(" OR ");
  const { rows } = await client.query<{ found: boolean }>(`SELECT ${exists} AS found`);
  return rows[0]?.found ?? false;
}

/** Creates the tables as they were when the backup was made. */
async function createTables(client: Client, migrations: Manifest["migrations"]): Promise<void> {
  const known = new Map(listMigrations("postgresql").map(({ name, sql }) => [name, sql]));
  for (const { name } of migrations) {
    const sql = known.get(name);
    if (sql === undefined) throw new Error(`The migration ${name} is not known.`);
    await client.query(sql);
  }
  await client.query(MIGRATIONS_TABLE);
}

async function fillTable(
  client: Client,
  { name, columns, file, rows }: PostgresqlContents["tables"][number],
  folder: string,
): Promise<void> {
  // Migrations may insert rows.
  await client.query(`DELETE FROM ${quote(name)}`);
  const copy = client.query(
    copyFrom(`COPY ${quote(name)} (${columns.map(quote).join(", ")}) FROM STDIN`),
  );
  await pipeline(createReadStream(path.join(folder, file)), createGunzip(), copy);
  if (copy.rowCount === rows) return;
  throw new SettingsError(`The backup does not hold the rows that its manifest lists.`);
}

async function bringUpToDate(url: string): Promise<string[]> {
  try {
    return await applyMigrations(url);
  } catch (error) {
    throw new SettingsError(
      "The backup was restored, but newer migrations could not be applied to it: run npm run db:migrate, which says why.",
      { cause: error },
    );
  }
}

function sentenceOf(error: unknown): SettingsError | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const reasons: Record<string, string> = {
    "42501":
      "the account in DATABASE_URL may not create tables or rename the schema public, so use the database's owner",
    "53100": "the disk of the database server is full",
  };
  const reason = typeof code === "string" ? reasons[code] : undefined;
  return reason === undefined
    ? undefined
    : new SettingsError(`The backup was not restored: ${reason}. The database is unchanged.`, {
        cause: error,
      });
}
