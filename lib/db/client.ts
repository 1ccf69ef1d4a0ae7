import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/env";
import { processWide } from "@/lib/process-wide";
import { PrismaClient as PostgresqlClient } from "@/prisma/generated/postgresql/client";
import { Prisma, PrismaClient as SqliteClient } from "@/prisma/generated/sqlite/client";
import { isPostgresql } from "./is-postgresql";
import { SqliteAdapterFactory } from "./sqlite-adapter";
import { prepareSqliteFile } from "./sqlite-file";

/** Both clients are generated from the same models, so one type stands for either. */
export type Database = SqliteClient;
export type { Prisma } from "@/prisma/generated/sqlite/client";

/** A query in text, for what the client cannot say alike on both engines: each value is bound. */
export const sql = Prisma.sql;
/** Values as a list within such a query: `IN (${joinSql(ids)})`. */
export const joinSql = Prisma.join;

/** What a column of JSON holds where there is nothing. */
export const noJson = Prisma.DbNull;

/** What queries may be given inside a transaction. */
export type DatabaseSession = Omit<
  Database,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends"
>;

/**
 * The longest write, in milliseconds. Where one writes at a time, any other waits as long for its
 * turn: Prisma's two seconds would refuse a visitor's question while many items are changed.
 */
const transactionOptions = { maxWait: 60_000, timeout: 60_000 };

/** A client for a `file:` or `postgresql:` URL. Throws `SettingsError` at a file that cannot be written. */
export function createDatabase(url: string): Database {
  if (isPostgresql(url)) {
    return new PostgresqlClient({
      adapter: new PrismaPg({ connectionString: url }),
      transactionOptions,
    }) as unknown as Database;
  }
  return new SqliteClient({
    adapter: new SqliteAdapterFactory(prepareSqliteFile(url)),
    transactionOptions,
  });
}

const database = processWide<Database>("database");

/** The client of this process, opened at first use. */
export function getDatabase(): Database {
  database.value ??= createDatabase(env.DATABASE_URL);
  return database.value;
}

/** Replaces the client that `getDatabase` returns, for tests and benchmarks. */
export function setDatabase(db: Database | undefined): void {
  database.value = db;
}
