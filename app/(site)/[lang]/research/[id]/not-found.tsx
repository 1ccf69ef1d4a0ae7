import type { Metadata } from "next";
import { ARTICLE_NOT_FOUND, ArticleNotFound } from "@/components/research/article-not-found";

export const metadata: Metadata = { title: ARTICLE_NOT_FOUND };

export default function MissingArticle() {
  return <ArticleNotFound />;
}
