import "server-only";
import { type Database, getDatabase } from "@/lib/db/client";
import { fold } from "@/lib/search/fold";
import { lowerBound } from "@/lib/search/lower-bound";
import type { Resource } from "../resource";
import type { RowEntry, RowSource } from "./row-source";

type Indexed = Pick<Resource, "key" | "rows">;

/** A collection's rows in memory, with each order that was requested. */
export interface RowIndex {
  entries: Map<number, RowEntry>;
  /** The last revision that the entries include. */
  revision: number;
  orders: Map<string, RowEntry[]>;
  /** The searchable text of each entry, folded at its first search. */
  folded: Map<RowEntry, string>;
  /** The words of all names, sorted; built by the first search without a match. */
  words?: string[];
  /** When count and latest change were last compared with the table. */
  checkedAt: number;
}

/** How long a change without a revision may stay unnoticed. */
const CHECK_AFTER_MS = 10_000;

/** Above this many changed rows the whole table is read. */
const MAX_REREAD = 500;

const indexes = new WeakMap<Database, Map<string, Promise<RowIndex>>>();

/**
 * The current rows of a collection. Every administrator's write adds a revision, so only the rows with
 * newer revisions are read again, whichever process wrote them. For changes without a revision (a seed,
 * another tool) the row count and the latest change are compared with the table every ten seconds; if
 * they differ, the whole table is read.
 */
export function getRowIndex(resource: Indexed): Promise<RowIndex> {
  const db = getDatabase();
  const kept = indexes.get(db) ?? new Map<string, Promise<RowIndex>>();
  indexes.set(db, kept);
  const before = kept.get(resource.key) ?? Promise.resolve(null);
  const next = before.then(
    (index) => refresh(db, resource, index),
    () => refresh(db, resource, null),
  );
  kept.set(resource.key, next);
  return next;
}

/** The entries in an order; each order is sorted once. */
export function inOrder(index: RowIndex, { rows }: Indexed, sort: string): RowEntry[] {
  const known = index.orders.get(sort);
  if (known) return known;
  const entries = [...index.entries.values()].sort(rows.sorts[sort]);
  index.orders.set(sort, entries);
  return entries;
}

/** The text that a search is matched against. */
export function foldedText(index: RowIndex, entry: RowEntry): string {
  const known = index.folded.get(entry);
  if (known !== undefined) return known;
  const text = entry.texts.filter((part) => part).join(" ");
  const folded = foldQuickly(`${entry.id} ${text.replace(/<[^>]*>/g, " ")}`);
  index.folded.set(entry, folded);
  return folded;
}

/** The distinct words of all names, sorted. */
export function nameWords(index: RowIndex): string[] {
  index.words ??= [
    ...new Set(
      [...index.entries.values()].flatMap(({ name }) => foldQuickly(name).match(/\p{L}+/gu) ?? []),
    ),
  ].sort();
  return index.words;
}

/** Fast path for ASCII, where folding only lowercases and collapses spaces. */
function foldQuickly(text: string): string {
  if (!/^[ -~]*$/.test(text)) return fold(text);
  return text.toLowerCase().replace(/ {2,}/g, " ").trim();
}

async function refresh(db: Database, resource: Indexed, index: RowIndex | null) {
  const latest = await db.revision.aggregate({ _max: { id: true } });
  const revision = latest._max.id ?? 0;
  const current =
    index && (index.revision === revision ? index : await reread(db, resource, index, revision));
  if (current && Date.now() - current.checkedAt < CHECK_AFTER_MS) return current;
  if (current && (await isComplete(db, resource, current))) {
    return { ...current, checkedAt: Date.now() };
  }
  return readAll(db, resource, revision);
}

/** The index with the changed rows read again; null where everything has to be read. */
async function reread(db: Database, { key, rows }: Indexed, index: RowIndex, revision: number) {
  const entities = rows.filter ? [key, rows.filter.collection] : [key];
  const changes = await db.revision.findMany({
    where: { id: { gt: index.revision }, entity: { in: entities } },
    select: { entity: true, entityId: true, action: true },
    take: MAX_REREAD + 1,
  });
  const movesOthers = changes.some(
    ({ entity, action }) => entity !== key && action !== "update" && action !== "create",
  );
  if (changes.length > MAX_REREAD || movesOthers) return null;
  const own = changes.filter(({ entity }) => entity === key);
  if (own.length === 0) return { ...index, revision };
  const { words: _, ...kept } = index;
  const ids = [...new Set(own.map(({ entityId }) => Number(entityId)))];
  const entries = new Map(index.entries);
  const folded = new Map(index.folded);
  const gone = new Set<RowEntry>();
  for (const id of ids) {
    const entry = entries.get(id);
    if (!entry) continue;
    gone.add(entry);
    folded.delete(entry);
    entries.delete(id);
  }
  const read = await rows.read(db, ids);
  for (const entry of read) entries.set(entry.id, entry);
  const orders = new Map(
    [...index.orders].map(([sort, order]) => [
      sort,
      replaceInOrder(order, gone, read, rows.sorts[sort]),
    ]),
  );
  return { ...kept, entries, revision, orders, folded };
}

/** Removes and inserts entries by binary search, which is faster than sorting again. */
function replaceInOrder(
  order: RowEntry[],
  gone: Set<RowEntry>,
  added: RowEntry[],
  compare: RowSource["sorts"][string] = () => 0,
): RowEntry[] {
  const kept = order.filter((entry) => !gone.has(entry));
  for (const entry of added) {
    const place = lowerBound(0, kept.length, (at) => {
      const other = kept[at];
      return other !== undefined && compare(other, entry) < 0;
    });
    kept.splice(place, 0, entry);
  }
  return kept;
}

async function isComplete(db: Database, { rows }: Indexed, { entries }: RowIndex) {
  const table = await rows.table(db).aggregate({ _count: true, _max: { updatedAt: true } });
  let newest = 0;
  for (const { updatedAt } of entries.values()) newest = Math.max(newest, updatedAt);
  return entries.size === table._count && newest === (table._max.updatedAt?.getTime() ?? 0);
}

async function readAll(db: Database, { rows }: Indexed, revision: number): Promise<RowIndex> {
  const entries = await rows.read(db);
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    revision,
    orders: new Map(),
    folded: new Map(),
    checkedAt: Date.now(),
  };
}
