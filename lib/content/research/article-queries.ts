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

const listArticles = cached("articles", ["research", "peptides"], () => readArticles());

export const listArticleCards = cached("article-cards", ["research", "peptides"], async () =>
  (await listArticles()).map(toArticleCard),
);

/** The text of each abstract by the article's id, for the search; articles without one are left out. */
export const listAbstracts = cached(
  "abstracts",
  ["research"],
  async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await listArticles())
        .map(({ id, abstract }) => [id, toText(abstract)] as const)
        .filter(([, text]) => text !== ""),
    ),
);

export const getArticle = cached("article", ["research", "peptides"], (id: number) =>
  readArticle(id),
);

export const listArticlesOfPeptide = cached(
  "articles-of-peptide",
  ["research", "peptides"],
  (peptideId: number) => readArticlesOfPeptide(peptideId),
);

export const listLatestArticles = cached("latest-articles", ["research"], (count: number) =>
  readLatestArticles(count),
);
