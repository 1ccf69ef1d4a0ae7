import "server-only";
import { getDatabase } from "@/lib/db/client";
import { toHtml } from "@/lib/html/sanitise";
import type { FeedEntry } from "./write-feed";

/** New and changed peptides and articles: the latest of each kind. */
export async function readRecentChanges(count: number): Promise<FeedEntry[]> {
  const db = getDatabase();
  const latest = { orderBy: { updatedAt: "desc" }, take: count } as const;
  const times = { id: true, createdAt: true, updatedAt: true } as const;
  const [peptides, articles] = await Promise.all([
    db.peptide.findMany({ ...latest, select: { ...times, name: true, shortDescription: true } }),
    db.article.findMany({ ...latest, select: { ...times, title: true, abstract: true } }),
  ]);
  return [
    ...peptides.map(({ id, name, shortDescription, ...rest }) => ({
      path: `/peptides/${id}`,
      title: name,
      summary: toHtml(shortDescription),
      ...rest,
    })),
    ...articles.map(({ id, title, abstract, ...rest }) => ({
      path: `/research/${id}`,
      title,
      summary: toHtml(abstract),
      ...rest,
    })),
  ];
}
