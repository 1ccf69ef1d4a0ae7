import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readContactMessages } from "@/lib/content/contact-messages/contact-inbox";
import { contactMessageSchema } from "@/lib/content/contact-messages/contact-inbox-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Lists the messages of the contact form, newest first",
      answer: z.array(contactMessageSchema),
    },
    () => readContactMessages(),
  ),
});
