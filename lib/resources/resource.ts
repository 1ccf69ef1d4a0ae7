import "server-only";
import type { z } from "zod";
import type { CachedType } from "@/lib/cache-tags";
import type { DatabaseSession } from "@/lib/db/client";
import type { BulkEdit } from "./bulk/bulk-edit";
import type { RowSource } from "./rows/row-source";

/** A JSON object as it was sent, unchecked. */
export type Sent = Record<string, unknown>;

export type ResourceItem = {
  id: number;
  updatedAt?: string;
};

/**
 * A content type of many items: its wire format, how it is stored, its table and its bulk edits. REST
 * routes, description, palette, activity, bin, import and export follow from this.
 */
export interface Resource<Item extends ResourceItem = ResourceItem, Input extends object = object> {
  /** Names the collection: its folder, its address, its revisions. */
  key: string;
  /** What one item is called in a sentence: "research article". */
  one: string;
  /** Who may read; writing always takes the administrator. */
  readAccess: "public" | "administrator";
  /** What a creation, a deletion or a bulk edit changes on pages; the first is this type's own. */
  tags: CachedType[];
  /** What lists show of an item, by the part of a cache tag that such a list has (lib/cache-tags.ts). */
  parts?: (item: Item) => Record<string, unknown>;
  /** What every read answers. */
  item: z.ZodType<Item>;
  /** The schema of a save, after it is merged with the stored item. */
  input: z.ZodObject & z.ZodType<Input>;
  /** Aliases that a save may use besides the names of `input`, for the API's description. */
  spellings?: Record<string, z.ZodType>;
  list: (db?: DatabaseSession) => Promise<Item[]>;
  read: (id: number, db?: DatabaseSession) => Promise<Item | null>;
  /** Creates a row and answers its id. */
  add: (db: DatabaseSession, input: Input, at: Date) => Promise<number>;
  /** Creates or replaces the row with this id. */
  put: (db: DatabaseSession, id: number, input: Input, at: Date, createdAt?: Date) => Promise<void>;
  remove: (db: DatabaseSession, id: number) => Promise<void>;
  /** Merges what was sent into what is stored, if that is more than field by field. */
  merge?: (sent: Sent, stored: Item | null) => Sent;
  /** The dashboard's table. */
  rows: RowSource;
  /** Edits of many items at once, besides deletion. */
  bulkEdits?: BulkEdit[];
  /** The field with the ids of other items, and which of them exist. */
  relation?: {
    field: string;
    one: string;
    findKnown: (db: DatabaseSession, ids: number[]) => Promise<number[]>;
  };
  /** Throws an `ApiError` to refuse a save or a deletion; `input` is null for a deletion. */
  check?: (
    db: DatabaseSession,
    change: { id: number | null; input: Input | null },
  ) => Promise<void>;
  /** What other items say of these: it is deleted and restored with them. */
  references?: {
    read: (db: DatabaseSession, ids: number[]) => Promise<References>;
    restore: (db: DatabaseSession, id: number, references: References) => Promise<void>;
  };
}

/** Which items name an item, and at which position, by collection: `{"research": [{"id": 3, "position": 0}]}`. */
export type References = Record<string, { id: number; position: number }[]>;

/** The references by items that `find` still finds. */
export async function keepPresent(
  references: References[string] = [],
  find: (ids: number[]) => Promise<{ id: number }[]>,
): Promise<References[string]> {
  const present = new Set((await find(references.map(({ id }) => id))).map(({ id }) => id));
  return references.filter(({ id }) => present.has(id));
}

/** Declares a resource; its item type is hidden from the machinery. */
export function defineResource<Item extends ResourceItem, Input extends object>(
  resource: Resource<Item, Input>,
): Resource {
  return resource as unknown as Resource;
}

/** Where a value was sent under two names: the one that differs from the stored value, else the second. */
export function chooseSpelling<Value>(first: Value, second: Value, stored: Value): Value {
  if (second === undefined || second === null) return first ?? stored;
  if (first === undefined || first === null || first === stored) return second;
  return second === stored ? first : second;
}
