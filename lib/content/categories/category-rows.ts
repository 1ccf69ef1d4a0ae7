import "server-only";
import { byId, byNameAZ, byNameZA } from "@/lib/resources/rows/row-order";
import type { CategoryRow } from "@/lib/resources/rows/row-schema";
import { defineRows, measured, readParts } from "@/lib/resources/rows/row-source";

export const categoryRows = defineRows<{ description: string }>({
  entity: "categories",
  filedUnder: [],
  filterNames: null,
  unfiled: "",
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
  measure: async (db) =>
    measured(await db.category.aggregate({ _count: true, _max: { updatedAt: true } })),
  answer: ({ id, name, own }, { peptideCounts }): CategoryRow => ({
    id,
    name,
    description: own.description,
    peptideCount: peptideCounts.get(id) ?? 0,
  }),
});
