import "server-only";
import { readOrFallback } from "@/lib/cache";
import { peptideIdsOf } from "@/lib/content/linked-peptides";
import { getPeptide } from "@/lib/content/peptides/peptide-queries";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { getArticle } from "./article-queries";
import type { Article } from "./article-schema";
import { GENERAL } from "./library";

export interface FoundArticle {
  article: Article | null;
  peptides: Peptide[];
  /** It could not be read, so it may exist. */
  hasFailed: boolean;
}

/** An article for its page, with the peptides that it names. */
export async function findArticle(id: number): Promise<FoundArticle> {
  const { answer, isFallback } = await readOrFallback("article", () => readWhole(id), nothing);
  return { ...answer, hasFailed: isFallback };
}

const nothing = { article: null, peptides: [] };

async function readWhole(id: number) {
  const article = await getArticle(id);
  return { article, peptides: article ? await listNamedPeptides(article) : [] };
}

/** The peptides that an article names, without General. */
export async function listNamedPeptides(article: Pick<Article, "peptideIds">): Promise<Peptide[]> {
  const ids = peptideIdsOf(article).filter((id) => id !== GENERAL);
  const peptides = await Promise.all(ids.map((id) => getPeptide(id)));
  return peptides.filter((peptide) => peptide !== null);
}
