import "server-only";
import { cached } from "@/lib/cache";
import { toText } from "@/lib/html/sanitise";
import { toArticleCard } from "./article-card";
import {
  readArticle,
  readArticles,
  readArticlesOfPeptide,
  readLatestArticles,
} from "./article-store";

export const listArticleCards = cached("article-cards", ["research:card"], async () =>
  (await readArticles()).map(toArticleCard),
);

/** The text of each abstract by the article's id, for the search; articles without one are left out. */
export const listAbstracts = cached(
  "abstracts",
  ["research:abstract"],
  async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await readArticles())
        .map(({ id, abstract }) => [id, toText(abstract)] as const)
        .filter(([, text]) => text !== ""),
    ),
);

export const getArticle = cached(
  "article",
  (id) => [`research:${id}`],
  (id: number) => readArticle(id),
);

export const listArticlesOfPeptide = cached(
  "articles-of-peptide",
  (peptideId) => [`research:of-${peptideId}`],
  (peptideId: number) => readArticlesOfPeptide(peptideId),
);

export const listLatestArticles = cached("latest-articles", ["research"], (count: number) =>
  readLatestArticles(count),
);
