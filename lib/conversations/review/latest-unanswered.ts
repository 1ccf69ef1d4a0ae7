import "server-only";
import { clip } from "@/lib/clip";
import { getDatabase } from "@/lib/db/client";
import { isPoorAnswer } from "./unanswered-questions";

const MAX_LENGTH = 160;

/** How many questions since then got no answer, a failed one or a disliked one, and the latest of them. */
export async function readLatestUnanswered(since: Date, limit: number) {
  const db = getDatabase();
  const where = { ...isPoorAnswer, createdAt: { gte: since } };
  const [unanswered, answers] = await Promise.all([
    db.chatMessage.count({ where }),
    db.chatMessage.findMany({
      where,
      select: { id: true, sessionId: true },
      orderBy: { id: "desc" },
      take: limit,
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
      question: clip(message, MAX_LENGTH),
      askedAt: createdAt.toISOString(),
    }));
  return { unanswered, newest };
}
