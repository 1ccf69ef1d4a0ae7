import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { successAnswer } from "@/lib/api/sent";
import { deleteAllChatSessions, readChatSessions } from "@/lib/content/chat-sessions/chat-inbox";
import { chatSessionSchema } from "@/lib/content/chat-sessions/chat-session-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Lists the conversations with the AI consultant, newest first",
      answer: z.array(chatSessionSchema),
    },
    () => readChatSessions(),
  ),
  DELETE: route(
    {
      access: "administrator",
      summary: "Deletes all conversations for good",
      answer: z.object({ ...successAnswer.shape, deleted: z.number().int() }),
    },
    ({ administrator }) => deleteAllChatSessions(administrator),
  ),
});
