import "server-only";
import { clip } from "@/lib/clip";
import { getDatabase, joinSql, sql } from "@/lib/db/client";
import { column, holdsText } from "@/lib/db/text-match";
import { cutPage } from "@/lib/resources/page-query";
import { inParts } from "@/lib/resources/read-all";
import { CONVERSATION_KINDS, type ConversationKind } from "../conversation-kinds";
import type {
  Conversation,
  ConversationPage,
  ConversationRow,
  ConversationsQuery,
} from "./conversation-schema";

const QUESTION_LENGTH = 160;

/** One page of the conversations whose id or messages hold a text, newest first. */
export async function readConversationPage(query: ConversationsQuery): Promise<ConversationPage> {
  const { search, kind, size } = query;
  const { ids, kinds, has, matching } = await findConversations(search, kind);
  const { page, rows } = cutPage(matching, query.page, size);
  const counts = Object.fromEntries(
    CONVERSATION_KINDS.map((wanted) => [wanted, ids.filter(has(wanted)).length]),
  ) as Record<ConversationKind, number>;
  return {
    rows: await readRows(rows, kinds),
    page,
    size,
    total: matching.length,
    counts: { all: ids.length, ...counts },
    stored: search ? await getDatabase().chatSession.count() : ids.length,
  };
}

/** The ids of all that match, for a selection over pages. */
export async function readConversationIds({
  search,
  kind,
}: Pick<ConversationsQuery, "search" | "kind">): Promise<{ ids: string[] }> {
  return { ids: (await findConversations(search, kind)).matching };
}

/** A conversation with its messages in the order in which they were written; null where there is none. */
export async function readConversation(id: string): Promise<Conversation | null> {
  const session = await getDatabase().chatSession.findUnique({
    where: { id },
    select: {
      createdAt: true,
      messages: {
        select: {
          id: true,
          isUser: true,
          message: true,
          outcome: true,
          rating: true,
          ratingReason: true,
          withheld: true,
          createdAt: true,
        },
        orderBy: { id: "asc" },
      },
    },
  });
  return (
    session && {
      sessionId: id,
      startDate: session.createdAt.toISOString(),
      messageCount: session.messages.length,
      messages: session.messages.map((message) => ({
        ...message,
        createdAt: message.createdAt.toISOString(),
      })),
    }
  );
}

/** The matches of the search, and those of them that pass the filter. */
async function findConversations(search: string, kind: ConversationsQuery["kind"]) {
  const ids = await findSessionIds(search);
  const kinds = await readKinds(ids);
  const has = (wanted: ConversationKind) => (id: string) => kinds.get(id)?.has(wanted) ?? false;
  return { ids, kinds, has, matching: kind === "all" ? ids : ids.filter(has(kind)) };
}

/** Ids only, which is fast for ten thousand rows on either engine. */
async function findSessionIds(search: string): Promise<string[]> {
  const condition = search
    ? sql`${holdsText(column("id"), search)} OR "id" IN
        (SELECT "sessionId" FROM "ChatMessage" WHERE ${holdsText(column("message"), search)})`
    : sql`1 = 1`;
  const rows = await getDatabase().$queryRaw<{ id: string }[]>(
    sql`SELECT "id" FROM "ChatSession" WHERE ${condition} ORDER BY "createdAt" DESC, "id" ASC`,
  );
  return rows.map(({ id }) => id);
}

/** The outcomes of the answers in these conversations; above a limit those of all are read. */
async function readKinds(ids: string[]): Promise<Map<string, Set<ConversationKind>>> {
  const [part = [], ...more] = inParts(ids);
  if (part.length === 0) return new Map();
  const isAsked = more.length > 0 ? sql`1 = 1` : sql`"sessionId" IN (${joinSql(part)})`;
  const rows = await getDatabase().$queryRaw<
    { sessionId: string; outcome: string; worst: number | bigint | null }[]
  >(
    sql`SELECT "sessionId", "outcome", MIN("rating") AS "worst" FROM "ChatMessage"
      WHERE "outcome" IS NOT NULL AND ${isAsked} GROUP BY "sessionId", "outcome"`,
  );
  const kinds = new Map<string, Set<ConversationKind>>();
  for (const { sessionId, outcome, worst } of rows) {
    const own = kinds.get(sessionId) ?? new Set();
    if (isKind(outcome)) own.add(outcome);
    if (worst !== null && worst < 0) own.add("disliked");
    kinds.set(sessionId, own);
  }
  return kinds;
}

function isKind(outcome: string): outcome is ConversationKind {
  return CONVERSATION_KINDS.some((kind) => kind === outcome);
}

async function readRows(
  ids: string[],
  kinds: Map<string, Set<ConversationKind>>,
): Promise<ConversationRow[]> {
  const db = getDatabase();
  const [sessions, messages] = await Promise.all([
    db.chatSession.findMany({ where: { id: { in: ids } }, select: { id: true, createdAt: true } }),
    db.chatMessage.findMany({
      where: { sessionId: { in: ids } },
      select: { sessionId: true, isUser: true, message: true },
      orderBy: { id: "asc" },
    }),
  ]);
  const startOf = new Map(sessions.map(({ id, createdAt }) => [id, createdAt]));
  const messagesOf = Map.groupBy(messages, ({ sessionId }) => sessionId);
  return ids.flatMap((sessionId) => {
    const start = startOf.get(sessionId);
    if (!start) return [];
    const own = messagesOf.get(sessionId) ?? [];
    return {
      sessionId,
      startDate: start.toISOString(),
      messageCount: own.length,
      firstQuestion: clip(own.find(({ isUser }) => isUser)?.message ?? "", QUESTION_LENGTH),
      kinds: CONVERSATION_KINDS.filter((kind) => kinds.get(sessionId)?.has(kind)),
    };
  });
}
