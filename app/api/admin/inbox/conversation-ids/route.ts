import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readConversationIds } from "@/lib/conversations/inbox/conversation-page";
import {
  conversationIdsQuery,
  conversationIdsSchema,
} from "@/lib/conversations/inbox/conversation-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Lists the ids of all conversations that a search and a filter find",
      query: conversationIdsQuery,
      answer: conversationIdsSchema,
    },
    ({ query }) => readConversationIds(query),
  ),
});
