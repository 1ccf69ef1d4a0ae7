import "server-only";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import { defineWrites } from "@/lib/resources/item-writes";
import { keepPresent, type References } from "@/lib/resources/resource";
import type { Category, CategoryInput } from "./category-schema";

const columns = { id: true, name: true, description: true } as const;

/** All categories by id, General among them. */
export function readCategories(db: DatabaseSession = getDatabase()): Promise<Category[]> {
  return db.category.findMany({ select: columns, orderBy: { id: "asc" } });
}

export function readCategory(
  id: number,
  db: DatabaseSession = getDatabase(),
): Promise<Category | null> {
  return db.category.findUnique({ where: { id }, select: columns });
}

/** Those of these ids that belong to a category. */
export async function findCategoryIds(db: DatabaseSession, ids: number[]): Promise<number[]> {
  const rows = await db.category.findMany({ where: { id: { in: ids } }, select: { id: true } });
  return rows.map((row) => row.id);
}

/** Peptides lose a deleted category. */
export const categoryWrites = defineWrites({
  table: (db) => db.category,
  toRow: (input: CategoryInput) => input,
});

/** The peptides in these categories, with the position of each category among theirs. */
export async function readCategoryReferences(
  db: DatabaseSession,
  categoryIds: number[],
): Promise<References> {
  const rows = await db.peptideCategory.findMany({ where: { categoryId: { in: categoryIds } } });
  return { peptides: rows.map(({ peptideId, position }) => ({ id: peptideId, position })) };
}

/** Restores a category to the peptides that had it and still exist. */
export async function restoreCategoryReferences(
  db: DatabaseSession,
  categoryId: number,
  { peptides }: References,
) {
  const present = await keepPresent(peptides, (ids) =>
    db.peptide.findMany({
      where: { id: { in: ids }, categories: { none: { categoryId } } },
      select: { id: true },
    }),
  );
  await db.peptideCategory.createMany({
    data: present.map(({ id, position }) => ({ peptideId: id, categoryId, position })),
  });
}
