import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import type { DatabaseSession } from "@/lib/db/client";
import { inParts } from "@/lib/resources/read-all";
import { writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import { readParts } from "@/lib/resources/rows/row-source";
import { CONTACT_ENTITY } from "./contact-inbox";
import type { MessageBulkAnswer, MessageBulkInput } from "./contact-page-schema";

/**
 * Marks or deletes the messages with these ids, all or none, and answers which of them changed.
 * Throws 409 where the administrator was shown another number. The activity records the ids, never
 * what a visitor wrote.
 */
export function changeMessages(
  administrator: Administrator,
  { ids, expected, action }: MessageBulkInput,
): Promise<MessageBulkAnswer> {
  return writeAsAdministrator(administrator, [], async (db) => {
    const rows = await findMarks(db, [...new Set(ids)]);
    if (rows.length !== expected) {
      throw new ApiError(
        "conflict",
        `${expected} messages were selected and ${rows.length} of them are there. Nothing was changed.`,
      );
    }
    const processed = action === "process";
    const isDeletion = action === "delete";
    const changed = rows
      .filter((row) => isDeletion || row.processed !== processed)
      .map(({ id }) => id);
    for (const part of inParts(changed)) {
      const where = { id: { in: part } };
      if (isDeletion) await db.contactMessage.deleteMany({ where });
      else await db.contactMessage.updateMany({ where, data: { processed } });
    }
    const trail = { entity: CONTACT_ENTITY, entityId: `${changed.length} messages` };
    const before = isDeletion ? { ids: changed } : { ids: changed, processed: !processed };
    const after = isDeletion ? null : { ids: changed, processed };
    const change = { ...trail, action: isDeletion ? "delete" : "update", before, after } as const;
    return { answer: { changed }, changes: changed.length > 0 ? [change] : [] };
  });
}

function findMarks(db: DatabaseSession, ids: number[]) {
  const select = { id: true, processed: true } as const;
  return readParts(ids, (where) => db.contactMessage.findMany({ where, select }));
}
