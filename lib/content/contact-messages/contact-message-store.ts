import "server-only";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import type { ContactMessageInput } from "./contact-message-schema";

const SENT_TWICE_MS = 60_000;

/** Keeps a visitor's message, not yet processed, for the administrator. */
export async function addContactMessage(
  input: ContactMessageInput,
  db: DatabaseSession = getDatabase(),
): Promise<void> {
  await db.contactMessage.create({ data: input, select: { id: true } });
}

/**
 * The same for a form that is posted without scripts: nothing stops a double click there, so what
 * has been waiting for less than a minute is not added again.
 */
export async function addContactMessageOnce(input: ContactMessageInput): Promise<void> {
  await getDatabase().$transaction(async (db) => {
    const waiting = await db.contactMessage.findFirst({
      where: {
        ...input,
        processed: false,
        createdAt: { gte: new Date(Date.now() - SENT_TWICE_MS) },
      },
      select: { id: true },
    });
    if (!waiting) await addContactMessage(input, db);
  });
}
