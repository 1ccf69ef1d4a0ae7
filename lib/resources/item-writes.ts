import "server-only";
import type { DatabaseSession } from "@/lib/db/client";

interface Times {
  createdAt: Date;
  updatedAt: Date;
}

/** What these writes call of a table of the database client. */
interface Table<Row> {
  create(args: { data: Row & Times; select: { id: true } }): PromiseLike<{ id: number }>;
  upsert(args: {
    where: { id: number };
    create: Row & Times & { id: number };
    update: Row & { updatedAt: Date };
    select: { id: true };
  }): PromiseLike<unknown>;
  delete(args: { where: { id: number }; select: { id: true } }): PromiseLike<unknown>;
}

/** How the items of a content type are stored: a row each, and the rows of other tables that belong to it. */
interface Storage<Input, Row> {
  table: (db: DatabaseSession) => Table<Row>;
  toRow: (input: Input) => Row;
  addLists?: (db: DatabaseSession, id: number, input: Input) => Promise<void>;
  clearLists?: (db: DatabaseSession, id: number) => Promise<void>;
}

/** The writes of a resource. Run them inside a transaction. */
export function defineWrites<Input, Row>({
  table,
  toRow,
  addLists,
  clearLists,
}: Storage<Input, Row>) {
  return {
    /** Adds an item and answers its id. */
    async add(db: DatabaseSession, input: Input, at: Date): Promise<number> {
      const data = { ...toRow(input), createdAt: at, updatedAt: at };
      const { id } = await table(db).create({ data, select: { id: true } });
      await addLists?.(db, id, input);
      return id;
    },
    /** Adds or replaces the item with this id. */
    async put(db: DatabaseSession, id: number, input: Input, at: Date, createdAt = at) {
      const row = { ...toRow(input), updatedAt: at };
      const create = { id, createdAt, ...row };
      await table(db).upsert({ where: { id }, create, update: row, select: { id: true } });
      await clearLists?.(db, id);
      await addLists?.(db, id, input);
    },
    /** Deletes an item; what names it loses it with it. */
    async remove(db: DatabaseSession, id: number) {
      await table(db).delete({ where: { id }, select: { id: true } });
    },
  };
}
