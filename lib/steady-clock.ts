/**
 * Milliseconds since the epoch by a clock that is never set back, as the system's is when it is
 * corrected: what was made before a save has to stay older than it.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
