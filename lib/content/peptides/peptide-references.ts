import "server-only";
import type { DatabaseSession } from "@/lib/db/client";
import { keepPresent, type References } from "@/lib/resources/resource";

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
  const without = (ids: number[]) => ({
    where: { id: { in: ids }, peptides: { none: { peptideId } } },
    select: { id: true as const },
  });
  const articles = await keepPresent(references.research, (ids) =>
    db.article.findMany(without(ids)),
  );
  const videos = await keepPresent(references["educational-videos"], (ids) =>
    db.video.findMany(without(ids)),
  );
  await db.articlePeptide.createMany({
    data: articles.map(({ id, position }) => ({ articleId: id, peptideId, position })),
  });
  await db.videoPeptide.createMany({
    data: videos.map(({ id, position }) => ({ videoId: id, peptideId, position })),
  });
}
