import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { successAnswer } from "@/lib/api/sent";
import { endSessionOf } from "@/lib/auth/session-store";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  DELETE: route(
    {
      access: "administrator",
      summary: "Ends one of the administrator's sessions at once",
      params: z.object({ id: z.uuid() }),
      answer: successAnswer,
    },
    async ({ administrator, params }) => {
      if (!(await endSessionOf(administrator, params.id))) {
        throw new ApiError("not_found", "This session is not open");
      }
      return { success: true };
    },
  ),
});
