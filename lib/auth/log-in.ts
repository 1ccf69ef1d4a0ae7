import "server-only";
import { randomUUID } from "node:crypto";
import { ApiError } from "@/lib/api/errors";
import { getDatabase } from "@/lib/db/client";
import { clientAddress } from "@/lib/throttle/client-address";
import { clearLimit, giveBack, takeFrom } from "@/lib/throttle/throttle";
import { cookieHeader } from "./cookies";
import { deviceCookie, readKnownDevice, readOpenSession } from "./known-device";
import { loginMessages } from "./login-messages";
import type { Credentials, PublicUser } from "./login-schema";
import { hashPassword, isPasswordOf, MAX_PASSWORD_LENGTH } from "./password";
import { endSession, LIFETIME_SECONDS, openSession } from "./session-store";

export interface Login {
  user: PublicUser;
  token: string;
  /** Set-Cookie headers: the session, and the device as one that is known. */
  cookies: string[];
}

/**
 * Opens a session for the right credentials. Throws an `ApiError`: 401 at wrong ones, which takes
 * as long for a name that does not exist; 429 and 503 as the limits say.
 *
 * The limits never stand between the administrator and a session that is open. A browser that is
 * logged in, or was, is counted by itself, so that nobody else can use up its attempts; all others
 * count by address and in total.
 */
export async function logIn(request: Request, credentials: Credentials): Promise<Login> {
  const succeeded = await countAttempt(request);
  const user = await checkCredentials(credentials);
  if (!user) throw new ApiError("unauthenticated", loginMessages.invalid);
  const token = await openSession(user);
  const device = await deviceCookie(request, user);
  // The browser's new cookie takes the place of the old one, which nobody is to find and use.
  const replaced = await readOpenSession(request);
  if (replaced) await endSession(replaced);
  await succeeded();
  const { id, username, role } = user;
  return {
    user: { id, username, role },
    token,
    cookies: [cookieHeader(request, "amide-session", token, LIFETIME_SECONDS), device],
  };
}

/** Counts before the password is looked at; answers what to do once it was the right one. */
async function countAttempt(request: Request): Promise<() => Promise<void>> {
  const device = await findDeviceKey(request);
  if (device) {
    await takeFrom("login-device", request, device);
    return () => clearLimit("login-device", request, device);
  }
  const address = clientAddress(request);
  await takeFrom("login-address", request, address);
  await takeFrom("login-total", request, "all");
  return async () => {
    await clearLimit("login-address", request, address);
    await giveBack("login-total", "all");
  };
}

async function findDeviceKey(request: Request): Promise<string | null> {
  const session = await readOpenSession(request);
  if (session) return `session:${session}`;
  const device = await readKnownDevice(request);
  if (!device) return null;
  const user = await getDatabase().user.findUnique({ where: { id: device.userId } });
  // A new password, or logging out everywhere, makes every browser a stranger again.
  return user?.sessionVersion === device.version ? `device:${device.id}` : null;
}

async function checkCredentials({ username, password }: Credentials) {
  // Made for known names too, so that the first attempt with an unknown one takes no longer.
  nobodysHash ??= hashPassword(randomUUID());
  const [user, otherwise] = await Promise.all([
    // PostgreSQL cannot even look for a name that holds a NUL.
    getDatabase().user.findUnique({ where: { username: username.replaceAll("\0", "\ufffd") } }),
    nobodysHash,
  ]);
  const isRight = await isPasswordOf(
    user?.passwordHash ?? otherwise,
    password.slice(0, MAX_PASSWORD_LENGTH + 1),
  );
  return user && isRight ? user : null;
}

let nobodysHash: Promise<string> | undefined;
