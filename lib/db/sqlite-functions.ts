import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type Database from "better-sqlite3";

/**
 * Adds functions of PostgreSQL that SQLite lacks: `regexp_match(text, pattern)`, which is not null if
 * the pattern matches.
 */
export function addFunctions(connection: SqlDriverAdapter): void {
  const { client } = connection as SqlDriverAdapter & { client?: Database.Database };
  if (!client) throw new Error("The SQLite adapter does not show its connection.");
  let last = { pattern: "", regex: /(?:)/ };
  client.function("regexp_match", { deterministic: true }, (text, pattern) => {
    if (text === null || pattern === null) return null;
    if (last.pattern !== pattern) {
      last = { pattern: String(pattern), regex: new RegExp(String(pattern), "u") };
    }
    return last.regex.test(String(text)) ? 1 : null;
  });
}
