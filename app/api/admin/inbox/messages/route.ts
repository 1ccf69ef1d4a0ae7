import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readMessagePage } from "@/lib/content/contact-messages/contact-page";
import {
  messagePageSchema,
  messagesQuery,
} from "@/lib/content/contact-messages/contact-page-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers a page of the messages of the contact form, searched and filtered",
      query: messagesQuery,
      answer: messagePageSchema,
    },
    ({ query }) => readMessagePage(query),
  ),
});
