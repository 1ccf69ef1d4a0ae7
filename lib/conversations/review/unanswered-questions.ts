import "server-only";
import { getDatabase, type Prisma } from "@/lib/db/client";
import { fold } from "@/lib/search/fold";
import type { UnansweredQuestion } from "./review-schema";

/** How many of the latest answers are read. */
const MAX_ANSWERS = 500;

/** Answers that found nothing, failed or were disliked. */
export const isPoorAnswer = {
  isUser: false,
  OR: [{ outcome: { in: ["abstained", "failed"] } }, { rating: { lt: 0 } }],
} satisfies Prisma.ChatMessageWhereInput;

/** Questions without a good answer, grouped by their words, the most frequent first. */
export async function readUnansweredQuestions(): Promise<UnansweredQuestion[]> {
  const groups = Map.groupBy(await readPoorAnswers(), ({ question }) => simplify(question));
  return [...groups.values()].map(toGroup).sort(byCount);
}

interface PoorAnswer {
  question: string;
  askedAt: Date;
  outcome: string | null;
  rating: number | null;
  ratingReason: string | null;
}

async function readPoorAnswers(): Promise<PoorAnswer[]> {
  const db = getDatabase();
  const answers = await db.chatMessage.findMany({
    where: isPoorAnswer,
    select: { id: true, sessionId: true, outcome: true, rating: true, ratingReason: true },
    orderBy: { id: "desc" },
    take: MAX_ANSWERS,
  });
  const questions = await db.chatMessage.findMany({
    where: { isUser: true, sessionId: { in: [...new Set(answers.map((row) => row.sessionId))] } },
    select: { id: true, sessionId: true, message: true, createdAt: true },
    orderBy: { id: "asc" },
  });
  const asked = Map.groupBy(questions, ({ sessionId }) => sessionId);
  return answers.flatMap(({ id, sessionId, ...answer }) => {
    const question = asked.get(sessionId)?.findLast((one) => one.id < id);
    return question ? [{ ...answer, question: question.message, askedAt: question.createdAt }] : [];
  });
}

function simplify(question: string): string {
  return fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function toGroup(answers: PoorAnswer[]): UnansweredQuestion {
  const count = (fits: (answer: PoorAnswer) => boolean) => answers.filter(fits).length;
  const last = answers.reduce((a, b) => (b.askedAt > a.askedAt ? b : a));
  return {
    question: last.question,
    count: answers.length,
    abstained: count(({ outcome }) => outcome === "abstained"),
    failed: count(({ outcome }) => outcome === "failed"),
    ratedDown: count(({ rating }) => (rating ?? 0) < 0),
    reasons: [...new Set(answers.flatMap(({ ratingReason }) => ratingReason ?? []))],
    lastAskedAt: last.askedAt.toISOString(),
  };
}

function byCount(a: UnansweredQuestion, b: UnansweredQuestion): number {
  return b.count - a.count || b.lastAskedAt.localeCompare(a.lastAskedAt);
}
