import "server-only";
import type { DatabaseSession } from "@/lib/db/client";
import { inParts } from "@/lib/resources/read-all";

/** An item as the dashboard's tables search, sort and count it. */
export interface RowEntry<Own extends object = object> {
  id: number;
  /** Its name or title. */
  name: string;
  /** What the search looks through, in plain text or html. */
  texts: (string | null)[];
  /** The values of the filter that it is found under; empty stands for none. */
  filed: string[];
  /** The year that is recorded, where the collection has one. */
  year?: number | null;
  /** The year of the date that is recorded. */
  yearOfDate?: number | null;
  createdAt: number;
  updatedAt: number;
  own: Own;
}

/** How the rows of one collection are read. */
export interface RowSource<Own extends object = object> {
  /** The collection and its revisions. */
  entity: string;
  /** Entities whose deletion or return changes what these rows are filed under. */
  filedUnder: string[];
  /** All rows, or those of these ids, in no order. */
  read: (db: DatabaseSession, ids?: number[]) => Promise<RowEntry<Own>[]>;
  /** How many rows there are, and when the last one changed. */
  measure: (db: DatabaseSession) => Promise<{ count: number; latest: number }>;
  /** By their names; the first is the default. */
  sorts: Record<string, (a: RowEntry<Own>, b: RowEntry<Own>) => number>;
  /** A row as it is answered; the names are those that `filed` may stand for, by id. */
  answer: (entry: RowEntry<Own>, context: RowContext) => object;
  /** The collection whose ids the filter's values are; null where they are words. */
  filterNames: "peptides" | "categories" | null;
  /** Rows that stand under no value of the filter, in words. */
  unfiled: string;
}

/** The source as it was declared, seen as one of any rows: it answers those alone that it has read. */
export function defineRows<Own extends object>(source: RowSource<Own>): RowSource {
  return source as unknown as RowSource;
}

export interface RowContext {
  /** Names of what the filter's values stand for, by id, in the order of the names. */
  names: Map<number, string>;
  /** How many peptides each category has. */
  peptideCounts: Map<number, number>;
}

/** Reads in parts, as neither engine takes a query that names ten thousand ids. */
export async function readParts<Read>(
  ids: number[] | undefined,
  read: (where: { id?: { in: number[] } }) => Promise<Read[]>,
): Promise<Read[]> {
  if (!ids) return read({});
  const rows: Read[] = [];
  for (const part of inParts(ids)) rows.push(...(await read({ id: { in: part } })));
  return rows;
}

export function measured({ _count, _max }: { _count: number; _max: { updatedAt: Date | null } }): {
  count: number;
  latest: number;
} {
  return { count: _count, latest: _max.updatedAt?.getTime() ?? 0 };
}
