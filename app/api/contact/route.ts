import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { successAnswer } from "@/lib/api/sent";
import { contactMessageInput } from "@/lib/content/contact-messages/contact-message-schema";
import { addContactMessage } from "@/lib/content/contact-messages/contact-message-store";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "public",
      summary: "Sends a message to the team",
      limit: "contact",
      body: contactMessageInput,
      answer: successAnswer,
      failure: { success: false },
    },
    async ({ body }) => {
      await addContactMessage(body);
      return { success: true };
    },
  ),
});
