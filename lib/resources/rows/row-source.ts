import "server-only";
import type { z } from "zod";
import type { DatabaseSession } from "@/lib/db/client";
import { inParts } from "@/lib/resources/read-all";

/** An item of a dashboard table, as it is searched, sorted and counted. */
export interface RowEntry<Own extends object = object> {
  id: number;
  /** Its name or title. */
  name: string;
  /** The searchable texts, plain or HTML. */
  texts: (string | null)[];
  /** The values of the filter that it matches; empty stands for none. */
  filed: string[];
  createdAt: number;
  updatedAt: number;
  own: Own;
}

/** What is called of a table of the database client. */
interface Measured {
  aggregate(args: {
    _count: true;
    _max: { updatedAt: true };
  }): PromiseLike<{ _count: number; _max: { updatedAt: Date | null } }>;
}

/** How the rows of one collection are read. */
export interface RowSource<Own extends object = object> {
  /** What `answer` answers. */
  row: z.ZodType;
  /** What the table is filtered by; null where the values in `filed` are the options themselves. */
  filter: RowFilter | null;
  /** All rows, or those of these ids, in no order. */
  read: (db: DatabaseSession, ids?: number[]) => Promise<RowEntry<Own>[]>;
  /** Counts the rows, and tells when the last one changed. */
  table: (db: DatabaseSession) => Measured;
  /** By their names; the first is the default. */
  sorts: Record<string, (a: RowEntry<Own>, b: RowEntry<Own>) => number>;
  /** How many other items name each of these, where the rows say so. */
  countUses?: (db: DatabaseSession, ids: number[]) => Promise<Map<number, number>>;
  answer: (entry: RowEntry<Own>, context: RowContext) => object;
}

/** A filter whose options are the items of a collection. */
export interface RowFilter {
  collection: string;
  /** Options that stand before those of the collection. */
  fixed?: { value: string; label: string }[];
  /** Ids of the collection that are no options. */
  excluded: number[];
  /** The label of the option for rows that match no other. */
  none: string;
}

/** Declares a source; the type of its own fields is hidden from the engine. */
export function defineRows<Own extends object>(source: RowSource<Own>): RowSource {
  return source as unknown as RowSource;
}

export interface RowContext {
  /** Names of the filter's options by id, sorted by name. */
  names: Map<number, string>;
  /** What `countUses` answered, for the rows of the page. */
  uses: Map<number, number>;
}

/** Reads in parts: neither engine accepts a query with ten thousand ids. */
export async function readParts<Read>(
  ids: number[] | undefined,
  read: (where: { id?: { in: number[] } }) => Promise<Read[]>,
): Promise<Read[]> {
  if (!ids) return read({});
  const rows: Read[] = [];
  for (const part of inParts(ids)) rows.push(...(await read({ id: { in: part } })));
  return rows;
}
