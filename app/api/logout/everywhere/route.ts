import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { endOtherSessions } from "@/lib/auth/session-store";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Ends every other session of the administrator at once; says how many were open",
      answer: z.object({ success: z.literal(true), ended: z.number().int() }),
    },
    async ({ administrator }) => ({ success: true, ended: await endOtherSessions(administrator) }),
  ),
});
