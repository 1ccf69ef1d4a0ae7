import { z } from "zod";
import { id } from "@/lib/content/wire";
import { isSessionId } from "../session-id";

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

export const chatSessionParams = z.object({
  sessionId: z
    .string("Enter a session id such as session-1742.")
    .refine(isSessionId, "Enter a session id such as session-1742."),
});

/** The id that a client sends, or null where it is not one. */
export function readSessionId(value: unknown): string | null {
  return isSessionId(value) ? value : null;
}

export type ChatSession = z.output<typeof chatSessionSchema>;
