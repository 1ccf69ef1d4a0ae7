import "server-only";
import { type CacheTag, cacheTags } from "@/lib/cache-tags";
import { DOCUMENT_ENTITY, documentTag } from "@/lib/content/documents/document-writes";
import { resources } from "@/lib/content/resources";
import { getDatabase } from "@/lib/db/client";
import type { RevisionRow } from "@/lib/resources/revisions/revision-store";
import { tagsOfUpdate } from "@/lib/resources/revisions/update-tags";

/** How far the changes of the database have been read. */
export interface ReadUpTo {
  revision: number;
  /** When seed content was last written, in ms since the epoch: it leaves no revisions. */
  seededAt: number;
}

/** Beyond this many revisions at once everything expires. */
const MAX_READ = 500;
/** Beyond this many updates at once their types expire: the states of an item may have 100 KB. */
const MAX_STATES_READ = 10;

type Saved = Pick<RevisionRow, "id" | "entity" | "entityId" | "action">;

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
      select: { id: true, entity: true, entityId: true, action: true },
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
  return { tags: await tagsOf(unseen), upTo };
}

async function tagsOf(saved: Saved[]): Promise<CacheTag[]> {
  const isAlone = ({ entity, action }: Saved) => action === "update" && resources.has(entity);
  const updates = saved.filter(isAlone).length <= MAX_STATES_READ ? saved.filter(isAlone) : [];
  const others = saved.filter((revision) => !updates.includes(revision));
  return [
    ...new Set([
      ...others.flatMap(({ entity, entityId }) =>
        entity === DOCUMENT_ENTITY ? [documentTag(entityId)] : tagsOfType(entity),
      ),
      ...(await tagsOfUpdates(updates)),
    ]),
  ];
}

async function tagsOfUpdates(updates: Saved[]): Promise<CacheTag[]> {
  if (updates.length === 0) return [];
  const states = await getDatabase().revision.findMany({
    where: { id: { in: updates.map(({ id }) => id) } },
    select: { entity: true, before: true, after: true },
  });
  return states.flatMap(({ entity, before, after }) => {
    const resource = resources.get(entity);
    const [old, now] = [before, after].map((state) => resource?.item.safeParse(state).data);
    // A state of another version of this site may have other fields.
    return resource && old && now ? tagsOfUpdate(resource, old, now) : tagsOfType(entity);
  });
}

function tagsOfType(entity: string): CacheTag[] {
  return resources.get(entity)?.tags ?? [];
}
