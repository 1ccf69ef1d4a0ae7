import "server-only";
import { ApiError } from "@/lib/api/errors";
import { getDatabase } from "@/lib/db/client";
import { hashPassword, MIN_PASSWORD_LENGTH } from "./password";
import type { Administrator } from "./session";

/** Sets a new password and ends every other session. Throws 422 where the password is too weak. */
export async function changePassword(administrator: Administrator, newPassword: string) {
  if (newPassword.length < MIN_PASSWORD_LENGTH) {
    const text = `Must have at least ${MIN_PASSWORD_LENGTH} characters`;
    throw new ApiError("invalid", text, { "credentials.password": [text] });
  }
  const passwordHash = await hashPassword(newPassword);
  const { id, sessionId } = administrator;
  await getDatabase().$transaction([
    getDatabase().user.update({
      where: { id },
      data: { passwordHash, sessionVersion: { increment: 1 } },
    }),
    getDatabase().adminSession.updateMany({
      where: { userId: id, id: { not: sessionId }, endedAt: null },
      data: { endedAt: new Date() },
    }),
  ]);
}
