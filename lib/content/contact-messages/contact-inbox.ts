import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import { writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import type { ContactMessage } from "./contact-inbox-schema";

export const CONTACT_ENTITY = "contact-messages";
const omit = { updatedAt: true } as const;

/** All messages, or those with these ids, newest first. */
export async function readContactMessages(ids?: number[]): Promise<ContactMessage[]> {
  const rows = await getDatabase().contactMessage.findMany({
    ...(ids && { where: { id: { in: ids } } }),
    omit,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toMessage);
}

/** Changes a message's state and answers it. The activity records the state, never the text. */
export function markMessage(administrator: Administrator, id: number, processed: boolean) {
  return writeAsAdministrator(administrator, [], async (db) => {
    const before = await findMessage(db, id);
    if (before.processed === processed) return { answer: before, changes: [] };
    const row = await db.contactMessage.update({ where: { id }, data: { processed }, omit });
    return {
      answer: toMessage(row),
      changes: [
        {
          entity: CONTACT_ENTITY,
          entityId: String(id),
          action: "update",
          before: { processed: before.processed },
          after: { processed },
        },
      ],
    };
  });
}

/** Deletes a message permanently: visitors' texts never go to the bin. */
export function deleteMessage(administrator: Administrator, id: number) {
  return writeAsAdministrator(administrator, [], async (db) => {
    const { processed, createdAt } = await findMessage(db, id);
    await db.contactMessage.delete({ where: { id }, select: { id: true } });
    const before = { processed, createdAt };
    return {
      answer: { success: true as const },
      changes: [
        { entity: CONTACT_ENTITY, entityId: String(id), action: "delete", before, after: null },
      ],
    };
  });
}

async function findMessage(db: DatabaseSession, id: number): Promise<ContactMessage> {
  const row = await db.contactMessage.findUnique({ where: { id }, omit });
  if (!row) throw new ApiError("not_found", "Not found");
  return toMessage(row);
}

function toMessage({
  createdAt,
  about,
  ...row
}: Omit<ContactMessage, "about" | "createdAt"> & {
  about: string | null;
  createdAt: Date;
}): ContactMessage {
  return { ...row, ...(about && { about }), createdAt: createdAt.toISOString() };
}
