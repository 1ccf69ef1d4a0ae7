import { z } from "zod";
import { readJson } from "@/lib/api/body";
import { isCrossSite } from "@/lib/api/cross-site";
import { ApiError } from "@/lib/api/errors";
import { route } from "@/lib/api/route";
import { logIn } from "@/lib/auth/log-in";
import { loginMessages } from "@/lib/auth/login-messages";
import { credentials } from "@/lib/auth/login-schema";

export const POST = route({ access: "public" }, async ({ request }) => {
  if (isCrossSite(request)) throw new ApiError("forbidden", "Log in from this site");
  const input = z.safeParse(credentials, await readJson(request));
  if (!input.success) throw new ApiError("malformed", loginMessages.required);
  const { user, token, cookies } = await logIn(request, input.data);
  const response = Response.json(
    { ...user, token, user },
    { headers: { "Cache-Control": "no-store" } },
  );
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
});
