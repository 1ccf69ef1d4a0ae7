import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { DatabaseSession } from "@/lib/db/client";
import { isCommonPassword } from "./common-passwords";
import { hashPassword, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./password";
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

/** What is wrong with a new password, in a sentence, or undefined. Counts characters, not bytes. */
function passwordProblem(password: string): string | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    return `The password must have at least ${MIN_PASSWORD_LENGTH} characters`;
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `The password must have at most ${MAX_PASSWORD_LENGTH} characters`;
  }
  if (isCommonPassword(password)) return "The password is too common; choose one that is your own";
}
