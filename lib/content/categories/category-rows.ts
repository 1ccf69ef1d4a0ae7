import "server-only";
import type { DatabaseSession } from "@/lib/db/client";
import { byId, byNameAZ, byNameZA } from "@/lib/resources/rows/row-order";
import { defineRows, readParts } from "@/lib/resources/rows/row-source";
import { type CategoryRow, categoryRowSchema } from "./category-schema";

export const categoryRows = defineRows<{ description: string }>({
  row: categoryRowSchema,
  filter: null,
  sorts: { id: byId, "name-az": byNameAZ, "name-za": byNameZA },
  read: async (db, ids) => {
    const rows = await readParts(ids, (where) => db.category.findMany({ where }));
    return rows.map(({ id, name, description, createdAt, updatedAt }) => ({
      id,
      name,
      texts: [name, description],
      filed: [],
      createdAt: createdAt.getTime(),
      updatedAt: updatedAt.getTime(),
      own: { description },
    }));
  },
  table: (db) => db.category,
  countUses: countPeptides,
  answer: ({ id, name, own }, { uses }): CategoryRow => ({
    id,
    name,
    description: own.description,
    peptideCount: uses.get(id) ?? 0,
  }),
});

/** How many peptides each of these categories has. */
async function countPeptides(db: DatabaseSession, ids: number[]): Promise<Map<number, number>> {
  const counts = await db.peptideCategory.groupBy({
    by: ["categoryId"],
    where: { categoryId: { in: ids } },
    _count: true,
  });
  return new Map(counts.map(({ categoryId, _count }) => [categoryId, _count]));
}
