import { createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { SettingsError } from "@/lib/env";
import type { Manifest, PostgresqlContents } from "./manifest";

type Table = PostgresqlContents["tables"][number];

/**
 * Writes each table's rows into `folder` as `COPY` gives them, which keeps every value exactly. All
 * reads see one moment and block no writer. The tables themselves are what the migrations make.
 */
export async function dumpPostgresql(
  url: string,
  folder: string,
): Promise<Pick<Manifest, "contents" | "migrations">> {
  const client = await connectPostgresql(url);
  try {
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query("SET LOCAL DateStyle = 'ISO'; SET LOCAL TimeZone = 'UTC'");
    const names = await listTables(client);
    if (!names.includes("_prisma_migrations")) {
      throw new SettingsError("The database has no tables yet: run npm run db:migrate first.");
    }
    await client.query(`LOCK TABLE ${names.map(quote).join(", ")} IN ACCESS SHARE MODE`);
    const tables: Table[] = [];
    for (const name of names) tables.push(await dumpTable(client, name, folder));
    return {
      migrations: await readMigrations(client),
      contents: { engine: "postgresql", tables, sequences: await readSequences(client) },
    };
  } finally {
    await client.end();
  }
}

/** Throws `SettingsError` if there is no connection. */
export async function connectPostgresql(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  // Without a listener a lost connection would end the process before the query reports it.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new SettingsError("The database does not answer at the address in DATABASE_URL.", {
      cause: error,
    });
  }
}

/** The tables of the schema `public`, each after those that it references. */
export async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; references: string[] }>(
    `SELECT t.relname AS name, array_remove(array_agg(r.relname::text), NULL) AS references
     FROM pg_class t
     LEFT JOIN pg_constraint c ON c.conrelid = t.oid AND c.contype = 'f' AND c.confrelid <> t.oid
     LEFT JOIN pg_class r ON r.oid = c.confrelid
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r'
     GROUP BY t.relname ORDER BY t.relname`,
  );
  const ordered: string[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const next = waiting.filter(({ references }) => references.every((to) => ordered.includes(to)));
    if (next.length === 0) throw new Error("Tables reference each other in a circle.");
    ordered.push(...next.map(({ name }) => name));
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** A name within SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function dumpTable(client: Client, name: string, folder: string): Promise<Table> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [quote(name)],
  );
  const columns = rows.map((column) => column.name);
  const file = `${name}.copy.gz`;
  const copy = client.query(
    copyTo(`COPY ${quote(name)} (${columns.map(quote).join(", ")}) TO STDOUT`),
  );
  await pipeline(
    copy,
    createGzip(),
    createWriteStream(path.join(folder, file), { flags: "wx", mode: 0o600, flush: true }),
  );
  return { name, rows: copy.rowCount, file, columns };
}

async function readSequences(client: Client): Promise<PostgresqlContents["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1",
  );
  const sequences: PostgresqlContents["sequences"] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${quote(name)}`,
    );
    sequences.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

async function readMigrations(client: Client): Promise<Manifest["migrations"]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM "_prisma_migrations"
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY started_at, name`,
  );
  return rows;
}
