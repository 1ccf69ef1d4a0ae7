import { route } from "@/lib/api/route";
import { contactMessageInput } from "@/lib/content/contact-messages/contact-message-schema";
import { addContactMessage } from "@/lib/content/contact-messages/contact-message-store";

export const POST = route(
  { access: "public", body: contactMessageInput, failure: { success: false } },
  async ({ body }) => {
    await addContactMessage(body);
    return { success: true };
  },
);
