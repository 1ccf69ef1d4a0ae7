import "server-only";
import type { Administrator } from "@/lib/auth/session";
import { expire } from "@/lib/cache";
import type { CacheTag } from "@/lib/cache-tags";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import { addFactChanges } from "@/lib/facts/history/fact-change-store";
import { announceSave } from "@/lib/hosts/announce-save";
import { pageRendersEnd } from "@/lib/next/page-renders";
import { addRevisions, type Change } from "./revision-store";

export type { Change } from "./revision-store";

/**
 * Every administrator's write goes through here. It runs in a transaction, one write at a time, records
 * its changes as revisions in the same transaction, and those of facts for readers, and then invalidates
 * the cache tags, here and on other hosts: `tags`, or fewer if `run` knows better. A write without changes
 * records and invalidates nothing. It ends when no page begun before it is being rendered any more.
 */
export async function writeAsAdministrator<Answer>(
  administrator: Administrator,
  tags: CacheTag[],
  run: (db: DatabaseSession) => Promise<{ answer: Answer; changes: Change[]; tags?: CacheTag[] }>,
): Promise<Answer> {
  const { answer, revisions, expired } = await getDatabase().$transaction(async (db) => {
    await waitForOtherWrites(db, administrator);
    const result = await run(db);
    const ids = await addRevisions(db, administrator.username, result.changes);
    await addFactChanges(db, result.changes, new Date());
    return { answer: result.answer, revisions: ids, expired: result.tags ?? tags };
  });
  if (revisions.length > 0) {
    expire(expired);
    announceSave(revisions);
    await pageRendersEnd();
  }
  return answer;
}

/** Updating the administrator's row locks it until the transaction ends, on either engine. */
async function waitForOtherWrites(db: DatabaseSession, { id, role }: Administrator) {
  await db.user.updateMany({ where: { id }, data: { role } });
}
