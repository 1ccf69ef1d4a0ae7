import "server-only";
import type { Administrator } from "@/lib/auth/session";
import { type CacheTag, expire } from "@/lib/cache";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import { addRevisions, type Change } from "./revision-store";

export type { Change } from "./revision-store";

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
  const { answer, changes } = await getDatabase().$transaction(async (db) => {
    await waitForOtherWrites(db, administrator);
    const result = await run(db);
    await addRevisions(db, administrator.username, result.changes);
    return result;
  });
  if (changes.length > 0) expire(tags);
  return answer;
}

/** Writing the administrator's own row holds it until the transaction ends, on either engine. */
async function waitForOtherWrites(db: DatabaseSession, { id, role }: Administrator) {
  await db.user.updateMany({ where: { id }, data: { role } });
}
