import "server-only";
import { toTimestamps } from "@/lib/content/wire";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
import { defineWrites } from "@/lib/resources/item-writes";
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

export const devItemWrites = defineWrites({
  table: (db) => db.devItem,
  toRow: (input: DevItemInput) => input,
});

function toDevItem(row: Prisma.DevItemGetPayload<object>): DevItem {
  const { createdAt, updatedAt, ...fields } = row;
  return { ...fields, ...toTimestamps({ createdAt, updatedAt }) };
}
