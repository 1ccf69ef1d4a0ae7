import "server-only";
import { clip } from "@/lib/clip";
import { getDatabase, type Prisma, sql } from "@/lib/db/client";
import { column, holdsText } from "@/lib/db/text-match";
import { CONVERSATION_KINDS, type ConversationKind } from "./conversation-kinds";
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
  const counts = await countKinds(search);
  const total = counts[kind];
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / size)));
  const isOfKind = kind === "all" ? sql`1 = 1` : sql`"id" IN (${sessionsOfKind(kind)})`;
  const ids = await getDatabase().$queryRaw<{ id: string }[]>(
    sql`SELECT "id" FROM "ChatSession" WHERE ${matches(search)} AND ${isOfKind}
      ORDER BY "createdAt" DESC, "id" ASC LIMIT ${size} OFFSET ${(page - 1) * size}`,
  );
  return { rows: await readRows(ids.map(({ id }) => id)), page, size, total, counts };
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

/** Of the conversations that a search finds, how many hold an answer of each kind. */
async function countKinds(search: string): Promise<ConversationPage["counts"]> {
  const db = getDatabase();
  const isFound = search
    ? sql`"sessionId" IN (SELECT "id" FROM "ChatSession" WHERE ${matches(search)})`
    : sql`1 = 1`;
  const sessions = sql`COUNT(DISTINCT "sessionId") AS "count" FROM "ChatMessage"`;
  const [all, disliked, outcomes] = await Promise.all([
    db.$queryRaw<Count[]>(
      sql`SELECT COUNT(*) AS "count" FROM "ChatSession" WHERE ${matches(search)}`,
    ),
    db.$queryRaw<Count[]>(sql`SELECT ${sessions} WHERE ${isDisliked} AND ${isFound}`),
    db.$queryRaw<(Count & { outcome: string })[]>(
      sql`SELECT "outcome", ${sessions} WHERE "outcome" IS NOT NULL AND ${isFound}
        GROUP BY "outcome"`,
    ),
  ]);
  const byOutcome = new Map(outcomes.map(({ outcome, count }) => [outcome, Number(count)]));
  byOutcome.set("disliked", Number(disliked[0]?.count ?? 0));
  const kinds = CONVERSATION_KINDS.map((kind) => [kind, byOutcome.get(kind) ?? 0]);
  return { all: Number(all[0]?.count ?? 0), ...Object.fromEntries(kinds) };
}

interface Count {
  count: number | bigint;
}

const isDisliked = sql`"rating" < 0`;

function sessionsOfKind(kind: ConversationKind): Prisma.Sql {
  const condition = kind === "disliked" ? isDisliked : sql`"outcome" = ${kind}`;
  return sql`SELECT "sessionId" FROM "ChatMessage" WHERE ${condition}`;
}

function matches(search: string): Prisma.Sql {
  if (!search) return sql`1 = 1`;
  return sql`(${holdsText(column("id"), search)} OR "id" IN
    (SELECT "sessionId" FROM "ChatMessage" WHERE ${holdsText(column("message"), search)}))`;
}

async function readRows(ids: string[]): Promise<ConversationRow[]> {
  const db = getDatabase();
  const [sessions, messages] = await Promise.all([
    db.chatSession.findMany({ where: { id: { in: ids } }, select: { id: true, createdAt: true } }),
    db.chatMessage.findMany({
      where: { sessionId: { in: ids } },
      select: { sessionId: true, isUser: true, message: true, outcome: true, rating: true },
      orderBy: { id: "asc" },
    }),
  ]);
  const startOf = new Map(sessions.map(({ id, createdAt }) => [id, createdAt]));
  const messagesOf = Map.groupBy(messages, ({ sessionId }) => sessionId);
  return ids.flatMap((sessionId) => {
    const start = startOf.get(sessionId);
    if (!start) return [];
    const own = messagesOf.get(sessionId) ?? [];
    const found = new Set<string | null>(own.map(({ outcome }) => outcome));
    if (own.some(({ rating }) => rating !== null && rating < 0)) found.add("disliked");
    return {
      sessionId,
      startDate: start.toISOString(),
      messageCount: own.length,
      firstQuestion: clip(own.find(({ isUser }) => isUser)?.message ?? "", QUESTION_LENGTH),
      kinds: CONVERSATION_KINDS.filter((kind) => found.has(kind)),
    };
  });
}
