import "server-only";
import { getDatabase } from "@/lib/db/client";

export interface Administrator {
  id: number;
  username: string;
  role: string;
  sessionId: string;
}

/** The administrator whose session a request carries, or null. */
export async function findAdministrator(request: Request): Promise<Administrator | null> {
  const id = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!id) return null;
  const session = await getDatabase().adminSession.findUnique({
    where: { id },
    include: { user: true },
  });
  if (!session || session.endedAt || session.expiresAt < new Date()) return null;
  const { user } = session;
  return { id: user.id, username: user.username, role: user.role, sessionId: session.id };
}
