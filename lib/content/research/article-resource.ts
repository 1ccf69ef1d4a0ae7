import "server-only";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { ofEachPeptide, peptideRelation } from "@/lib/content/linked-peptides";
import type { DatabaseSession } from "@/lib/db/client";
import { toText } from "@/lib/html/sanitise";
import { defineResource, type Sent } from "@/lib/resources/resource";
import { setPeptides, setYear } from "../publications/publication-bulk";
import { toArticleCard } from "./article-card";
import { articleRows } from "./article-rows";
import { type Article, type ArticleInput, articleInput, articleSchema } from "./article-schema";
import { articleWrites, readArticle, readArticles } from "./article-store";

export const research = defineResource({
  key: "research",
  one: "research article",
  readAccess: "public",
  tags: ["research"],
  parts: (article) => ({
    card: toArticleCard(article),
    abstract: toText(article.abstract),
    ...ofEachPeptide(article),
  }),
  item: articleSchema,
  input: articleInput,
  spellings: { peptideId: z.union([z.number(), z.string()]).nullable() },
  list: readArticles,
  read: readArticle,
  ...articleWrites,
  rows: articleRows,
  bulkEdits: [setPeptides, setYear],
  merge: mergeArticle,
  relation: peptideRelation,
  check: checkArticle,
});

/** The form leaves out blank authors and a blank url, so a save without them clears them. */
function mergeArticle(sent: Sent, stored: Article | null): Sent {
  const { peptideId } = sent;
  return {
    ...stored,
    authors: null,
    url: null,
    ...(!stored && peptideId !== undefined && peptideId !== null && { peptideIds: [peptideId] }),
    ...sent,
  };
}

/** PMID and DOI are unique. */
async function checkArticle(
  db: DatabaseSession,
  { id, input }: { id: number | null; input: ArticleInput | null },
) {
  for (const name of ["pmid", "doi"] as const) {
    const number = input?.[name];
    if (!number) continue;
    const others = { [name]: number, ...(id !== null && { id: { not: id } }) };
    const other = await db.article.findFirst({ where: others, select: { id: true, title: true } });
    if (!other) continue;
    const text = `Article ${other.id} has this ${name.toUpperCase()} already: ${other.title}`;
    throw new ApiError("conflict", text, { [name]: [text] });
  }
}
