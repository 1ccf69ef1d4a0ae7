import "server-only";
import { randomBytes } from "node:crypto";
import { ApiError } from "@/lib/api/errors";
import { PROVIDER_TIMES } from "@/lib/consultant/generate/provider/provider-times";
import type { Citation, Outcome, Turn, Usage } from "@/lib/consultant/types";
import { storageLimits } from "@/lib/content/storage-limits";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import { chatMessages } from "./chat-messages";

/** A stored question without an answer yet. */
export interface OpenTurn {
  sessionId: string;
  questionId: number;
  /** The previous messages, without failed answers and their questions. */
  history: Turn[];
}

export interface FinishedAnswer {
  message: string;
  outcome: Outcome;
  citations: Citation[];
  suggestions: string[];
  model: string | null;
  usage: Usage | null;
  /** Sentences of a language model that were not shown; null where none was asked to the end. */
  withheld: number | null;
}

/** The store, or this conversation, has reached its limit. */
export class TranscriptsFull extends Error {
  override name = "TranscriptsFull";
  readonly reason: "full" | "tooLong";

  constructor(reason: "full" | "tooLong") {
    super(chatMessages[reason]);
    this.reason = reason;
  }
}

/** After this time an unanswered question counts as abandoned by a process that ended. */
const GIVEN_UP_MS = PROVIDER_TIMES.totalMs + 10_000;
const MAX_TURNS = 12;

/**
 * Stores a question in the visitor's session; for the id of another visitor's session a new one is
 * opened. Null while the previous question has no answer. Throws `TranscriptsFull`.
 */
export async function openTurn(
  visitorHash: string,
  wantedId: string,
  message: string,
): Promise<OpenTurn | null> {
  return getDatabase().$transaction(async (db) => {
    const sessionId = await holdSession(db, visitorHash, wantedId);
    await requireRoom(db, sessionId);
    const rows = await db.chatMessage.findMany({
      where: { sessionId },
      select: { isUser: true, message: true, outcome: true, createdAt: true },
      orderBy: { id: "desc" },
      take: 2 * MAX_TURNS,
    });
    const last = rows[0];
    if (last?.isUser && Date.now() - last.createdAt.getTime() < GIVEN_UP_MS) return null;
    const { id: questionId } = await db.chatMessage.create({
      data: { sessionId, isUser: true, message },
      select: { id: true },
    });
    return { sessionId, questionId, history: toTurns(rows.reverse()) };
  });
}

/**
 * Stores an answer and returns its id; null if its question has been deleted, even if a new
 * conversation uses the same id.
 */
export async function closeTurn(
  { sessionId, questionId }: Pick<OpenTurn, "sessionId" | "questionId">,
  answer: FinishedAnswer,
): Promise<number | null> {
  const { citations, suggestions, usage, ...fields } = answer;
  return getDatabase().$transaction(async (db) => {
    const { count } = await db.chatSession.updateMany({
      where: { id: sessionId, messages: { some: { id: questionId } } },
      data: { updatedAt: new Date() },
    });
    if (count === 0) return null;
    const { id } = await db.chatMessage.create({
      data: {
        ...fields,
        sessionId,
        isUser: false,
        citations,
        suggestions,
        inputTokens: usage?.inputTokens ?? null,
        outputTokens: usage?.outputTokens ?? null,
      },
      select: { id: true },
    });
    return id;
  });
}

/** Unguessable, with the specified prefix. */
export function newSessionId(): string {
  return `session-${Date.now()}-${randomBytes(12).toString("base64url")}`;
}

/** Deletes a visitor's own conversation permanently. */
export async function deleteConversation(
  visitorHash: string | null,
  sessionId: string,
): Promise<void> {
  const { count } = visitorHash
    ? await getDatabase().chatSession.deleteMany({ where: { id: sessionId, visitorHash } })
    : { count: 0 };
  if (count === 0) throw new ApiError("not_found", "Not found");
}

/** An error rolls back a session that was opened for the question. */
async function requireRoom(db: DatabaseSession, sessionId: string): Promise<void> {
  const { conversations, messagesOfConversation } = storageLimits;
  const own = await db.chatMessage.count({ where: { sessionId } });
  if (own >= messagesOfConversation) throw new TranscriptsFull("tooLong");
  if (own === 0 && (await db.chatSession.count()) > conversations)
    throw new TranscriptsFull("full");
}

/** The visitor's session, its row locked until the transaction ends, so that questions are handled in turn. */
async function holdSession(
  db: DatabaseSession,
  visitorHash: string,
  wantedId: string,
): Promise<string> {
  const updatedAt = new Date();
  const known = await db.chatSession.findUnique({ where: { id: wantedId } });
  const id = known && known.visitorHash !== visitorHash ? newSessionId() : wantedId;
  const held = await db.chatSession.upsert({
    where: { id },
    create: { id, visitorHash },
    update: { updatedAt },
  });
  // Two visitors opened the same id at the same moment.
  return held.visitorHash === visitorHash ? id : holdSession(db, visitorHash, newSessionId());
}

interface Row {
  isUser: boolean;
  message: string;
  outcome: string | null;
}

function toTurns(rows: Row[]): Turn[] {
  return rows
    .flatMap((row, index) => {
      const next = rows[index + 1];
      const isAnswered = row.isUser && next && !next.isUser && counts(next);
      return isAnswered ? [row, next] : [];
    })
    .slice(-MAX_TURNS)
    .map(({ isUser, message }) => ({ isUser, message }));
}

function counts({ outcome }: Row): boolean {
  return outcome !== "failed" && outcome !== "stopped";
}
