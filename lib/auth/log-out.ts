import "server-only";
import { cookieHeader } from "./cookies";
import { findAdministrator } from "./session";
import { endSession } from "./session-store";

/**
 * Ends the session that a request comes with, by cookie or Bearer token, on the server.
 * Answers the Set-Cookie header that removes its cookie; without a session there is nothing else to do.
 */
export async function logOut(request: Request): Promise<string> {
  const administrator = await findAdministrator(request);
  if (administrator) await endSession(administrator.sessionId);
  return cookieHeader(request, "amide-session", "", 0);
}
