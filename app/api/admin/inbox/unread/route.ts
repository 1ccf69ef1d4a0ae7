import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { countUnread } from "@/lib/content/contact-messages/contact-page";
import { unreadSchema } from "@/lib/content/contact-messages/contact-page-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Counts the messages that are not processed",
      answer: unreadSchema,
    },
    async () => ({ unread: await countUnread() }),
  ),
});
