import { isCrossSite } from "@/lib/api/cross-site";
import { ApiError } from "@/lib/api/errors";
import { route } from "@/lib/api/route";
import { logOut } from "@/lib/auth/log-out";

/** Ends the session on the server and removes its cookie; the same answer where there is none. */
export const POST = route({ access: "public" }, async ({ request }) => {
  if (isCrossSite(request)) throw new ApiError("forbidden", "Log out from this site");
  const cookie = await logOut(request);
  return Response.json(
    { success: true },
    { headers: { "Cache-Control": "no-store", "Set-Cookie": cookie } },
  );
});
