import { isPasswordOf } from "@/lib/auth/password";
import type { Database } from "@/lib/db/client";

/** The administrator of every test database. */
export const ADMIN_PASSWORD = "a password for tests";

/** Whether the stored administrator has this password. */
export async function opensWith(db: Database, password: string): Promise<boolean> {
  const user = await db.user.findUniqueOrThrow({ where: { username: "admin" } });
  return isPasswordOf(user.passwordHash, password);
}
