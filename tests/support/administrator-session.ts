import { randomUUID } from "node:crypto";
import { getDatabase } from "@/lib/db/client";

/** Headers of a request that the administrator of the current database makes. */
export async function asAdministrator(): Promise<Record<string, string>> {
  const db = getDatabase();
  const user = await db.user.findUniqueOrThrow({ where: { username: "admin" } });
  const { id } = await db.adminSession.create({
    data: {
      id: randomUUID(),
      userId: user.id,
      version: user.sessionVersion,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return { Authorization: `Bearer ${id}` };
}
