import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "@/tests/support/database";
import type { Database } from "./client";
import { SqliteAdapterFactory } from "./sqlite-adapter";
import { sqlitePath } from "./sqlite-file";

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await openTestDatabase("sqlite");
  db = database.db;
});

afterEach(() => database.close());

describe("a write beside an open transaction", () => {
  it("waits for its end, and survives its rollback", async () => {
    const events: string[] = [];
    let beside: Promise<unknown> | undefined;
    const inside = db.$transaction(async (session) => {
      await addItem(session, "inside");
      beside = addItem(db, "beside").then(() => events.push("beside is acknowledged"));
      await pause(50);
      events.push("the transaction fails");
      throw new Error("on purpose");
    });

    await expect(inside).rejects.toThrow("on purpose");
    await beside;
    expect(events).toEqual(["the transaction fails", "beside is acknowledged"]);
    expect(committedTitles()).toEqual(["beside"]);
  });

  it("survives its commit too", async () => {
    let beside: Promise<unknown> | undefined;
    await db.$transaction(async (session) => {
      beside = addItem(db, "beside");
      await pause(20);
      await addItem(session, "inside");
    });
    await beside;
    expect(committedTitles()).toEqual(["beside", "inside"]);
  });

  it("may be raw SQL that answers rows", async () => {
    let beside: Promise<unknown> | undefined;
    const inside = db.$transaction(async () => {
      beside = addItemWithSql("beside");
      await pause(20);
      throw new Error("on purpose");
    });
    await expect(inside).rejects.toThrow("on purpose");
    await beside;
    expect(committedTitles()).toEqual(["beside"]);
  });
});

describe("a read beside an open transaction", () => {
  it("does not wait, and does not see what is not committed", async () => {
    await db.$transaction(async (session) => {
      await addItem(session, "inside");
      expect(await db.devItem.count()).toBe(0);
      expect(await session.devItem.count()).toBe(1);
    });
    expect(await db.devItem.count()).toBe(1);
  });
});

describe("transactions", () => {
  it("run one after the other, so that none overwrites what another has read", async () => {
    const { id } = await addItem(db, "0");
    await Promise.all(
      Array.from({ length: 40 }, () =>
        db.$transaction(
          async (session) => {
            const item = await session.devItem.findUniqueOrThrow({ where: { id } });
            await pause(1);
            await session.devItem.update({
              where: { id },
              data: { title: String(Number(item.title) + 1) },
            });
          },
          { maxWait: 15_000 },
        ),
      ),
    );
    expect(committedTitles()).toEqual(["40"]);
  });

  it("undo what an inner one did without undoing the outer", async () => {
    await db.$transaction(async (session) => {
      await addItem(session, "outer");
      const inner = session.$transaction(async (innerSession) => {
        await addItem(innerSession, "inner");
        throw new Error("on purpose");
      });
      await expect(inner).rejects.toThrow("on purpose");
      await session.$transaction((innerSession) => addItem(innerSession, "second inner"));
    });
    expect(committedTitles()).toEqual(["outer", "second inner"]);
  });

  it("given as a list are all or nothing", async () => {
    const list = db.$transaction([
      db.devItem.create({ data: { title: "listed" } }),
      db.category.create({ data: { name: "General" } }),
    ]);
    await expect(list).rejects.toMatchObject({ code: "P2002" });
    expect(committedTitles()).toEqual([]);
  });

  it("that are another engine's kind are refused, and hold up nobody", async () => {
    const refused = db.$transaction((session) => addItem(session, "refused"), {
      // The type allows what SQLite knows; a caller in JavaScript might not.
      isolationLevel: "ReadCommitted" as "Serializable",
    });
    await expect(refused).rejects.toThrow();
    await addItem(db, "afterwards");
    expect(committedTitles()).toEqual(["afterwards"]);
  });
});

describe("the lock is free again after", () => {
  afterEach(async () => {
    await addItem(db, "afterwards");
    await db.$transaction((session) => addItem(session, "in a transaction"));
    expect(committedTitles()).toEqual(["afterwards", "in a transaction"]);
  });

  it("an error of the database inside a transaction", async () => {
    const failing = db.$transaction(async (session) => {
      await addItem(session, "inside");
      await session.category.create({ data: { name: "General" } });
    });
    await expect(failing).rejects.toMatchObject({ code: "P2002" });
  });

  it("a transaction that took too long", async () => {
    const slow = db.$transaction(
      async (session) => {
        await addItem(session, "inside");
        await pause(120);
        await addItem(session, "too late");
      },
      { timeout: 50 },
    );
    await expect(slow).rejects.toMatchObject({ code: "P2028" });
  });

  it("a transaction that gave up waiting for another", async () => {
    const first = db.$transaction(() => pause(150));
    const impatient = db.$transaction((session) => addItem(session, "never"), { maxWait: 30 });
    await expect(impatient).rejects.toMatchObject({ code: "P2028" });
    await first;
  });

  it("a COMMIT that failed", async () => {
    const failing = db.$transaction(async (session) => {
      await addItem(session, "inside");
      await session.$executeRawUnsafe("PRAGMA defer_foreign_keys = ON");
      await session.condition.create({ data: { peptideId: 999_999, condition: "x", position: 0 } });
    });
    await expect(failing).rejects.toThrow("ForeignKeyConstraintViolation");
  });

  it("a transaction that SQLite rolled back by itself", async () => {
    const failing = db.$transaction(async (session) => {
      await addItem(session, "inside");
      await session.$executeRawUnsafe("ROLLBACK");
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
  });
});

describe("the connections", () => {
  it.each([
    ["reader", "SELECT * FROM pragma_"],
    ["writer", "PRAGMA "],
  ])("have their settings: %s", async (connection, prefix) => {
    const setting = async (name: string) => {
      const rows = await db.$queryRawUnsafe<Record<string, unknown>[]>(`${prefix}${name}`);
      return String(Object.values(rows[0] ?? {})[0]);
    };
    expect(await setting("journal_mode")).toBe("wal");
    expect(await setting("synchronous")).toBe("2");
    expect(await setting("foreign_keys")).toBe("1");
    expect(await setting("busy_timeout")).toBe("10000");
    expect(await setting("query_only")).toBe(connection === "reader" ? "1" : "0");
  });

  it("let a statement through that reads or writes after a WITH", async () => {
    const rows = await db.$queryRaw`WITH one AS (SELECT 1 AS n) SELECT n FROM one`;
    expect(rows).toEqual([{ n: 1n }]);
    await db.$executeRaw`WITH one AS (SELECT 'with' AS t) INSERT INTO DevItem (title, updatedAt) SELECT t, CURRENT_TIMESTAMP FROM one`;
    expect(committedTitles()).toEqual(["with"]);
  });

  it("hold to foreign keys, and delete what hangs on a row", async () => {
    const orphan = db.condition.create({
      data: { peptideId: 999_999, condition: "x", position: 0 },
    });
    await expect(orphan).rejects.toMatchObject({ code: "P2003" });

    const of81 = { where: { peptideId: 81 } };
    expect(await db.articlePeptide.count(of81)).toBeGreaterThan(0);
    await db.peptide.delete({ where: { id: 81 } });
    expect(await db.articlePeptide.count(of81)).toBe(0);
    expect(await db.condition.count(of81)).toBe(0);
  });
});

describe("a statement that comes after its transaction's end", () => {
  it("is refused, and not run in the transaction of someone else", async () => {
    const adapter = await new SqliteAdapterFactory(sqlitePath(database.url)).connect();
    const sql = "INSERT INTO DevItem (title, updatedAt) VALUES ('late', CURRENT_TIMESTAMP)";
    const statement = (text: string) => ({ sql: text, args: [], argTypes: [] });

    const transaction = await adapter.startTransaction();
    await transaction.executeRaw(statement("ROLLBACK"));
    await transaction.rollback();

    await expect(transaction.executeRaw(statement(sql))).rejects.toThrow("The transaction is over");
    await expect(transaction.queryRaw(statement(sql))).rejects.toThrow("The transaction is over");
    await adapter.dispose();
    expect(committedTitles()).toEqual([]);
  });
});

// Prisma sends a query only when it is waited for; an async function does that at once.
async function addItem(session: Pick<Database, "devItem">, title: string) {
  return session.devItem.create({ data: { title } });
}

async function addItemWithSql(title: string) {
  return db.$queryRaw`INSERT INTO DevItem (title, updatedAt) VALUES (${title}, CURRENT_TIMESTAMP) RETURNING id`;
}

/** What another process would find in the file. */
function committedTitles(): unknown[] {
  const connection = new Sqlite(sqlitePath(database.url), { readonly: true });
  try {
    return connection.prepare("SELECT title FROM DevItem ORDER BY title").pluck().all();
  } finally {
    connection.close();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
