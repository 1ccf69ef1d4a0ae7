import "server-only";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { getDatabase } from "@/lib/db/client";
import { maskPersonalData } from "../masking/personal-data";
import {
  citationSchema,
  type Feedback,
  outcomeSchema,
  type StoredChatMessage,
} from "./chat-schema";

const RATINGS = { up: 1, down: -1 } as const;

/** The messages of a conversation in order; empty for everyone but its own visitor. */
export async function readConversation(
  visitorHash: string | null,
  sessionId: string,
): Promise<StoredChatMessage[]> {
  if (!visitorHash) return [];
  const rows = await getDatabase().chatMessage.findMany({
    where: { sessionId, session: { visitorHash } },
    orderBy: { id: "asc" },
  });
  return rows.map(
    ({ id, message, isUser, citations, suggestions, outcome, rating, createdAt }) => ({
      id,
      message,
      isUser,
      citations: citationList.parse(citations),
      suggestions: textList.parse(suggestions),
      outcome: outcomeSchema.nullable().catch(null).parse(outcome),
      rating: rating === RATINGS.up ? "up" : rating === RATINGS.down ? "down" : null,
      createdAt: createdAt.toISOString(),
    }),
  );
}

/** Stores a visitor's rating of an answer in the visitor's own conversation. */
export async function rateAnswer(
  visitorHash: string | null,
  sessionId: string,
  { messageId, rating, reason }: Feedback,
): Promise<void> {
  const { count } = visitorHash
    ? await getDatabase().chatMessage.updateMany({
        where: { id: messageId, sessionId, isUser: false, session: { visitorHash } },
        data: {
          rating: rating && RATINGS[rating],
          ratingReason: rating && reason ? maskPersonalData(reason) : null,
        },
      })
    : { count: 0 };
  if (count === 0) throw new ApiError("not_found", "Not found");
}

const citationList = z.array(citationSchema).catch([]);
const textList = z.array(z.string()).catch([]);
