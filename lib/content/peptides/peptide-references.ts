import "server-only";
import type { DatabaseSession } from "@/lib/db/client";
import type { References } from "@/lib/resources/resource";

/** The articles and videos that name these peptides, with the position of each. */
export async function readPeptideReferences(
  db: DatabaseSession,
  peptideIds: number[],
): Promise<References> {
  const where = { peptideId: { in: peptideIds } };
  const articles = await db.articlePeptide.findMany({ where });
  const videos = await db.videoPeptide.findMany({ where });
  return {
    research: articles.map(({ articleId, position }) => ({ id: articleId, position })),
    "educational-videos": videos.map(({ videoId, position }) => ({ id: videoId, position })),
  };
}

/** Restores a peptide to the articles and videos that named it and still exist. */
export async function restorePeptideReferences(
  db: DatabaseSession,
  peptideId: number,
  references: References,
) {
  const articles = references.research ?? [];
  const videos = references["educational-videos"] ?? [];
  const without = (links: References[string]) => ({
    where: { id: { in: links.map(({ id }) => id) }, peptides: { none: { peptideId } } },
    select: { id: true as const },
  });
  const present = {
    articles: new Set((await db.article.findMany(without(articles))).map(({ id }) => id)),
    videos: new Set((await db.video.findMany(without(videos))).map(({ id }) => id)),
  };
  await db.articlePeptide.createMany({
    data: articles
      .filter(({ id }) => present.articles.has(id))
      .map(({ id, position }) => ({ articleId: id, peptideId, position })),
  });
  await db.videoPeptide.createMany({
    data: videos
      .filter(({ id }) => present.videos.has(id))
      .map(({ id, position }) => ({ videoId: id, peptideId, position })),
  });
}
