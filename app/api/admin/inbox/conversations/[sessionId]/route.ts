import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { chatSessionParams } from "@/lib/conversations/inbox/chat-session-schema";
import { readConversation } from "@/lib/conversations/inbox/conversation-page";
import { conversationSchema } from "@/lib/conversations/inbox/conversation-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers a conversation with what became of each answer",
      params: chatSessionParams,
      answer: conversationSchema,
    },
    ({ params }) => readConversation(params.sessionId),
  ),
});
