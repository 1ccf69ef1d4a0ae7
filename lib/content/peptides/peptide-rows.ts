import "server-only";
import { plainText } from "@/lib/resources/rows/plain-text";
import { byNameAZ, byNameZA } from "@/lib/resources/rows/row-order";
import { defineRows, readParts } from "@/lib/resources/rows/row-source";
import { GENERAL_CATEGORY_ID } from "../categories/general";
import { type PeptideRow, peptideRowSchema } from "./peptide-schema";

interface Own {
  description: string;
  avatarText: string;
  avatarColor: string;
  categoryIds: number[];
}

export const peptideRows = defineRows<Own>({
  row: peptideRowSchema,
  filter: {
    collection: "categories",
    excluded: [GENERAL_CATEGORY_ID],
    none: "General or no category",
  },
  sorts: { "name-az": byNameAZ, "name-za": byNameZA },
  read: (db, ids) =>
    readParts(ids, async (where) => {
      const rows = await db.peptide.findMany({ where, select: columns });
      const links = await db.peptideCategory.findMany({
        ...(where.id && { where: { peptideId: where.id } }),
        orderBy: { position: "asc" },
        select: { peptideId: true, categoryId: true },
      });
      const synonyms = await db.peptideSynonym.findMany({
        ...(where.id && { where: { peptideId: where.id } }),
        select: { peptideId: true, name: true },
      });
      const categoriesOf = Map.groupBy(links, ({ peptideId }) => peptideId);
      const synonymsOf = Map.groupBy(synonyms, ({ peptideId }) => peptideId);
      return rows.map((row) => {
        const { id, name, shortDescription, peptideType, avatarText, avatarColor } = row;
        const categoryIds = (categoriesOf.get(id) ?? []).map(({ categoryId }) => categoryId);
        const names = (synonymsOf.get(id) ?? []).map((synonym) => synonym.name);
        return {
          id,
          name,
          texts: [name, ...names, shortDescription, peptideType],
          filed: categoryIds.filter((category) => category !== GENERAL_CATEGORY_ID).map(String),
          createdAt: 0,
          updatedAt: row.updatedAt.getTime(),
          own: { description: shortDescription, avatarText, avatarColor, categoryIds },
        };
      });
    }),
  table: (db) => db.peptide,
  answer: ({ id, name, own }, { names }): PeptideRow => ({
    id,
    name,
    description: plainText(own.description),
    avatarText: own.avatarText,
    avatarColor: own.avatarColor,
    categories: own.categoryIds
      .map((category) => ({ id: category, name: names.get(category) ?? "" }))
      .filter((category) => category.name !== ""),
  }),
});

const columns = {
  id: true,
  name: true,
  shortDescription: true,
  peptideType: true,
  avatarText: true,
  avatarColor: true,
  updatedAt: true,
} as const;
