import "server-only";
import { randomUUID } from "node:crypto";
import { cached } from "@/lib/cache";
import { readCategories } from "@/lib/content/categories/category-store";
import { readDocument } from "@/lib/content/documents/document-store";
import { peptideIdsOf } from "@/lib/content/linked-peptides";
import { readPeptides } from "@/lib/content/peptides/peptide-store";
import { readArticles } from "@/lib/content/research/article-store";
import { indexLibrary, type LibraryIndex } from "./library-index";

/**
 * The library as the consultant reads it, built from the database once and again after each save.
 * It stays in memory, as the search's does: a cached copy would have to be read anew for each question.
 */
export async function getConsultantLibrary(): Promise<LibraryIndex> {
  const edition = await getEdition();
  if (held.amideConsultantLibrary?.edition !== edition) {
    const built = buildConsultantLibrary();
    held.amideConsultantLibrary = { edition, built };
    built.catch(() => {
      if (held.amideConsultantLibrary?.built === built) held.amideConsultantLibrary = undefined; // The next question tries again.
    });
  }
  return held.amideConsultantLibrary.built;
}

export async function buildConsultantLibrary(): Promise<LibraryIndex> {
  const [peptides, articles, categories, about, contact, legal] = await Promise.all([
    readPeptides(),
    readArticles(),
    readCategories(),
    readDocument("about-content"),
    readDocument("contact-content"),
    readDocument("legal-docs"),
  ]);
  const articlesOf = (id: number) =>
    articles.filter((article) => peptideIdsOf(article).includes(id));
  return indexLibrary({
    peptides: peptides.map((peptide) => ({ peptide, articles: articlesOf(peptide.id) })),
    articles,
    categories,
    documents: { about, contact, legal },
  });
}

/** Of what the build shares between pages and routes there is one in a process. */
const held = globalThis as typeof globalThis & {
  amideConsultantLibrary?: { edition: string; built: Promise<LibraryIndex> } | undefined;
};

/** A mark that lasts until something that the consultant reads is saved. */
const getEdition = cached(
  "consultant-edition",
  ["peptides", "categories", "research", "documents"],
  async () => randomUUID(),
);
