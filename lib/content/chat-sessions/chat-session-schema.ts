import { z } from "zod";
import { id } from "@/lib/content/wire";

/** A conversation as the administrator reads it. */
export const chatSessionSchema = z
  .object({
    sessionId: z.string(),
    startDate: z.iso.datetime(),
    messageCount: z.number().int(),
    messages: z.array(
      z.object({ id, isUser: z.boolean(), message: z.string(), createdAt: z.iso.datetime() }),
    ),
  })
  .meta({ id: "ChatSession" });

/** What may stand in an address: neither control characters nor halves of characters. */
export const chatSessionParams = z.object({
  sessionId: z
    .string("Enter a session id such as session-1742, of at most 200 characters.")
    .max(200)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u),
});

/** The id that an address or a form names, if it can be one. */
export function readSessionId(value: unknown): string | null {
  return chatSessionParams.shape.sessionId.safeParse(value).data ?? null;
}

export type ChatSession = z.output<typeof chatSessionSchema>;
