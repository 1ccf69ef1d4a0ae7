import "server-only";
import { ApiError } from "@/lib/api/errors";
import { storageLimits } from "@/lib/content/storage-limits";
import { getDatabase } from "@/lib/db/client";
import type { ContactMessageInput } from "./contact-message-schema";

const SENT_TWICE_MS = 60_000;

export const INBOX_FULL =
  "Our inbox is full at the moment, so your message could not be stored. Please contact us in another way.";

/** Stores a visitor's message as unprocessed. Throws 503 when the inbox is full. */
export async function addContactMessage(input: ContactMessageInput): Promise<void> {
  if ((await getDatabase().contactMessage.count()) >= storageLimits.contactMessages) {
    throw new ApiError("unavailable", INBOX_FULL, { message: [INBOX_FULL] });
  }
  await getDatabase().contactMessage.create({ data: input, select: { id: true } });
}

/**
 * The same for a form posted without scripts, where nothing prevents a double click: of identical
 * unprocessed messages within a minute only the first is kept. Duplicates are checked after writing,
 * because a check before it misses concurrent submissions.
 */
export async function addContactMessageOnce(input: ContactMessageInput): Promise<void> {
  await addContactMessage(input);
  const { contactMessage } = getDatabase();
  const createdAt = { gte: new Date(Date.now() - SENT_TWICE_MS) };
  const same = { ...input, processed: false, createdAt };
  const first = await contactMessage.findFirst({
    where: same,
    select: { id: true },
    orderBy: { id: "asc" },
  });
  if (first) await contactMessage.deleteMany({ where: { ...same, id: { gt: first.id } } });
}
