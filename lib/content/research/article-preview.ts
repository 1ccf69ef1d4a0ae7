import "server-only";
import { type FormValues, readFitting } from "../previews/fitting-values";
import { type Article, articleInput } from "./article-schema";

export function toPreviewedArticle(id: number, values: FormValues): Article {
  const { peptideIds, ...input } = readFitting(articleInput, values, {
    title: "Untitled",
    source: "No source yet",
  });
  const now = new Date().toISOString();
  return { ...input, id, peptideIds: peptideIds.join(","), createdAt: now, updatedAt: now };
}
