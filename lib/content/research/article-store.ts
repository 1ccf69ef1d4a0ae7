import "server-only";
import {
  fromPeptideIds,
  namesPeptide,
  peptideLinks,
  toPeptideIds,
} from "@/lib/content/linked-peptides";
import { newestFirst } from "@/lib/content/publications/publication-order";
import { toTimestamps } from "@/lib/content/wire";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
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
      { createdAt: "desc" },
      { id: "asc" },
    ],
    take: count,
  });
  return rows.map(toArticle);
}

/** Makes an article with its links. Run it inside a transaction. */
export async function addArticle(
  db: DatabaseSession,
  { peptideIds, ...fields }: ArticleInput,
  at: Date,
): Promise<number> {
  const { isGeneral, links } = fromPeptideIds(peptideIds);
  const data = { ...fields, isGeneral, createdAt: at, updatedAt: at };
  const { id } = await db.article.create({ data, select: { id: true } });
  await db.articlePeptide.createMany({ data: links.map((link) => ({ articleId: id, ...link })) });
  return id;
}

/** Makes or replaces the article with this id. Run it inside a transaction. */
export async function putArticle(
  db: DatabaseSession,
  id: number,
  { peptideIds, ...fields }: ArticleInput,
  at: Date,
  createdAt = at,
) {
  const { isGeneral, links } = fromPeptideIds(peptideIds);
  const row = { ...fields, isGeneral, updatedAt: at };
  await db.article.upsert({
    where: { id },
    create: { id, createdAt, ...row },
    update: row,
    select: { id: true },
  });
  await db.articlePeptide.deleteMany({ where: { articleId: id } });
  await db.articlePeptide.createMany({ data: links.map((link) => ({ articleId: id, ...link })) });
}

export async function removeArticle(db: DatabaseSession, id: number) {
  await db.article.delete({ where: { id }, select: { id: true } });
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
