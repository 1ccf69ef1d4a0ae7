import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { successAnswer } from "@/lib/api/sent";
import { deleteMessage } from "@/lib/content/contact-messages/contact-inbox";
import { idParams } from "@/lib/content/wire";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  DELETE: route(
    {
      access: "administrator",
      summary: "Deletes a message for good",
      params: idParams,
      answer: successAnswer,
    },
    ({ administrator, params }) => deleteMessage(administrator, params.id),
  ),
});
