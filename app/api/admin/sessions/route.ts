import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { openSessionSchema } from "@/lib/auth/open-session-schema";
import { placeInWords } from "@/lib/auth/place";
import { listSessions } from "@/lib/auth/session-store";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Lists the administrator's open sessions, with where and when each began",
      answer: z.array(openSessionSchema),
    },
    async ({ administrator }) => {
      const sessions = await listSessions(administrator);
      return sessions.map(({ id, createdAt, lastSeenAt, ...place }) => ({
        id,
        place: placeInWords(place),
        createdAt,
        lastSeenAt,
        isCurrent: id === administrator.sessionId,
      }));
    },
  ),
});
