import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/env";
import { metrics } from "@/lib/metrics/metrics";
import { countDatabase } from "@/lib/next/save-counts";
import { processWide } from "@/lib/process-wide";
import { traceQuery } from "@/lib/tracing/trace-query";
import { PrismaClient as PostgresqlClient } from "@/prisma/generated/postgresql/client";
import { Prisma, PrismaClient as SqliteClient } from "@/prisma/generated/sqlite/client";
import { isPostgresql } from "./is-postgresql";
import { SqliteAdapterFactory } from "./sqlite-adapter";
import { prepareSqliteFile } from "./sqlite-file";

/** Both clients are generated from the same models, so one type serves for both. */
export type Database = SqliteClient;
export type { Prisma } from "@/prisma/generated/sqlite/client";

/** A raw query with bound values, for what the client cannot express on both engines. */
export const sql = Prisma.sql;
/** A list of values within a raw query: `IN (${joinSql(ids)})`. */
export const joinSql = Prisma.join;

/** NULL in a JSON column. */
export const noJson = Prisma.DbNull;

/** A client or the client of a transaction. */
export type DatabaseSession = Omit<
  Database,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends"
>;

/**
 * The longest write, in milliseconds. SQLite has one writer, for which all others wait as long: Prisma's
 * default of two seconds would fail a visitor's question during a bulk change.
 */
const transactionOptions = { maxWait: 60_000, timeout: 60_000 };

/** For a connection to PostgreSQL, its turn among those in use included. */
const CONNECTED_WITHIN_MS = 4_000;
/**
 * For a single query to PostgreSQL, its wait for another write included. A server behind a broken network
 * would else be waited for for ever.
 */
const LONGEST_QUERY_MS = 15_000;

const sendsTraces = env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;

const queryEvents = [{ emit: "event" as const, level: "query" as const }];

/**
 * A client for a `file:` or `postgresql:` URL, whose queries to PostgreSQL may take this long.
 * Throws `SettingsError` if the file is not writable.
 */
export function createDatabase(
  url: string,
  { isMeasured = env.METRICS_PORT !== undefined, isTraced = sendsTraces, longestQueryMs = 0 } = {},
): Database {
  // Prisma makes an event of each query only where it is counted or traced.
  const log = isMeasured || isTraced ? queryEvents : [];
  if (isPostgresql(url)) {
    const client = new PostgresqlClient({
      adapter: new PrismaPg({
        connectionString: url,
        connectionTimeoutMillis: CONNECTED_WITHIN_MS,
        query_timeout: longestQueryMs,
        keepAlive: true,
      }),
      transactionOptions,
      log,
    });
    client.$on("query", countIfSlow);
    if (isTraced) client.$on("query", traceQuery("postgresql"));
    return client as unknown as Database;
  }
  const client = new SqliteClient({
    adapter: new SqliteAdapterFactory(prepareSqliteFile(url)),
    transactionOptions,
    log,
  });
  client.$on("query", countIfSlow);
  if (isTraced) client.$on("query", traceQuery("sqlite"));
  return client;
}

/** In milliseconds, as the help of the metric says. */
const SLOW_QUERY_MS = 200;

function countIfSlow({ duration }: Prisma.QueryEvent): void {
  if (duration >= SLOW_QUERY_MS) metrics()?.slowQueries.inc();
}

const database = processWide<Database>("database");

/** The client of this process, opened at first use. */
export function getDatabase(): Database {
  database.value ??= createDatabase(env.DATABASE_URL, { longestQueryMs: LONGEST_QUERY_MS });
  return database.value;
}

/** Replaces the client that `getDatabase` returns, for tests and benchmarks. */
export function setDatabase(db: Database | undefined): void {
  database.value = db;
  countDatabase();
}
