import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { successAnswer } from "@/lib/api/sent";
import { idInAddress } from "@/lib/content/wire";
import { deleteSavedQuestion } from "@/lib/conversations/review/saved-questions";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  DELETE: route(
    {
      access: "administrator",
      summary: "Deletes a saved question",
      params: z.object({ id: idInAddress }),
      answer: successAnswer,
    },
    ({ administrator, params }) => deleteSavedQuestion(administrator, params.id),
  ),
});
