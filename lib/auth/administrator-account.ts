import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { DatabaseSession } from "@/lib/db/client";
import { hashPassword } from "./password";
import { passwordProblem } from "./password-problem";
import { type Administrator, keepOnlySession } from "./session-store";

/**
 * The hash of a new password, for `setPassword`: made before the transaction, which it would hold up.
 * Throws an `ApiError` (422) at one that is too short, too long or on the list of common ones.
 */
export async function hashNewPassword(newPassword: string): Promise<string> {
  const problem = passwordProblem(newPassword);
  if (problem) throw new ApiError("invalid", problem, { "credentials.password": [problem] });
  return hashPassword(newPassword);
}

/** Gives the administrator a new password inside a transaction and ends every other session at once. */
export async function setPassword(
  db: DatabaseSession,
  { id, sessionId }: Administrator,
  passwordHash: string,
): Promise<void> {
  await db.user.update({
    where: { id },
    data: { passwordHash, sessionVersion: { increment: 1 } },
  });
  await keepOnlySession(db, id, sessionId);
}
