import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { deleteConversations } from "@/lib/conversations/inbox/conversation-bulk";
import {
  conversationBulkAnswer,
  conversationBulkInput,
} from "@/lib/conversations/inbox/conversation-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Deletes the conversations with these ids, if they are as many as expected",
      body: conversationBulkInput,
      answer: conversationBulkAnswer,
    },
    ({ administrator, body }) => deleteConversations(administrator, body),
  ),
});
