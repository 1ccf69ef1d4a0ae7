import { Client } from "pg";

/** The server that tests may make databases on; absent where only SQLite is tested. */
export const postgresqlServer = process.env.TEST_POSTGRES_URL;

/** The address of one database of the test server. */
export function postgresqlUrl(database: string): string {
  if (!postgresqlServer) throw new Error("TEST_POSTGRES_URL is not set.");
  const url = new URL(postgresqlServer);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on the server's own database, outside a transaction; answers the rows. */
export async function administerPostgresql(
  sql: string,
  values: string[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: postgresqlServer });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
