import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { successAnswer } from "@/lib/api/sent";
import { deleteChatSession } from "@/lib/conversations/inbox/chat-inbox";
import { chatSessionParams } from "@/lib/conversations/inbox/chat-session-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  DELETE: route(
    {
      access: "administrator",
      summary: "Deletes a conversation for good",
      params: chatSessionParams,
      answer: successAnswer,
    },
    ({ administrator, params }) => deleteChatSession(administrator, params.sessionId),
  ),
});
