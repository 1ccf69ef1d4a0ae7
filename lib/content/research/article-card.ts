import { peptideIdsOf } from "@/lib/content/linked-peptides";
import type { Article } from "./article-schema";
import { yearOf } from "./article-year";
import { isCitationOnly } from "./citation";
import type { LibraryItem } from "./library";

/**
 * What a list shows of a paper and searches, besides its abstract. A page holds two hundred of them, so
 * keys without a value are left out.
 */
export interface ArticleCard extends LibraryItem {
  authors?: string;
  source?: string;
  url?: string;
  /** Neither an address nor an abstract is on record. */
  isCitationOnly?: true;
}

export function toArticleCard(article: Article): ArticleCard {
  const { id, title, authors, source, url } = article;
  return {
    id,
    title,
    ...years(article),
    ...(authors && { authors }),
    ...(source && { source }),
    ...(url && { url }),
    ...(isCitationOnly(article) && { isCitationOnly: true as const }),
    peptides: peptideIdsOf(article),
  };
}

function years({ year, date, createdAt }: Article): Partial<LibraryItem> {
  if (year !== null) return { year };
  const dateYear = yearOf({ year, date });
  return dateYear === null || date === null
    ? { time: Date.parse(createdAt) }
    : { dateYear, time: Date.parse(date) };
}
