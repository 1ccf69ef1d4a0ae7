import "server-only";
import { getDatabase, sql } from "@/lib/db/client";
import { column, holdsText } from "@/lib/db/text-match";
import { cutPage } from "@/lib/resources/page-query";
import { readContactMessages } from "./contact-inbox";
import type { MessagePage, MessagesQuery } from "./contact-page-schema";
import type { MessageState } from "./message-states";
import { findReported } from "./reported";

/** One page of the messages that hold a text in name, address or message, newest first. */
export async function readMessagePage(query: MessagesQuery): Promise<MessagePage> {
  const { search, state, size } = query;
  const found = await findMessages(search);
  const matching = found.filter(isIn(state));
  const { page, rows } = cutPage(matching, query.page, size);
  const processed = found.filter(isIn("processed")).length;
  const messages = await readContactMessages(rows.map(({ id }) => id));
  return {
    rows: await Promise.all(
      messages.map(async (message) => ({
        ...message,
        reported: await findReported(message.about ?? null),
      })),
    ),
    page,
    size,
    total: matching.length,
    stored: search ? await getDatabase().contactMessage.count() : found.length,
    counts: { all: found.length, new: found.length - processed, processed },
  };
}

/** The ids of all that match, for a selection over pages. */
export async function readMessageIds({ search, state }: { search: string; state: MessageState }) {
  const found = await findMessages(search);
  return { ids: found.filter(isIn(state)).map(({ id }) => id) };
}

export async function countUnread(): Promise<number> {
  return getDatabase().contactMessage.count({ where: { processed: false } });
}

interface Found {
  id: number;
  processed: boolean;
}

/** Ids and states only, which is fast for ten thousand rows on either engine. */
async function findMessages(search: string): Promise<Found[]> {
  const text = sql`${column("name")} || ' ' || ${column("email")} || ' ' || ${column("message")}`;
  const condition = search ? holdsText(text, search) : sql`1 = 1`;
  const rows = await getDatabase().$queryRaw<{ id: number; processed: boolean | number }[]>(
    sql`SELECT "id", "processed" FROM "ContactMessage" WHERE ${condition}
      ORDER BY "createdAt" DESC, "id" DESC`,
  );
  return rows.map(({ id, processed }) => ({ id: Number(id), processed: Boolean(processed) }));
}

function isIn(state: MessageState) {
  return ({ processed }: Found) => state === "all" || processed === (state === "processed");
}
