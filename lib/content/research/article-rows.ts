import "server-only";
import { plainText } from "@/lib/resources/rows/plain-text";
import { defineRows, measured, readParts } from "@/lib/resources/rows/row-source";
import {
  linkedPeptideIds,
  nameLinkedPeptides,
  peptideFilter,
} from "../publications/linked-peptide-rows";
import { type PublicationYears, publicationSorts } from "../publications/publication-order";
import { type ArticleRow, articleRowSchema } from "./article-schema";

interface Own extends PublicationYears {
  abstract: string;
  source: string;
  peptideIds: number[];
}

export const articleRows = defineRows<Own>({
  row: articleRowSchema,
  filter: peptideFilter,
  sorts: publicationSorts,
  read: (db, ids) =>
    readParts(ids, async (where) => {
      const rows = await db.article.findMany({ where, select: columns });
      const links = await db.articlePeptide.findMany({
        ...(where.id && { where: { articleId: where.id } }),
        orderBy: { position: "asc" },
        select: { articleId: true, peptideId: true },
      });
      const linksOf = Map.groupBy(links, ({ articleId }) => articleId);
      return rows.map((row) => {
        const { id, title, abstract, source, authors, journal, doi, pmid, year, date } = row;
        const peptideIds = linkedPeptideIds(row.isGeneral, linksOf.get(id));
        const yearOfDate = date?.getUTCFullYear() ?? null;
        return {
          id,
          name: title,
          texts: [
            title,
            abstract,
            source,
            authors,
            journal,
            doi,
            pmid,
            year === null ? null : String(year),
          ],
          filed: peptideIds.map(String),
          createdAt: row.createdAt.getTime(),
          updatedAt: row.updatedAt.getTime(),
          own: { abstract, source, year, yearOfDate, peptideIds },
        };
      });
    }),
  measure: async (db) =>
    measured(await db.article.aggregate({ _count: true, _max: { updatedAt: true } })),
  answer: ({ id, name, createdAt, own }, { names }): ArticleRow => ({
    id,
    title: name,
    abstract: plainText(own.abstract),
    year: own.year ?? own.yearOfDate,
    createdAt: new Date(createdAt).toISOString(),
    source: own.source,
    peptides: nameLinkedPeptides(own.peptideIds, names),
  }),
});

const columns = {
  id: true,
  title: true,
  abstract: true,
  source: true,
  authors: true,
  journal: true,
  doi: true,
  pmid: true,
  year: true,
  date: true,
  isGeneral: true,
  createdAt: true,
  updatedAt: true,
} as const;
