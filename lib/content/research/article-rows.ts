import "server-only";
import { plainText } from "@/lib/resources/rows/plain-text";
import { defineRows, readParts } from "@/lib/resources/rows/row-source";
import { linkedPeptideIds } from "../linked-peptides";
import { nameLinkedPeptides, peptideFilter } from "../publications/linked-peptide-rows";
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
      const rows = await db.article.findMany({ where, omit: { content: true } });
      const links = await db.articlePeptide.findMany({
        ...(where.id && { where: { articleId: where.id } }),
        orderBy: { position: "asc" },
        select: { articleId: true, peptideId: true },
      });
      const linksOf = Map.groupBy(links, ({ articleId }) => articleId);
      return rows.map((row) => {
        const { id, title, abstract, source, authors, journal, doi, pmid, year, date } = row;
        const peptideIds = linkedPeptideIds(row.isGeneral, linksOf.get(id) ?? []);
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
  table: (db) => db.article,
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
