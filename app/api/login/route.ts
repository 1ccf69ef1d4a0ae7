import { readJsonAsSent } from "@/lib/api/body";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { logIn } from "@/lib/auth/log-in";
import { credentials, loginAnswer } from "@/lib/auth/login-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "public",
      summary: "Logs in: sets the session's cookie and answers a token for scripts",
      bodyShape: credentials,
      answer: loginAnswer,
      mayFail: ["malformed", "unauthenticated", "too_large", "wrong_type", "too_many"],
    },
    async ({ request }) => {
      const { user, token, cookies } = await logIn(request, await readJsonAsSent(request));
      const response = Response.json(
        { ...user, token, user },
        { headers: { "Cache-Control": "no-store" } },
      );
      for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
      return response;
    },
  ),
});
