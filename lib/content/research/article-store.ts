import "server-only";
import {
  fromPeptideIds,
  linkedPeptideIds,
  namesPeptide,
  peptideLinks,
} from "@/lib/content/linked-peptides";
import { newestFirst } from "@/lib/content/publications/publication-order";
import { toTimestamps } from "@/lib/content/wire";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
import { defineWrites } from "@/lib/resources/item-writes";
import { readAll } from "@/lib/resources/read-all";
import type { Article, ArticleInput } from "./article-schema";

const relations = { peptides: peptideLinks } satisfies Prisma.ArticleInclude;
type ArticleRow = Prisma.ArticleGetPayload<{ include: typeof relations }>;

export async function readArticles(db: DatabaseSession = getDatabase()): Promise<Article[]> {
  const rows = await readAll((part) => db.article.findMany({ ...part, include: relations }));
  return rows.map(toArticle).sort(newestFirst);
}

/** The articles that name a peptide; 0 selects general ones. */
export async function readArticlesOfPeptide(peptideId: number): Promise<Article[]> {
  const rows = await readAll(({ where, ...part }) =>
    getDatabase().article.findMany({
      ...part,
      where: { ...where, ...namesPeptide(peptideId) },
      include: relations,
    }),
  );
  return rows.map(toArticle).sort(newestFirst);
}

export async function readArticle(
  id: number,
  db: DatabaseSession = getDatabase(),
): Promise<Article | null> {
  const row = await db.article.findUnique({ where: { id }, include: relations });
  return row && toArticle(row);
}

/** By year; among equal years by date, then the last added first. */
export async function readLatestArticles(count: number): Promise<Article[]> {
  const rows = await getDatabase().article.findMany({
    include: relations,
    orderBy: [
      { year: { sort: "desc", nulls: "last" } },
      { date: { sort: "desc", nulls: "last" } },
      { id: "desc" },
    ],
    take: count,
  });
  return rows.map(toArticle);
}

export const articleWrites = defineWrites({
  table: (db) => db.article,
  toRow: ({ peptideIds, ...fields }: ArticleInput) => ({
    ...fields,
    isGeneral: fromPeptideIds(peptideIds).isGeneral,
  }),
  async addLists(db, articleId, { peptideIds }) {
    const { links } = fromPeptideIds(peptideIds);
    await db.articlePeptide.createMany({ data: links.map((link) => ({ articleId, ...link })) });
  },
  async clearLists(db, articleId) {
    await db.articlePeptide.deleteMany({ where: { articleId } });
  },
});

function toArticle(row: ArticleRow): Article {
  const { peptides, isGeneral, date, createdAt, updatedAt, ...fields } = row;
  return {
    ...fields,
    date: date?.toISOString() ?? null,
    peptideIds: linkedPeptideIds(isGeneral, peptides).join(","),
    ...(peptides[0] && { peptideId: peptides[0].peptideId }),
    ...toTimestamps({ createdAt, updatedAt }),
  };
}
