import Sqlite from "better-sqlite3";
import { Client } from "pg";
import { isPostgresql } from "@/lib/db/is-postgresql";
import { sqlitePath } from "@/lib/db/sqlite-file";

/** Every row of every table as text, sorted: of the database itself, whatever the models say. */
export async function readRows(url: string, schema = "public"): Promise<Record<string, string[]>> {
  return isPostgresql(url) ? readPostgresql(url, schema) : readSqlite(sqlitePath(url));
}

/** Runs statements that the models cannot express. */
export async function execute(url: string, sql: string): Promise<void> {
  if (isPostgresql(url)) {
    await withClient(url, (client) => client.query(sql));
    return;
  }
  const database = new Sqlite(sqlitePath(url));
  database.exec(sql);
  database.close();
}

function readSqlite(file: string): Record<string, string[]> {
  const database = new Sqlite(file, { readonly: true });
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .pluck()
    .all() as string[];
  const rows = names.map((name) => {
    const found = database.prepare(`SELECT * FROM "${name}"`).raw().all();
    return [name, found.map((row) => JSON.stringify(row)).sort()];
  });
  database.close();
  return Object.fromEntries(rows);
}

function readPostgresql(url: string, schema: string): Promise<Record<string, string[]>> {
  return withClient(url, async (client) => {
    const tables = await client.query<{ tablename: string }>(
      "SELECT tablename FROM pg_tables WHERE schemaname = $1 ORDER BY 1",
      [schema],
    );
    const rows: Record<string, string[]> = {};
    const queries = tables.rows.map(
      ({ tablename }) =>
        `SELECT '${tablename}' AS name, t::text AS row FROM "${schema}"."${tablename}" t`,
    );
    if (queries.length === 0) return rows;
    const found = await client.query<{ name: string; row: string }>(queries.join(" UNION ALL "));
    for (const { tablename } of tables.rows) rows[tablename] = [];
    for (const { name, row } of found.rows) rows[name]?.push(row);
    for (const list of Object.values(rows)) list.sort();
    return rows;
  });
}

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
