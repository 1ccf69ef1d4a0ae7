import { encode } from "next-auth/jwt";
import { authSecret } from "@/lib/auth/secret";
import { openSession } from "@/lib/auth/session-store";
import { getDatabase } from "@/lib/db/client";

/** Headers of a request that the administrator of the current database makes. */
export async function asAdministrator(): Promise<Record<string, string>> {
  const user = await getDatabase().user.findUniqueOrThrow({ where: { username: "admin" } });
  const sid = await openSession(user, { address: "127.0.0.1", browser: "Firefox on Linux" });
  const token = await encode({ token: { sub: String(user.id), sid }, secret: authSecret() });
  return { Authorization: `Bearer ${token}` };
}
