import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { DatabaseSession } from "@/lib/db/client";
import { hashPassword } from "./password";
import { passwordProblem } from "./password-problem";
import { type Administrator, keepOnlySession } from "./session-store";

/**
 * Hashes a new password for `setPassword`, before the transaction, which hashing would block.
 * Throws `ApiError` 422 if it is too short, too long or common.
 */
export async function hashNewPassword(newPassword: string): Promise<string> {
  const problem = passwordProblem(newPassword);
  if (problem) throw new ApiError("invalid", problem, { "credentials.password": [problem] });
  return hashPassword(newPassword);
}

/** Sets the administrator's password inside a transaction and ends every other session. */
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
