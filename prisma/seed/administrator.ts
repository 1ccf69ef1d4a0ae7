import { randomBytes } from "node:crypto";
import { hashPassword } from "@/lib/auth/password";
import { passwordProblem } from "@/lib/auth/password-problem";
import type { Database } from "@/lib/db/client";
import { SettingsError } from "@/lib/env";

const USERNAME = "admin";

/**
 * Makes the administrator where there is none; answers the password when it was just made.
 * Throws `SettingsError` at a chosen one that the dashboard would not accept either.
 */
export async function seedAdministrator(db: Database, chosen: string | undefined) {
  if (await db.user.findUnique({ where: { username: USERNAME } })) return null;
  const password = acceptable(chosen) ?? makePassword();
  const data = { username: USERNAME, passwordHash: await hashPassword(password) };
  // Another process may be seeding too: the first one's password stands.
  const { count } = await db.user.createMany({ data: [data] }).catch(async (error: unknown) => {
    if (await db.user.findUnique({ where: { username: USERNAME } })) return { count: 0 };
    throw error;
  });
  return count === 1 ? { password, generated: chosen === undefined } : null;
}

/** Sets a new password, ends every session and answers the password. Throws as `seedAdministrator`. */
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
