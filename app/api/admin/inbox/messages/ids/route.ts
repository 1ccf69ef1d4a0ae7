import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readMessageIds } from "@/lib/content/contact-messages/contact-page";
import {
  messageIdsQuery,
  messageIdsSchema,
} from "@/lib/content/contact-messages/contact-page-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Lists the ids of all messages that a search and a filter find",
      query: messageIdsQuery,
      answer: messageIdsSchema,
    },
    ({ query }) => readMessageIds(query),
  ),
});
