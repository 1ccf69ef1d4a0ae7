import "server-only";
import type { Administrator } from "@/lib/auth/session";
import { type CacheTag, expire } from "@/lib/cache";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import { addRevision, type RevisionAction } from "./revision-store";

/** What a write did to one entity: its states as they go over the wire, null where there is none. */
export interface Change {
  entity: string;
  entityId: string;
  action: RevisionAction;
  before: object | null;
  after: object | null;
}

/**
 * The one door of every administrator's write: runs it in a transaction in which no other such write
 * runs, records what it changed in the same transaction, and then expires the tags, so that the next
 * request sees it. A write that answers no changes leaves no trace.
 */
export async function writeAsAdministrator<Answer>(
  administrator: Administrator,
  tags: CacheTag[],
  run: (db: DatabaseSession) => Promise<{ answer: Answer; changes: Change[] }>,
): Promise<Answer> {
  const { answer, changes } = await getDatabase().$transaction(
    async (db) => {
      await waitForOtherWrites(db, administrator);
      const result = await run(db);
      for (const change of result.changes) {
        await addRevision(db, { ...change, actor: administrator.username });
      }
      return result;
    },
    { maxWait: 20_000, timeout: 60_000 },
  );
  if (changes.length > 0) expire(tags);
  return answer;
}

/** Writing the administrator's own row holds it until the transaction ends, on either engine. */
async function waitForOtherWrites(db: DatabaseSession, { id, role }: Administrator) {
  await db.user.updateMany({ where: { id }, data: { role } });
}
