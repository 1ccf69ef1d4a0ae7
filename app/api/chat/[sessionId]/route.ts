import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { successAnswer } from "@/lib/api/sent";
import { readConversation } from "@/lib/conversations/chat/chat-history";
import { chatMessageSchema } from "@/lib/conversations/chat/chat-schema";
import { deleteConversation } from "@/lib/conversations/chat/chat-store";
import { findVisitor } from "@/lib/conversations/chat/chat-visitor";
import { chatSessionParams, readSessionId } from "@/lib/conversations/inbox/chat-session-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Lists the messages of the visitor's own conversation; empty for everybody else",
      params: z.object({ sessionId: z.string() }),
      answer: z.array(chatMessageSchema),
    },
    async ({ request, params }) => {
      const sessionId = readSessionId(params.sessionId);
      return sessionId ? readConversation(findVisitor(request), sessionId) : [];
    },
  ),
  DELETE: route(
    {
      access: "public",
      summary: "Deletes the visitor's own conversation for good",
      params: chatSessionParams,
      answer: successAnswer,
    },
    async ({ request, params }) => {
      await deleteConversation(findVisitor(request), params.sessionId);
      return { success: true };
    },
  ),
});
