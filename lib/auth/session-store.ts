import "server-only";
import { randomUUID } from "node:crypto";
import { ApiError } from "@/lib/api/errors";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import type { Place } from "./place";

/** Idle timeout of a session. */
const IDLE_MS = 8 * 60 * 60_000;
/** Absolute lifetime of a session. */
export const LIFETIME_SECONDS = 7 * 24 * 60 * 60;
/** Minimum interval between updates of a session's last use. */
const TOUCH_MS = 60_000;
/** Retention of ended sessions. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

export interface Administrator {
  id: number;
  username: string;
  role: string;
  sessionId: string;
}

/** Opens a session at the version that the password was checked against. Returns its id. */
export async function openSession(
  user: { id: number; sessionVersion: number },
  place: Place,
): Promise<string> {
  const db = getDatabase();
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + LIFETIME_SECONDS * 1000);
  await db.adminSession.create({
    data: { id, userId: user.id, version: user.sessionVersion, expiresAt, ...place },
  });
  await db.adminSession.deleteMany({
    where: { expiresAt: { lt: new Date(Date.now() - KEPT_MS) } },
  });
  return id;
}

/** The owner of a session, or null if it has ended. Updates its last use. */
export async function findSession(id: string): Promise<Administrator | null> {
  const db = getDatabase();
  const now = Date.now();
  const session = await db.adminSession.findUnique({ where: { id }, include: { user: true } });
  if (!session || session.endedAt || session.expiresAt.getTime() <= now) return null;
  const { user, lastSeenAt } = session;
  const unused = now - lastSeenAt.getTime();
  if (unused >= IDLE_MS || session.version !== user.sessionVersion) return null;
  if (unused >= TOUCH_MS) {
    // Of concurrent requests one writes, and a session that ends meanwhile stays ended.
    await db.adminSession.updateMany({
      where: { id, lastSeenAt, endedAt: null },
      data: { lastSeenAt: new Date(now) },
    });
  }
  return { id: user.id, username: user.username, role: user.role, sessionId: id };
}

/** Ends a session on the server, wherever its token is stored. */
export async function endSession(id: string): Promise<void> {
  await getDatabase().adminSession.updateMany({
    where: { id, endedAt: null },
    data: { endedAt: new Date() },
  });
}

/** Ends all other sessions of an administrator. Returns how many. Throws 401. */
export async function endOtherSessions({ id, sessionId }: Administrator): Promise<number> {
  return getDatabase().$transaction(async (db) => {
    await db.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } });
    return keepOnlySession(db, id, sessionId);
  });
}

/**
 * The second half of `endOtherSessions`, after the user's version has been raised. Throws 401 if this
 * session has been ended meanwhile: of two that end each other one stays.
 */
export async function keepOnlySession(
  db: DatabaseSession,
  userId: number,
  sessionId: string,
): Promise<number> {
  const { sessionVersion } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const before = { id: userId, sessionVersion: sessionVersion - 1 };
  const { count } = await db.adminSession.updateMany({
    where: { ...openSessionsOf(before), id: { not: sessionId } },
    data: { endedAt: new Date() },
  });
  const kept = await db.adminSession.updateMany({
    where: { id: sessionId, userId, endedAt: null },
    data: { version: sessionVersion },
  });
  if (kept.count === 0) throw new ApiError("unauthenticated", "Please sign in");
  return count;
}

/** The open sessions of an administrator, last used first. */
export async function listSessions({ id }: Pick<Administrator, "id">) {
  const db = getDatabase();
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  return db.adminSession.findMany({
    where: openSessionsOf(user),
    orderBy: [{ lastSeenAt: "desc" }, { createdAt: "desc" }],
  });
}

/** The number of open sessions of an administrator, the current one included. */
export async function countSessions({ id }: Pick<Administrator, "id">): Promise<number> {
  const db = getDatabase();
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  return db.adminSession.count({ where: openSessionsOf(user) });
}

/** Ends one open session of an administrator. Returns whether there was one. */
export async function endSessionOf(user: Pick<Administrator, "id">, id: string): Promise<boolean> {
  const db = getDatabase();
  const { count } = await db.adminSession.updateMany({
    where: { id, userId: user.id, endedAt: null },
    data: { endedAt: new Date() },
  });
  return count > 0;
}

function openSessionsOf({ id, sessionVersion }: { id: number; sessionVersion: number }) {
  const now = new Date();
  return {
    userId: id,
    version: sessionVersion,
    endedAt: null,
    expiresAt: { gt: now },
    lastSeenAt: { gt: new Date(now.getTime() - IDLE_MS) },
  };
}
