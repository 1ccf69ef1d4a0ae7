import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readConversationPage } from "@/lib/conversations/inbox/conversation-page";
import {
  conversationPageSchema,
  conversationsQuery,
} from "@/lib/conversations/inbox/conversation-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers a page of the conversations with the AI consultant, searched and filtered",
      query: conversationsQuery,
      answer: conversationPageSchema,
    },
    ({ query }) => readConversationPage(query),
  ),
});
