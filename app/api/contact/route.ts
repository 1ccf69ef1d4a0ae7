import { route } from "@/lib/api/route";
import { contactMessageInput } from "@/lib/content/contact-messages/contact-message-schema";
import { addContactMessage } from "@/lib/content/contact-messages/contact-message-store";
import { takeFrom } from "@/lib/throttle/throttle";

export const POST = route(
  { access: "public", body: contactMessageInput, failure: { success: false } },
  async ({ body, request }) => {
    await takeFrom("contact", request);
    await addContactMessage(body);
    return { success: true };
  },
);
