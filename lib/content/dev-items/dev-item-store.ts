import "server-only";
import { toTimestamps } from "@/lib/content/wire";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
import type { DevItem, DevItemInput } from "./dev-item-schema";

/** All development items, newest first. */
export async function readDevItems(db: DatabaseSession = getDatabase()): Promise<DevItem[]> {
  const rows = await db.devItem.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  return rows.map(toDevItem);
}

export async function readDevItem(
  id: number,
  db: DatabaseSession = getDatabase(),
): Promise<DevItem | null> {
  const row = await db.devItem.findUnique({ where: { id } });
  return row && toDevItem(row);
}

export async function addDevItem(db: DatabaseSession, input: DevItemInput, at: Date) {
  const data = { ...input, createdAt: at, updatedAt: at };
  return (await db.devItem.create({ data, select: { id: true } })).id;
}

/** Makes or replaces the item with this id. */
export async function putDevItem(
  db: DatabaseSession,
  id: number,
  input: DevItemInput,
  at: Date,
  createdAt = at,
) {
  const row = { ...input, updatedAt: at };
  await db.devItem.upsert({
    where: { id },
    create: { id, createdAt, ...row },
    update: row,
    select: { id: true },
  });
}

export async function removeDevItem(db: DatabaseSession, id: number) {
  await db.devItem.delete({ where: { id }, select: { id: true } });
}

function toDevItem(row: Prisma.DevItemGetPayload<object>): DevItem {
  const { createdAt, updatedAt, ...fields } = row;
  return { ...fields, ...toTimestamps({ createdAt, updatedAt }) };
}
