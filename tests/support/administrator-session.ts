import { openSession } from "@/lib/auth/session-store";
import { getDatabase } from "@/lib/db/client";

/** Headers of a request that the administrator of the current database makes. */
export async function asAdministrator(): Promise<Record<string, string>> {
  const user = await getDatabase().user.findUniqueOrThrow({ where: { username: "admin" } });
  return { Authorization: `Bearer ${await openSession(user)}` };
}
