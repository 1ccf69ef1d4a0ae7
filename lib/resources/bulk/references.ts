import "server-only";
import { getDatabase } from "@/lib/db/client";
import { inParts } from "@/lib/resources/read-all";

/**
 * How many items of each collection lose something when these are deleted, each counted once:
 * `{"research": 12}`. Nothing for collections that no other names.
 */
export async function countReferences(
  collection: string,
  ids: number[],
): Promise<Record<string, number>> {
  const found = new Map<string, Set<number>>();
  for (const part of inParts(ids)) {
    const links = await readLinks(collection, { in: part });
    for (const [by, linked] of Object.entries(links)) {
      found.set(by, new Set([...(found.get(by) ?? []), ...linked]));
    }
  }
  return Object.fromEntries(
    [...found].map(([by, linked]) => [by, linked.size] as const).filter(([, count]) => count > 0),
  );
}

async function readLinks(
  collection: string,
  ids: { in: number[] },
): Promise<Record<string, number[]>> {
  const db = getDatabase();
  if (collection === "categories") {
    const rows = await db.peptideCategory.findMany({ where: { categoryId: ids } });
    return { peptides: rows.map(({ peptideId }) => peptideId) };
  }
  if (collection !== "peptides") return {};
  const where = { peptideId: ids };
  const articles = await db.articlePeptide.findMany({ where });
  const videos = await db.videoPeptide.findMany({ where });
  return {
    research: articles.map(({ articleId }) => articleId),
    "educational-videos": videos.map(({ videoId }) => videoId),
  };
}
