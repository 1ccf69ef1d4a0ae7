import "server-only";
import { getDatabase } from "@/lib/db/client";

/** A new or changed peptide or article. `summary` is stored HTML. */
export interface Change {
  path: string;
  title: string;
  summary: string;
  createdAt: Date;
  updatedAt: Date;
}

/** The latest changes of both kinds, latest first. */
export async function readRecentChanges(count: number): Promise<Change[]> {
  const db = getDatabase();
  const latest = { orderBy: { updatedAt: "desc" }, take: count } as const;
  const times = { id: true, createdAt: true, updatedAt: true } as const;
  const [peptides, articles] = await Promise.all([
    db.peptide.findMany({ ...latest, select: { ...times, name: true, shortDescription: true } }),
    db.article.findMany({ ...latest, select: { ...times, title: true, abstract: true } }),
  ]);
  const changes = [
    ...peptides.map(({ id, name, shortDescription, ...rest }) => ({
      path: `/peptides/${id}`,
      title: name,
      summary: shortDescription,
      ...rest,
    })),
    ...articles.map(({ id, title, abstract, ...rest }) => ({
      path: `/research/${id}`,
      title,
      summary: abstract,
      ...rest,
    })),
  ];
  return changes.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()).slice(0, count);
}
