import "server-only";
import { randomUUID } from "node:crypto";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";

/** A kind of entry: how long an entry lives and how many there may be. */
export interface EntryKind {
  kind: string;
  ttlMs: number;
  maxEntries: number;
}

/**
 * Short-lived values shared between requests, stored in the database, where every process finds them.
 * Returns the entry's random id. The value must survive JSON. Evicts the oldest entries of the kind
 * beyond `maxEntries`. Throws if the database fails.
 */
export async function addEntry(
  entryKind: EntryKind,
  value: unknown,
  db: DatabaseSession = getDatabase(),
): Promise<string> {
  const { kind, ttlMs, maxEntries } = entryKind;
  const id = await insert(entryKind, value, db);
  const evicted = await db.keptValue.findMany({
    where: { kind },
    select: { id: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: maxEntries,
  });
  await deleteEntries(
    evicted.map((entry) => entry.id),
    db,
  );
  scheduleExpiry(kind, ttlMs);
  return id;
}

/** Like `addEntry`, but returns null instead of evicting if there are `maxEntries` already. */
export async function addEntryIfRoom(entryKind: EntryKind, value: unknown): Promise<string | null> {
  const db = getDatabase();
  const where = { kind: entryKind.kind, expiresAt: { gt: new Date() } };
  if ((await db.keptValue.count({ where })) >= entryKind.maxEntries) return null;
  const id = await insert(entryKind, value, db);
  await deleteEntries();
  scheduleExpiry(entryKind.kind, entryKind.ttlMs);
  return id;
}

async function insert({ kind, ttlMs }: EntryKind, value: unknown, db: DatabaseSession) {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + ttlMs);
  await db.keptValue.create({ data: { id, kind, value: JSON.stringify(value), expiresAt } });
  return id;
}

/** The value of an entry; null if there is none of this kind or it has expired. */
export async function getEntry<Value>(
  { kind }: Pick<EntryKind, "kind">,
  id: string,
  db: DatabaseSession = getDatabase(),
): Promise<Value | null> {
  // The id may come from an address, and PostgreSQL fails on a NUL or a lone surrogate.
  if (!/^[\da-f-]{36}$/.test(id)) return null;
  const entry = await db.keptValue.findUnique({ where: { id } });
  if (!entry || entry.kind !== kind || entry.expiresAt.getTime() <= Date.now()) return null;
  return JSON.parse(entry.value) as Value;
}

/** Deletes these entries and all that have expired. */
export async function deleteEntries(
  ids: string[] = [],
  db: DatabaseSession = getDatabase(),
): Promise<void> {
  await db.keptValue.deleteMany({
    where: { OR: [{ id: { in: ids } }, { expiresAt: { lte: new Date() } }] },
  });
}

/** One timer per kind, restarted by each new entry: by then all earlier entries have expired too. */
function scheduleExpiry(kind: string, ttlMs: number) {
  clearTimeout(timers.get(kind));
  const expire = () =>
    deleteEntries().catch((error) => console.error("Expired entries could not be deleted", error));
  timers.set(kind, setTimeout(expire, ttlMs).unref());
}

const timers = new Map<string, NodeJS.Timeout>();
