import "server-only";
import { randomUUID } from "node:crypto";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";

/** What is kept of one sort, and how much of it: beyond `most` the oldest go. */
export interface Keeping {
  kind: string;
  keptMs: number;
  most: number;
}

/**
 * Keeps a value in the database, where every process finds it, under an id that cannot be guessed.
 * It must survive JSON. Throws where the database does not answer.
 */
export async function keepValue(
  keeping: Keeping,
  value: unknown,
  db: DatabaseSession = getDatabase(),
): Promise<string> {
  const { kind, keptMs, most } = keeping;
  const id = await store(keeping, value, db);
  const tooMany = await db.keptValue.findMany({
    where: { kind },
    select: { id: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: most,
  });
  await dropKept(
    tooMany.map((kept) => kept.id),
    db,
  );
  dropAfter(kind, keptMs);
  return id;
}

/** The same, but beyond `most` nothing is kept, and null is answered: nobody's value displaces another's. */
export async function keepValueIfRoom(keeping: Keeping, value: unknown): Promise<string | null> {
  const db = getDatabase();
  const where = { kind: keeping.kind, expiresAt: { gt: new Date() } };
  if ((await db.keptValue.count({ where })) >= keeping.most) return null;
  const id = await store(keeping, value, db);
  await dropKept();
  dropAfter(keeping.kind, keeping.keptMs);
  return id;
}

async function store({ kind, keptMs }: Keeping, value: unknown, db: DatabaseSession) {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + keptMs);
  await db.keptValue.create({ data: { id, kind, value: JSON.stringify(value), expiresAt } });
  return id;
}

/** The value, or null where there is none of this kind, or no longer. */
export async function findKept<Value>(
  { kind }: Pick<Keeping, "kind">,
  id: string,
  db: DatabaseSession = getDatabase(),
): Promise<Value | null> {
  // An address may hold anything, which PostgreSQL may not even look for.
  if (!/^[\da-f-]{36}$/.test(id)) return null;
  const kept = await db.keptValue.findUnique({ where: { id } });
  if (!kept || kept.kind !== kind || kept.expiresAt.getTime() <= Date.now()) return null;
  return JSON.parse(kept.value) as Value;
}

/** Deletes these, and whatever has outlived its time. */
export async function dropKept(
  ids: string[] = [],
  db: DatabaseSession = getDatabase(),
): Promise<void> {
  await db.keptValue.deleteMany({
    where: { OR: [{ id: { in: ids } }, { expiresAt: { lte: new Date() } }] },
  });
}

/** After the last value of a kind; each that is kept before takes along what is over by then. */
function dropAfter(kind: string, keptMs: number) {
  clearTimeout(timers.get(kind));
  const drop = () =>
    dropKept().catch((error) => console.error("Kept values could not be deleted", error));
  timers.set(kind, setTimeout(drop, keptMs).unref());
}

const timers = new Map<string, NodeJS.Timeout>();
