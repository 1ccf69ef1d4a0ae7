import "server-only";
import { fromPeptideIds, peptideLinks, toPeptideIds } from "@/lib/content/linked-peptides";
import { toTimestamps } from "@/lib/content/wire";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
import type { Article, ArticleInput } from "./article-schema";

const relations = { peptides: peptideLinks } satisfies Prisma.ArticleInclude;
type ArticleRow = Prisma.ArticleGetPayload<{ include: typeof relations }>;

// Newest first, those without a year last.
const newestFirst = [
  { year: { sort: "desc", nulls: "last" } },
  { id: "asc" },
] satisfies Prisma.ArticleOrderByWithRelationInput[];

export async function readArticles(): Promise<Article[]> {
  const rows = await getDatabase().article.findMany({ include: relations, orderBy: newestFirst });
  return rows.map(toArticle);
}

/** The articles that name a peptide. */
export async function readArticlesOfPeptide(peptideId: number): Promise<Article[]> {
  const rows = await getDatabase().article.findMany({
    where: { peptides: { some: { peptideId } } },
    include: relations,
    orderBy: newestFirst,
  });
  return rows.map(toArticle);
}

export async function readArticle(id: number): Promise<Article | null> {
  const row = await getDatabase().article.findUnique({ where: { id }, include: relations });
  return row && toArticle(row);
}

export async function readLatestArticles(count: number): Promise<Article[]> {
  const rows = await getDatabase().article.findMany({
    include: relations,
    orderBy: newestFirst,
    take: count,
  });
  return rows.map(toArticle);
}

/** Makes or replaces the article with this id. Run it inside a transaction. */
export async function putArticle(db: DatabaseSession, id: number, input: ArticleInput, at: Date) {
  const { peptideIds, ...fields } = input;
  const { isGeneral, links } = fromPeptideIds(peptideIds);
  const row = { ...fields, isGeneral, updatedAt: at };
  await db.article.upsert({ where: { id }, create: { id, createdAt: at, ...row }, update: row });
  await db.articlePeptide.deleteMany({ where: { articleId: id } });
  await db.articlePeptide.createMany({ data: links.map((link) => ({ articleId: id, ...link })) });
}

function toArticle(row: ArticleRow): Article {
  const { peptides, isGeneral, date, createdAt, updatedAt, ...fields } = row;
  return {
    ...fields,
    date: date?.toISOString() ?? null,
    peptideIds: toPeptideIds(isGeneral, peptides),
    ...(peptides[0] && { peptideId: peptides[0].peptideId }),
    ...toTimestamps({ createdAt, updatedAt }),
  };
}
