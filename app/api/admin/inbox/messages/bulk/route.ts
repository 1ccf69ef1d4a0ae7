import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { changeMessages } from "@/lib/content/contact-messages/contact-bulk";
import {
  messageBulkAnswer,
  messageBulkInput,
} from "@/lib/content/contact-messages/contact-page-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Marks or deletes the messages with these ids, if they are as many as expected",
      body: messageBulkInput,
      answer: messageBulkAnswer,
    },
    ({ administrator, body }) => changeMessages(administrator, body),
  ),
});
