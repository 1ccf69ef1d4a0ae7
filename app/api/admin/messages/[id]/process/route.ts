import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { markMessage } from "@/lib/content/contact-messages/contact-inbox";
import {
  contactMessageSchema,
  processInput,
} from "@/lib/content/contact-messages/contact-inbox-schema";
import { idParams } from "@/lib/content/wire";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Marks a message as processed or as not processed",
      params: idParams,
      body: processInput,
      answer: contactMessageSchema,
    },
    ({ administrator, params, body }) => markMessage(administrator, params.id, body.processed),
  ),
});
