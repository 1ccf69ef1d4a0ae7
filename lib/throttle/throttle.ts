import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "@/lib/api/errors";
import { metrics } from "@/lib/metrics/metrics";
import { clientAddress } from "./client-address";
import { type Limit, type LimitName, limits } from "./limits";
import { answerInTime, limiterOf } from "./store";

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Consumes points of a limit, by the client's address or another key. Returns when the window ends.
 * Throws `ApiError` with Retry-After: 429 if none are left, 503 if the store fails and the limit does
 * not allow uncounted requests.
 */
export async function consumePoints(
  name: LimitName,
  request: Pick<Request, "headers">,
  key: string = clientAddress(request),
  points = 1,
): Promise<number> {
  return ask(name, async (limit) => {
    const taken = await take(name, limit, key, points);
    if (!taken.isRefused) return Date.now() + taken.msBeforeNext;
    metrics()?.throttled.inc({ limit: name });
    throw tooMany(limit, await lengthen(name, key, taken));
  });
}

/**
 * Resets the points and waits of a key, as after a successful login. Never throws, like all functions
 * that count afterwards: the request has been served by then.
 */
export async function clearLimit(
  name: LimitName,
  request: Pick<Request, "headers">,
  key: string = clientAddress(request),
): Promise<void> {
  await note(name, async () => {
    await limiterOf(window(name)).delete(key);
    await limiterOf(strikes(name)).delete(key);
  });
}

/** Returns points. */
export async function refundPoints(name: LimitName, key: string, points = 1): Promise<void> {
  await note(name, () => limiterOf(window(name)).reward(key, points));
}

/** Consumes additional points after the fact. */
export async function consumeExtraPoints(
  name: LimitName,
  key: string,
  points: number,
): Promise<void> {
  await note(name, () => limiterOf(window(name)).penalty(key, points));
}

type Taken = Pick<RateLimiterRes, "consumedPoints" | "msBeforeNext"> & { isRefused: boolean };

async function take(name: LimitName, limit: Limit, key: string, points: number): Promise<Taken> {
  const limiter = limiterOf(window(name));
  const consume = async () => {
    try {
      const { consumedPoints, msBeforeNext } = await limiter.consume(key, points);
      return { consumedPoints, msBeforeNext, isRefused: false };
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const { consumedPoints, msBeforeNext } = rejection;
      return { consumedPoints, msBeforeNext, isRefused: true };
    }
  };
  const taken = await consume();
  const longest = Math.max(limit.seconds, limit.backOff?.longest ?? 0) * 1000;
  if (!taken.isRefused || taken.msBeforeNext <= longest) return taken;
  // The clock was set back since: the visitor would wait until it is again as late as it was.
  await limiter.delete(key);
  return consume();
}

/** The first request beyond the limit sets the wait; later ones do not extend it. */
async function lengthen(name: LimitName, key: string, taken: Taken): Promise<number> {
  const { points, backOff }: Limit = limits[name];
  if (!backOff || taken.consumedPoints !== points + 1) return taken.msBeforeNext;
  const { consumedPoints: times } = await limiterOf(strikes(name)).penalty(key);
  const seconds = Math.min(backOff.first * 2 ** (times - 1), backOff.longest);
  await limiterOf(window(name)).block(key, seconds);
  return seconds * 1000;
}

async function note(name: LimitName, change: () => Promise<unknown>): Promise<void> {
  try {
    await answerInTime(change());
  } catch (error) {
    report(name, error);
  }
}

async function ask(name: LimitName, question: (limit: Limit) => Promise<number>): Promise<number> {
  const limit: Limit = limits[name];
  try {
    return await answerInTime(question(limit));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    report(name, error);
    if (limit.whenStoreFails === "pass") return Number.POSITIVE_INFINITY;
    throw new ApiError(
      "unavailable",
      "This is not available at the moment. Please try again later.",
      undefined,
      { headers: { "Retry-After": "30" } },
    );
  }
}

function report(name: LimitName, error: unknown) {
  console.error(`The limit ${name} could not be counted`, error);
}

function tooMany({ message }: Limit, waitMs: number): ApiError {
  const seconds = String(Math.max(1, Math.ceil(waitMs / 1000)));
  return new ApiError("too_many", message, undefined, { headers: { "Retry-After": seconds } });
}

function window(name: LimitName) {
  const { points, seconds } = limits[name];
  return { keyPrefix: name, points, duration: seconds };
}

/** How often a key has used up its points within a day. */
function strikes(name: LimitName) {
  return { keyPrefix: `${name}-strikes`, points: Number.MAX_SAFE_INTEGER, duration: DAY_SECONDS };
}
