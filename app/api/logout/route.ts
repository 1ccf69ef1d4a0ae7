import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { successAnswer } from "@/lib/api/sent";
import { logOut } from "@/lib/auth/log-out";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "public",
      summary:
        "Ends the session on the server and removes its cookie; the same where there is none",
      answer: successAnswer,
    },
    async ({ request }) => {
      const response = Response.json(
        { success: true },
        { headers: { "Cache-Control": "no-store" } },
      );
      for (const cookie of await logOut(request)) response.headers.append("Set-Cookie", cookie);
      return response;
    },
  ),
});
