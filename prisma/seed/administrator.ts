import { randomBytes } from "node:crypto";
import { hashPassword } from "@/lib/auth/password";
import { passwordProblem } from "@/lib/auth/password-problem";
import type { Database } from "@/lib/db/client";
import { SettingsError } from "@/lib/env";

const USERNAME = "admin";

/**
 * Creates the administrator if there is none. Returns the password, or null if one exists.
 * Throws `SettingsError` if the dashboard would reject the chosen password.
 */
export async function seedAdministrator(db: Database, chosen: string | undefined) {
  if (await db.user.findUnique({ where: { username: USERNAME } })) return null;
  const password = acceptable(chosen) ?? makePassword();
  const data = { username: USERNAME, passwordHash: await hashPassword(password) };
  // If another process seeds at the same time, the first password is kept.
  const { count } = await db.user.createMany({ data: [data] }).catch(async (error: unknown) => {
    if (await db.user.findUnique({ where: { username: USERNAME } })) return { count: 0 };
    throw error;
  });
  return count === 1 ? { password, generated: chosen === undefined } : null;
}

/** Sets a new password, ends every session and returns the password. Throws as `seedAdministrator`. */
export async function resetAdministratorPassword(db: Database, chosen: string | undefined) {
  const password = acceptable(chosen) ?? makePassword();
  const passwordHash = await hashPassword(password);
  await db.user.upsert({
    where: { username: USERNAME },
    create: { username: USERNAME, passwordHash },
    update: { passwordHash, sessionVersion: { increment: 1 } },
  });
  return password;
}

function acceptable(chosen: string | undefined): string | undefined {
  const problem = chosen === undefined ? undefined : passwordProblem(chosen);
  if (problem) throw new SettingsError(`ADMIN_PASSWORD cannot be used: ${problem}.`);
  return chosen;
}

/** 20 characters, 120 random bits. */
function makePassword(): string {
  return randomBytes(15).toString("base64url");
}
