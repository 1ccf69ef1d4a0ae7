import "server-only";
import { listAllPeptides } from "@/lib/content/peptides/all-peptides";
import { getArticle } from "@/lib/content/research/article-queries";
import { idInAddress } from "@/lib/content/wire";
import { getDatasetVersion } from "@/lib/dataset/dataset-version";
import { findCompared } from "@/lib/facts/compare/find-compared";
import { type CitedItem, citedComparison, citedPaper, citedPeptide } from "./cited-item";

/** What can be cited: the first part of its address. */
export const CITED_KINDS = ["peptides", "research", "compare"] as const;
export type CitedKind = (typeof CITED_KINDS)[number];

/** The item at `/{kind}/{id}`; null if there is none. */
export async function findCited(kind: CitedKind, id: string): Promise<CitedItem | null> {
  if (kind === "research") {
    const parsed = idInAddress.safeParse(id);
    const article = parsed.success ? await getArticle(parsed.data) : null;
    return article && citedPaper(article);
  }
  const peptides = findCompared(await listAllPeptides(), id);
  const [first, second] = peptides ?? [];
  if (!peptides || !first || (kind === "compare") !== Boolean(second)) return null;
  const version = await getDatasetVersion();
  return second ? citedComparison(peptides, version) : citedPeptide(first, version);
}
