import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { successAnswer } from "@/lib/api/sent";
import { rateAnswer } from "@/lib/conversations/chat/chat-history";
import { feedbackInput } from "@/lib/conversations/chat/chat-schema";
import { findVisitor } from "@/lib/conversations/chat/chat-visitor";
import { chatSessionParams } from "@/lib/conversations/inbox/chat-session-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "public",
      summary: "Rates an answer of the visitor's own conversation, or takes the rating back",
      params: chatSessionParams,
      body: feedbackInput,
      answer: successAnswer,
    },
    async ({ request, params, body }) => {
      await rateAnswer(findVisitor(request), params.sessionId, body);
      return { success: true };
    },
  ),
});
