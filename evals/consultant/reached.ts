import type { Half } from "./cases";

/**
 * The shares that were reached where not all that is wanted was: none may fall below. `npm run eval`
 * prints both. Raise them when they rise.
 */
export const reached: Record<Half, Record<string, number>> = {
  tuning: {},
  heldOut: {
    "out of the library: abstains": 0.97,
  },
};
