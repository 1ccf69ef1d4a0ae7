import "server-only";
import { type Database, getDatabase } from "@/lib/db/client";
import { fold } from "@/lib/search/fold";
import type { RowEntry, RowSource } from "./row-source";

/** A collection's rows, kept in this process in the order of each sort that was asked for. */
export interface RowIndex {
  entries: Map<number, RowEntry>;
  /** The last revision that the entries know of. */
  revision: number;
  orders: Map<string, RowEntry[]>;
  /** What the search looks through, folded at the first search. */
  folded: Map<RowEntry, string>;
  /** The words of the names, sorted, at the first search that finds nothing. */
  words?: string[];
  /** When count and latest change were last held against the table. */
  checkedAt: number;
}

/** How long a change that left no revision may go unseen. */
const CHECK_AFTER_MS = 10_000;

/** More changed rows than this are read by reading all. */
const MOST_REREAD = 500;

const indexes = new WeakMap<Database, Map<string, Promise<RowIndex>>>();

/**
 * The rows of a collection as they are stored now. Every administrator's write leaves a revision, so
 * that the rows which changed since are known and read alone, whoever changed them. Where count or
 * latest change disagree with the table all the same (a seed, another tool), which is looked at every
 * ten seconds, all are read again.
 */
export function getRowIndex(source: RowSource): Promise<RowIndex> {
  const db = getDatabase();
  const kept = indexes.get(db) ?? new Map<string, Promise<RowIndex>>();
  indexes.set(db, kept);
  const before = kept.get(source.entity) ?? Promise.resolve(null);
  const next = before.then(
    (index) => refresh(db, source, index),
    () => refresh(db, source, null),
  );
  kept.set(source.entity, next);
  return next;
}

/** The entries in an order, sorted once. */
export function inOrder(index: RowIndex, source: RowSource, sort: string): RowEntry[] {
  const known = index.orders.get(sort);
  if (known) return known;
  const entries = [...index.entries.values()].sort(source.sorts[sort]);
  index.orders.set(sort, entries);
  return entries;
}

/** What the search compares a query with. */
export function foldedText(index: RowIndex, entry: RowEntry): string {
  const known = index.folded.get(entry);
  if (known !== undefined) return known;
  const text = entry.texts.filter((part) => part).join(" ");
  const folded = foldQuickly(`${entry.id} ${text.replace(/<[^>]*>/g, " ")}`);
  index.folded.set(entry, folded);
  return folded;
}

/** Every word of the rows' names, once and sorted. */
export function nameWords(index: RowIndex): string[] {
  index.words ??= [
    ...new Set(
      [...index.entries.values()].flatMap(({ name }) => foldQuickly(name).match(/\p{L}+/gu) ?? []),
    ),
  ].sort();
  return index.words;
}

/** Most texts are ASCII, of which only capitals and runs of spaces are folded. */
function foldQuickly(text: string): string {
  if (!/^[ -~]*$/.test(text)) return fold(text);
  return text.toLowerCase().replace(/ {2,}/g, " ").trim();
}

async function refresh(db: Database, source: RowSource, index: RowIndex | null) {
  const latest = await db.revision.aggregate({ _max: { id: true } });
  const revision = latest._max.id ?? 0;
  const current =
    index && (index.revision === revision ? index : await reread(db, source, index, revision));
  if (current && Date.now() - current.checkedAt < CHECK_AFTER_MS) return current;
  if (current && (await isComplete(db, source, current))) {
    return { ...current, checkedAt: Date.now() };
  }
  return readAll(db, source, revision);
}

/** The index with what changed since read again; null where too much did. */
async function reread(db: Database, source: RowSource, index: RowIndex, revision: number) {
  const changes = await db.revision.findMany({
    where: { id: { gt: index.revision }, entity: { in: [source.entity, ...source.filedUnder] } },
    select: { entity: true, entityId: true, action: true },
    take: MOST_REREAD + 1,
  });
  const movesOthers = changes.some(
    ({ entity, action }) => entity !== source.entity && action !== "update" && action !== "create",
  );
  if (changes.length > MOST_REREAD || movesOthers) return null;
  const own = changes.filter(({ entity }) => entity === source.entity);
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
  const read = await source.read(db, ids);
  for (const entry of read) entries.set(entry.id, entry);
  const orders = new Map(
    [...index.orders].map(([sort, order]) => [
      sort,
      replaceInOrder(order, gone, read, source.sorts[sort]),
    ]),
  );
  return { ...kept, entries, revision, orders, folded };
}

/** An order without some entries and with others at their places; sorting all again takes longer. */
function replaceInOrder(
  order: RowEntry[],
  gone: Set<RowEntry>,
  added: RowEntry[],
  compare: RowSource["sorts"][string] = () => 0,
): RowEntry[] {
  const kept = order.filter((entry) => !gone.has(entry));
  for (const entry of added) {
    let low = 0;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = kept[middle];
      if (other && compare(other, entry) < 0) low = middle + 1;
      else high = middle;
    }
    kept.splice(low, 0, entry);
  }
  return kept;
}

async function isComplete(db: Database, source: RowSource, { entries }: RowIndex) {
  const { count, latest } = await source.measure(db);
  let newest = 0;
  for (const { updatedAt } of entries.values()) newest = Math.max(newest, updatedAt);
  return entries.size === count && newest === latest;
}

async function readAll(db: Database, source: RowSource, revision: number): Promise<RowIndex> {
  const entries = await source.read(db);
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    revision,
    orders: new Map(),
    folded: new Map(),
    checkedAt: Date.now(),
  };
}
