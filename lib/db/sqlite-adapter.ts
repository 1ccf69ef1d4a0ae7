import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from "@prisma/driver-adapter-utils";
import { Mutex } from "async-mutex";
import { BUSY_TIMEOUT_MS } from "./sqlite-file";
import { addFunctions } from "./sqlite-functions";

// WAL lets readers and the writer work concurrently; FULL syncs at each commit, so that acknowledged
// writes survive a power failure and not only a killed process.
const pragmas = [
  "PRAGMA journal_mode = WAL",
  "PRAGMA synchronous = FULL",
  "PRAGMA foreign_keys = ON",
  `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`,
];

/**
 * The official better-sqlite3 adapter behind one writer and one reader connection.
 *
 * The official adapter has a single connection on which a statement issued beside an open
 * interactive transaction runs inside it, and is lost with its rollback although it was
 * acknowledged. Here every statement that is not a plain SELECT, and every transaction as a whole,
 * holds one lock on the writer; SELECTs outside transactions go to a reader that can not write.
 */
export class SqliteAdapterFactory implements SqlDriverAdapterFactory {
  readonly provider = "sqlite";
  readonly adapterName = "amide-sqlite";
  readonly #official: PrismaBetterSqlite3;

  /** `file` is an absolute path whose folder exists. */
  constructor(file: string) {
    this.#official = new PrismaBetterSqlite3({ url: file, timeout: BUSY_TIMEOUT_MS });
  }

  async connect(): Promise<SqlDriverAdapter> {
    const writer = await this.#official.connect();
    for (const pragma of pragmas) await writer.executeScript(pragma);
    const reader = await this.#official.connect();
    for (const pragma of [...pragmas, "PRAGMA query_only = ON"]) await reader.executeScript(pragma);
    for (const connection of [writer, reader]) addFunctions(connection);
    return new SqliteAdapter(writer, reader);
  }
}

class SqliteAdapter implements SqlDriverAdapter {
  readonly provider = "sqlite";
  readonly adapterName = "amide-sqlite";
  readonly #lock = new Mutex();
  readonly #writer: SqlDriverAdapter;
  readonly #reader: SqlDriverAdapter;

  constructor(writer: SqlDriverAdapter, reader: SqlDriverAdapter) {
    this.#writer = writer;
    this.#reader = reader;
  }

  queryRaw(query: SqlQuery) {
    if (isPlainSelect(query.sql)) return this.#reader.queryRaw(query);
    return this.#lock.runExclusive(() => this.#writer.queryRaw(query));
  }

  executeRaw(query: SqlQuery) {
    return this.#lock.runExclusive(() => this.#writer.executeRaw(query));
  }

  executeScript(script: string) {
    return this.#lock.runExclusive(() => this.#writer.executeScript(script));
  }

  async startTransaction(isolationLevel?: IsolationLevel): Promise<Transaction> {
    if (isolationLevel && isolationLevel !== "SERIALIZABLE") {
      throw new Error(`SQLite knows only SERIALIZABLE transactions, not ${isolationLevel}.`);
    }
    const release = await this.#lock.acquire();
    try {
      await this.#writer.executeScript("BEGIN IMMEDIATE");
    } catch (error) {
      release();
      throw error;
    }
    return new SqliteTransaction(this.#writer, release);
  }

  async dispose() {
    await this.#lock.runExclusive(() => this.#writer.dispose());
    await this.#reader.dispose();
  }
}

/** A transaction. Prisma sends COMMIT or ROLLBACK as a statement, then calls `commit` or `rollback`. */
class SqliteTransaction implements Transaction {
  readonly provider = "sqlite";
  readonly adapterName = "amide-sqlite";
  readonly options = { usePhantomQuery: false };
  readonly #writer: SqlDriverAdapter;
  readonly #release: () => void;
  #isOver = false;

  constructor(writer: SqlDriverAdapter, release: () => void) {
    this.#writer = writer;
    this.#release = release;
  }

  async queryRaw(query: SqlQuery) {
    return this.#openWriter().queryRaw(query);
  }

  async executeRaw(query: SqlQuery) {
    try {
      return await this.#openWriter().executeRaw(query);
    } catch (error) {
      if (query.sql === "COMMIT") await this.#rollBack();
      throw error;
    }
  }

  async commit() {
    this.#end();
  }

  async rollback() {
    this.#end();
  }

  async createSavepoint(name: string) {
    await this.#openWriter().executeScript(`SAVEPOINT ${name}`);
  }

  async rollbackToSavepoint(name: string) {
    await this.#openWriter().executeScript(`ROLLBACK TO ${name}`);
  }

  async releaseSavepoint(name: string) {
    await this.#openWriter().executeScript(`RELEASE SAVEPOINT ${name}`);
  }

  /** A failed COMMIT leaves the transaction open, unless SQLite has rolled it back itself. */
  async #rollBack() {
    try {
      await this.#openWriter().executeScript("ROLLBACK");
    } catch (error) {
      if (/no transaction is active/.test(String(error))) return;
      // The error of the COMMIT itself is thrown.
      console.error("A transaction could not be rolled back", error);
    }
  }

  #end() {
    this.#isOver = true;
    this.#release();
  }

  /** A late statement must not run in another transaction. */
  #openWriter(): SqlDriverAdapter {
    if (this.#isOver) throw new Error("The transaction is over.");
    return this.#writer;
  }
}

// A WITH may introduce an INSERT, UPDATE or DELETE, so all of them use the writer; reads are rare.
function isPlainSelect(sql: string): boolean {
  return /^\s*SELECT\b/i.test(sql);
}
