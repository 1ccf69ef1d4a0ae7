import "server-only";
import { clip } from "@/lib/clip";
import { cutPage } from "@/lib/content/page-query";
import { getDatabase, sql } from "@/lib/db/client";
import { column, holdsText } from "@/lib/db/text-match";
import {
  CONVERSATION_KINDS,
  type Conversation,
  type ConversationKind,
  type ConversationPage,
  type ConversationRow,
  type ConversationsQuery,
} from "./conversation-schema";

const QUESTION_LENGTH = 160;

/** One page of the conversations whose id or messages hold a text, newest first. */
export async function readConversationPage(query: ConversationsQuery): Promise<ConversationPage> {
  const { search, kind, size } = query;
  const [ids, kinds] = await Promise.all([findSessionIds(search), readKinds()]);
  const has = (wanted: ConversationKind) => (id: string) => kinds.get(id)?.has(wanted) ?? false;
  const matching = kind === "all" ? ids : ids.filter(has(kind));
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
  };
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

/** What became of the answers of each conversation. */
async function readKinds(): Promise<Map<string, Set<ConversationKind>>> {
  const rows = await getDatabase().$queryRaw<
    { sessionId: string; outcome: string | null; worst: number | bigint | null }[]
  >(
    sql`SELECT "sessionId", "outcome", MIN("rating") AS "worst" FROM "ChatMessage"
      WHERE "outcome" IS NOT NULL GROUP BY "sessionId", "outcome"`,
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

function isKind(outcome: string | null): outcome is ConversationKind {
  return CONVERSATION_KINDS.some((kind) => kind === outcome);
}

async function readRows(
  ids: string[],
  kinds: Map<string, Set<ConversationKind>>,
): Promise<ConversationRow[]> {
  const db = getDatabase();
  const where = { sessionId: { in: ids } };
  const by = ["sessionId"] as const;
  const [sessions, counts, firsts] = await Promise.all([
    db.chatSession.findMany({
      where: { id: { in: ids } },
      select: { id: true, createdAt: true },
    }),
    db.chatMessage.groupBy({ by: [...by], where, _count: { id: true } }),
    db.chatMessage.groupBy({ by: [...by], where: { ...where, isUser: true }, _min: { id: true } }),
  ]);
  const questions = await db.chatMessage.findMany({
    where: { id: { in: firsts.flatMap(({ _min }) => _min.id ?? []) } },
    select: { sessionId: true, message: true },
  });
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const countOf = new Map(counts.map(({ sessionId, _count }) => [sessionId, _count.id]));
  const questionOf = new Map(questions.map(({ sessionId, message }) => [sessionId, message]));
  return ids.flatMap((id) => {
    const session = byId.get(id);
    if (!session) return [];
    return {
      sessionId: id,
      startDate: session.createdAt.toISOString(),
      messageCount: countOf.get(id) ?? 0,
      firstQuestion: clip(questionOf.get(id) ?? "", QUESTION_LENGTH),
      kinds: CONVERSATION_KINDS.filter((kind) => kinds.get(id)?.has(kind)),
    };
  });
}
