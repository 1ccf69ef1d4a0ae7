import "server-only";
import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { Semaphore } from "async-mutex";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { getDatabase } from "@/lib/db/client";
import { clientAddress } from "@/lib/throttle/client-address";
import { clearLimit, consumePoints, refundPoints } from "@/lib/throttle/throttle";
import { readKnownDevice } from "./known-device";
import { loginMessages } from "./login-messages";
import { type Credentials, credentials } from "./login-schema";
import { hashPassword, isPasswordOf, MAX_PASSWORD_LENGTH } from "./password";

type WithHeaders = Pick<Request, "headers">;

/**
 * The user with these credentials. Throws `ApiError`: 400 if one is missing, 401 if they are wrong (in
 * the same time for unknown names), 429 and 503 by the rate limits.
 *
 * A browser that is or was logged in has a limit of its own, so that nobody else can use up the
 * administrator's attempts; all others count by address and in total.
 */
export async function authorize(request: WithHeaders, openSession: string | null, sent: unknown) {
  const input = z.safeParse(credentials, sent);
  if (!input.success) throw new ApiError("malformed", loginMessages.required);
  const device = openSession ? `session:${openSession}` : await findDeviceKey(request);
  return inTurn(device !== null, () => attempt(request, input.data, device));
}

/** Consumes points before checking the password, and returns them if it is correct. */
async function attempt(request: WithHeaders, sent: Credentials, device: string | null) {
  const address = clientAddress(request);
  if (device) {
    await consumePoints("login-device", request, device);
  } else {
    await consumePoints("login-address", request, address);
    await consumePoints("login-total", request, "all");
  }
  const user = await checkCredentials(sent);
  if (!user) throw new ApiError("unauthenticated", loginMessages.invalid);
  if (device) {
    await clearLimit("login-device", request, device);
  } else {
    await clearLimit("login-address", request, address);
    await refundPoints("login-total", "all");
  }
  return user;
}

/**
 * Runs one attempt at a time, with other requests in between: each writes to the store, which blocks
 * while it syncs. Known browsers go first, and the queue is bounded.
 */
async function inTurn<Answer>(isKnown: boolean, run: () => Promise<Answer>): Promise<Answer> {
  if (waiting >= MAX_WAITING && !isKnown) {
    throw new ApiError("too_many", loginMessages.wait, undefined, {
      headers: { "Retry-After": "10" },
    });
  }
  waiting += 1;
  try {
    const runAfterOthers = async () => {
      await setImmediate();
      return run();
    };
    return await turn.runExclusive(runAfterOthers, 1, isKnown ? 1 : 0);
  } finally {
    waiting -= 1;
  }
}

const MAX_WAITING = 100;
const turn = new Semaphore(1);
let waiting = 0;

async function findDeviceKey(request: WithHeaders): Promise<string | null> {
  const device = await readKnownDevice(request);
  if (!device) return null;
  const user = await getDatabase().user.findUnique({ where: { id: device.userId } });
  // A new password or logging out everywhere makes every browser unknown again.
  return user?.sessionVersion === device.version ? `device:${device.id}` : null;
}

async function checkCredentials({ username, password }: Credentials) {
  // Computed for known names too, so that the first unknown one takes no longer.
  nobodysHash ??= hashPassword(randomUUID());
  const [user, otherwise] = await Promise.all([
    // PostgreSQL fails on a name with a NUL.
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
