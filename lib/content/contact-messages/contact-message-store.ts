import "server-only";
import { ApiError } from "@/lib/api/errors";
import { storageLimits } from "@/lib/content/storage-limits";
import { getDatabase } from "@/lib/db/client";
import type { ContactMessageInput } from "./contact-message-schema";

const SENT_TWICE_MS = 60_000;

export const INBOX_FULL =
  "Our inbox is full at the moment, so your message could not be stored. Please contact us in another way.";

/** Keeps a visitor's message, not yet processed, for the administrator. Throws 503 where there are too many. */
export async function addContactMessage(input: ContactMessageInput): Promise<void> {
  if ((await getDatabase().contactMessage.count()) >= storageLimits.contactMessages) {
    throw new ApiError("unavailable", INBOX_FULL, { message: [INBOX_FULL] });
  }
  await getDatabase().contactMessage.create({ data: input, select: { id: true } });
}

/**
 * The same for a form that is posted without scripts: nothing stops a double click there, so of the
 * same words that wait for less than a minute only the first stay. Of several at once whoever looks
 * last sees them all, which no look before the writing could.
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
