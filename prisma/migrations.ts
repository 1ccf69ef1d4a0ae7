import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import Database from "better-sqlite3";
import { Client } from "pg";
import { isPostgresql } from "@/lib/db/is-postgresql";
import { BUSY_TIMEOUT_MS } from "@/lib/db/sqlite-file";
import { SettingsError } from "@/lib/env";
import { databaseAway, openEngine } from "./schema-engine";
import { LONGEST_MIGRATION_MS, lockSqlite } from "./sqlite-lock";

export type Engine = "sqlite" | "postgresql";
export const engines: Engine[] = ["sqlite", "postgresql"];

const noFilter = { externalTables: [], externalEnums: [] };
const folder = path.resolve("prisma");
/** The key of an advisory lock: any number that nothing else uses. */
const MIGRATING = 7266;

/**
 * Applies pending migrations with Prisma's schema engine and checksums, and returns their names.
 * Safe to call from several processes at once.
 */
export async function applyMigrations(url: string): Promise<string[]> {
  if (isPostgresql(url)) return applyToPostgresql(url);
  const { file, unlock } = lockSqlite(url);
  try {
    if (isUpToDate(file)) return [];
    return await apply("sqlite", new PrismaBetterSqlite3({ url: file, timeout: BUSY_TIMEOUT_MS }));
  } catch (error) {
    if (!/SocketTimeout|database is locked/.test(String(error))) throw error;
    throw new SettingsError(
      `The database file ${file} is in use by another process: stop the server, then migrate.`,
      { cause: error },
    );
  } finally {
    unlock();
  }
}

/**
 * The engine has a lock of its own, but who waits for that fails after ten seconds: a host that starts
 * while another migrates a large table.
 */
async function applyToPostgresql(url: string): Promise<string[]> {
  const lock = new Client({ connectionString: url });
  await lock.connect().catch((cause: unknown) => {
    throw databaseAway(cause);
  });
  try {
    await lock.query(`SET lock_timeout = ${LONGEST_MIGRATION_MS}`);
    await lock.query(`SELECT pg_advisory_lock(${MIGRATING})`);
    return await apply("postgresql", new PrismaPg({ connectionString: url }));
  } finally {
    // The server releases the lock, also if this process dies.
    await lock.end();
  }
}

/** This version's migrations in their order, with the checksums that Prisma records. */
export function listMigrations(engine: Engine): { name: string; sql: string; checksum: string }[] {
  return readMigrations(engine).migrationDirectories.map(({ path: name, migrationFile }) => {
    if (migrationFile.content.tag !== "ok") throw new Error(`${name} could not be read.`);
    const sql = migrationFile.content.value;
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

/** The SQL that migrates one set of models to another; empty if they are equal. */
export async function migrationBetween(engine: Engine, from: string | null, to: string) {
  const schemaEngine = await openEngine(offlineAdapter(engine));
  const target = (models: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ path: "schema.prisma", content: datasource(engine) + models }],
  });
  const result = await schemaEngine.diff({
    from: from === null ? { tag: "empty" } : target(from),
    to: target(to),
    script: true,
    exitCode: true,
    filters: noFilter,
  });
  return result.exitCode === 2 ? (result.stdout ?? "") : "";
}

async function apply(engine: Engine, adapter: SqlMigrationAwareDriverAdapterFactory) {
  const { factory, disposeAll } = trackConnections(adapter);
  try {
    const schemaEngine = await openEngine(factory);
    const result = await schemaEngine.applyMigrations({
      migrationsList: readMigrations(engine),
      filters: noFilter,
    });
    schemaEngine.free();
    return result.appliedMigrationNames;
  } finally {
    await disposeAll();
  }
}

/** The engine never closes its connections, which would lock a SQLite file and keep the process alive. */
function trackConnections(adapter: SqlMigrationAwareDriverAdapterFactory) {
  const opened: SqlDriverAdapter[] = [];
  const remember = async (connecting: Promise<SqlDriverAdapter>) => {
    const connection = await connecting;
    opened.push(connection);
    return connection;
  };
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connect: () => remember(adapter.connect()),
    connectToShadowDb: () => remember(adapter.connectToShadowDb()),
  };
  return { factory, disposeAll: () => Promise.all(opened.map((one) => one.dispose())) };
}

function readMigrations(engine: Engine): MigrationList {
  const baseDir = path.join(folder, engine, "migrations");
  const names = readdirSync(baseDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir,
    lockfile: { path: "migration_lock.toml", content: `provider = "${engine}"\n` },
    shadowDbInitScript: "",
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: readFileSync(path.join(baseDir, name, "migration.sql"), "utf8"),
        },
      },
    })),
  };
}

function datasource(engine: Engine): string {
  return `datasource db {\n  provider = "${engine}"\n}\n`;
}

/** Answers the only query of a diff, the database's version, without a connection. */
function offlineAdapter(engine: Engine): SqlMigrationAwareDriverAdapterFactory {
  if (engine === "sqlite") return new PrismaBetterSqlite3({ url: ":memory:" });
  const identity = { provider: "postgres", adapterName: "amide-offline" } as const;
  const connect = async (): Promise<SqlDriverAdapter> => ({
    ...identity,
    queryRaw: async () => ({
      columnNames: ["exists", "version", "numeric_version"],
      columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
      rows: [[true, "PostgreSQL 15.0", 150000]],
    }),
    executeRaw: async () => 0,
    executeScript: async () => {},
    startTransaction: () => Promise.reject(new Error("There is no database to write to.")),
    dispose: async () => {},
    getConnectionInfo: () => ({ schemaName: "public", supportsRelationJoins: true }),
  });
  return { ...identity, connect, connectToShadowDb: connect };
}

/** The engine needs exclusive access, this check does not: a running server does not block it. */
function isUpToDate(file: string): boolean {
  const database = new Database(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'");
    if (!table.get()) return false;
    const finished = database
      .prepare("SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL")
      .pluck()
      .all();
    return readMigrations("sqlite").migrationDirectories.every(({ path }) =>
      finished.includes(path),
    );
  } finally {
    database.close();
  }
}
