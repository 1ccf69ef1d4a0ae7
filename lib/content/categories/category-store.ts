import "server-only";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import type { Category, CategoryInput } from "./category-schema";

const columns = { id: true, name: true, description: true } as const;

/** All categories by id, General among them. */
export function readCategories(db: DatabaseSession = getDatabase()): Promise<Category[]> {
  return db.category.findMany({ select: columns, orderBy: { id: "asc" } });
}

/** Makes or replaces the category with this id. */
export async function putCategory(db: DatabaseSession, id: number, input: CategoryInput, at: Date) {
  const data = { ...input, updatedAt: at };
  await db.category.upsert({ where: { id }, create: { id, createdAt: at, ...data }, update: data });
}
