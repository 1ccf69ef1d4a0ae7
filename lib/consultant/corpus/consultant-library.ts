import "server-only";
import { setImmediate } from "node:timers/promises";
import { readCategories } from "@/lib/content/categories/category-store";
import { readDocument } from "@/lib/content/documents/document-store";
import { peptideIdsOf } from "@/lib/content/linked-peptides";
import { listAllPeptides } from "@/lib/content/peptides/all-peptides";
import { listAllArticles } from "@/lib/content/research/all-articles";
import type { Article } from "@/lib/content/research/article-schema";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { indexLibrary, type LibraryIndex } from "./library-index";

/**
 * The library as the consultant reads it, built from the database once and again after each save.
 * It stays in memory, as the search's does: a cached copy would have to be read anew for each question.
 */
export const getConsultantLibrary = cachedInMemory(
  "consultant",
  ["peptides", "categories", "research", "documents"],
  () => buildConsultantLibrary(),
);

/** Outside a server `read` reads the stores themselves: what is kept between saves belongs to a server. */
export async function buildConsultantLibrary(
  read = { peptides: listAllPeptides, articles: listAllArticles },
): Promise<LibraryIndex> {
  const [peptides, articles, categories, about, contact, legal] = await Promise.all([
    read.peptides(),
    read.articles(),
    readCategories(),
    readDocument("about-content"),
    readDocument("contact-content"),
    readDocument("legal-docs"),
  ]);
  const articlesOf = groupByPeptide(articles);
  return indexLibrary(
    {
      peptides: peptides.map((peptide) => ({
        peptide,
        articles: articlesOf.get(peptide.id) ?? [],
      })),
      articles,
      categories,
      documents: { about, contact, legal },
    },
    setImmediate,
  );
}

function groupByPeptide(articles: Article[]): Map<number, Article[]> {
  const groups = new Map<number, Article[]>();
  for (const article of articles) {
    for (const id of new Set(peptideIdsOf(article))) {
      groups.set(id, [...(groups.get(id) ?? []), article]);
    }
  }
  return groups;
}
