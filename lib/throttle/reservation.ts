import "server-only";
import { ApiError, statuses } from "@/lib/api/errors";
import type { LimitName } from "./limits";
import { consumeExtraPoints, consumePoints, refundPoints } from "./throttle";

const EVERYBODY = "all";

export interface Reservation {
  /** Raises the reservation to this many points. Throws as `reserve` does. */
  raiseTo(points: number): Promise<void>;
  /** Replaces the reserved points by those actually used. */
  settle(used: number): Promise<void>;
}

/**
 * Reserves points of a shared quota before the actual use is known. Throws 429 if fewer are left; a
 * refused reservation costs nothing.
 */
export async function reserve(name: LimitName, points: number): Promise<Reservation> {
  let reserved = 0;
  let windowEnds = Number.POSITIVE_INFINITY;
  const raiseTo = async (wanted: number) => {
    const missing = wanted - reserved;
    if (missing <= 0) return;
    windowEnds = Math.min(windowEnds, await take(name, missing));
    reserved = wanted;
  };
  await raiseTo(points);
  return {
    raiseTo,
    settle: async (used) => {
      if (used > reserved) await consumeExtraPoints(name, EVERYBODY, used - reserved);
      // A new window does not contain the reservation.
      else if (used < reserved && Date.now() < windowEnds) {
        await refundPoints(name, EVERYBODY, reserved - used);
      }
    },
  };
}

async function take(name: LimitName, points: number): Promise<number> {
  const noAddress = { headers: new Headers() };
  try {
    return await consumePoints(name, noAddress, EVERYBODY, points);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === statuses.too_many;
    if (isRefused) await refundPoints(name, EVERYBODY, points);
    throw error;
  }
}
