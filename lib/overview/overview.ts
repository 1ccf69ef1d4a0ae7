import "server-only";
import { clip } from "@/lib/clip";
import { readMessagePage } from "@/lib/content/contact-messages/contact-page";
import { isPoorAnswer } from "@/lib/conversations/review/unanswered-questions";
import { getDatabase } from "@/lib/db/client";
import { readRevisions } from "@/lib/resources/revisions/revision-store";
import { type Overview, UNANSWERED_DAYS, WEEKS, type Week } from "./overview-schema";

const SHOWN = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const QUESTION_LENGTH = 160;

/** What asks for the administrator now, the last changes, and how much was asked and written. */
export async function readOverview(now: Date = new Date()): Promise<Overview> {
  const [messages, questions, withoutEvidence, changes, weeks] = await Promise.all([
    readMessagePage({ search: "", state: "new", page: 1, size: SHOWN }),
    readUnanswered(now),
    readWithoutEvidence(),
    readRevisions({ limit: SHOWN + 3 }),
    Promise.all(weeksUntil(now).map(countWeek)),
  ]);
  return {
    messages: { unread: messages.total, newest: messages.rows },
    questions,
    withoutEvidence,
    changes: changes.items,
    weeks,
  };
}

/** Questions whose answer was none, failed or was disliked. */
async function readUnanswered(now: Date): Promise<Overview["questions"]> {
  const db = getDatabase();
  const where = {
    ...isPoorAnswer,
    createdAt: { gte: new Date(now.getTime() - UNANSWERED_DAYS * DAY_MS) },
  };
  const [unanswered, answers] = await Promise.all([
    db.chatMessage.count({ where }),
    db.chatMessage.findMany({
      where,
      select: { id: true, sessionId: true },
      orderBy: { id: "desc" },
      take: SHOWN,
    }),
  ]);
  const questions = await Promise.all(
    answers.map(({ id, sessionId }) =>
      db.chatMessage.findFirst({
        where: { sessionId, isUser: true, id: { lt: id } },
        select: { sessionId: true, message: true, createdAt: true },
        orderBy: { id: "desc" },
      }),
    ),
  );
  const newest = questions
    .filter((question) => question !== null)
    .map(({ sessionId, message, createdAt }) => ({
      sessionId,
      question: clip(message, QUESTION_LENGTH),
      askedAt: createdAt.toISOString(),
    }));
  return { unanswered, newest };
}

async function readWithoutEvidence(): Promise<Overview["withoutEvidence"]> {
  const { peptide } = getDatabase();
  const where = { evidenceTier: null };
  const [total, first] = await Promise.all([
    peptide.count({ where }),
    peptide.findMany({
      where,
      select: { id: true, name: true },
      orderBy: { name: "asc" },
      take: SHOWN,
    }),
  ]);
  return { total, first };
}

/** The Mondays of the last weeks, oldest first, in UTC. */
function weeksUntil(now: Date): Date[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from(
    { length: WEEKS },
    (_, week) => new Date(monday - (WEEKS - 1 - week) * 7 * DAY_MS),
  );
}

async function countWeek(start: Date): Promise<Week> {
  const db = getDatabase();
  const createdAt = { gte: start, lt: new Date(start.getTime() + 7 * DAY_MS) };
  const [questions, messages] = await Promise.all([
    db.chatMessage.count({ where: { isUser: true, outcome: null, createdAt } }),
    db.contactMessage.count({ where: { createdAt } }),
  ]);
  return { start: start.toISOString().slice(0, 10), questions, messages };
}
