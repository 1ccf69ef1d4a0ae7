import { isCrossSite } from "@/lib/api/cross-site";
import { ApiError } from "@/lib/api/errors";
import { route } from "@/lib/api/route";
import { findAdministrator } from "@/lib/auth/session";
import { endOtherSessions } from "@/lib/auth/session-store";

/** Ends every other session of the administrator at once; `ended` counts those that were open. */
export const POST = route({ access: "public" }, async ({ request }) => {
  if (isCrossSite(request)) throw new ApiError("forbidden", "Log out from this site");
  const administrator = await findAdministrator(request);
  if (!administrator) throw new ApiError("unauthenticated", "Not logged in");
  return { success: true, ended: await endOtherSessions(administrator) };
});
