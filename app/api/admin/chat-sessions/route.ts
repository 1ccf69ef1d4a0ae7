import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { successAnswer } from "@/lib/api/sent";
import { deleteAllChatSessions, readChatSessions } from "@/lib/conversations/inbox/chat-inbox";
import { chatSessionSchema } from "@/lib/conversations/inbox/chat-session-schema";

/** `expected` is the number that the administrator was shown. */
const expectedCount = z
  .string()
  .regex(/^\d{1,9}$/, "Must be a whole number")
  .transform(Number);

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
      summary: "Deletes all conversations for good, if they are as many as expected",
      query: z.object({ expected: expectedCount.optional() }),
      answer: z.object({ ...successAnswer.shape, deleted: z.number().int() }),
      mayFail: ["conflict"],
    },
    ({ administrator, query }) => deleteAllChatSessions(administrator, query.expected),
  ),
});
