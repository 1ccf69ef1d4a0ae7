import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { renewDevice } from "@/lib/auth/known-device";
import { endOtherSessions } from "@/lib/auth/session-store";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Ends every other session of the administrator at once; says how many were open",
      answer: z.object({ success: z.literal(true), ended: z.number().int() }),
    },
    async ({ administrator, request, setCookies }) => {
      const ended = await endOtherSessions(administrator);
      setCookies(await renewDevice(request, administrator));
      return { success: true, ended };
    },
  ),
});
