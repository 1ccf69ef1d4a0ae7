import "server-only";
import { type CacheTag, cacheTags } from "@/lib/cache";
import { DOCUMENT_ENTITY } from "@/lib/content/documents/document-writes";
import { resources } from "@/lib/content/resources";
import { getDatabase } from "@/lib/db/client";

/** How far the changes of the database have been read. */
export interface ReadUpTo {
  revision: number;
  /** When seed content was last written, in ms since the epoch: it leaves no revisions. */
  seededAt: number;
}

/** Beyond this many revisions at once everything expires. */
const MAX_READ = 500;

/**
 * What has changed since `before`, whoever wrote it: the tags that expire, and how far was read. Revisions
 * whose ids are in `own` are left out. Everything expires at the first reading, after a seeding, and where
 * the last revision read is not there any more, as in a restored backup.
 */
export async function readChanges(
  before: ReadUpTo | undefined,
  own: ReadonlySet<number>,
): Promise<{ tags: CacheTag[]; upTo: ReadUpTo }> {
  const db = getDatabase();
  const [revisions, seeding] = await Promise.all([
    db.revision.findMany({
      where: { id: { gte: before?.revision ?? 0 } },
      select: { id: true, entity: true },
      orderBy: { id: "desc" },
      take: MAX_READ + 1,
    }),
    db.seedEntry.aggregate({ _max: { appliedAt: true } }),
  ]);
  const upTo = {
    revision: revisions[0]?.id ?? 0,
    seededAt: seeding._max.appliedAt?.getTime() ?? 0,
  };
  const isContinued = before?.revision === 0 || revisions.at(-1)?.id === before?.revision;
  if (!before || !isContinued || before.seededAt !== upTo.seededAt) {
    return { tags: [...cacheTags], upTo };
  }
  const unseen = revisions.filter(({ id }) => id > before.revision && !own.has(id));
  return { tags: [...new Set(unseen.flatMap(({ entity }) => tagsOf(entity)))], upTo };
}

function tagsOf(entity: string): CacheTag[] {
  return entity === DOCUMENT_ENTITY ? ["documents"] : (resources.get(entity)?.tags ?? []);
}
