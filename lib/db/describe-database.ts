import { isPostgresql } from "./is-postgresql";
import { sqlitePath } from "./sqlite-file";

/** Where a `DATABASE_URL` leads, for an operator to read: never with its password. */
export function describeDatabase(url: string): string {
  if (!isPostgresql(url)) return sqlitePath(url);
  const { hostname, pathname, port, searchParams, username } = new URL(url);
  const host = hostname || searchParams.get("host") || "localhost";
  return `PostgreSQL ${pathname.slice(1)} on ${host}${port && `:${port}`}${username && ` as ${username}`}`;
}
