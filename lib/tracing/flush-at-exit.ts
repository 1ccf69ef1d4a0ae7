import "server-only";

/** Less than what process managers commonly wait before they kill. */
const EXIT_WITHIN_MS = 9_900;
const FLUSH_WITHIN_MS = 3_000;

/**
 * Lets a process that was told to stop call `flush` before it exits, within ten seconds of the signal.
 *
 * Workaround for Next 16.4, which calls `process.exit` as soon as the last request has ended and has no hook
 * for what instrumentation still has to send.
 * Shown by: `tests/browser/traces.spec.ts`.
 * Can go when: Next waits for something that instrumentation registers.
 */
export function flushAtExit(flush: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      const toldAt = performance.now();
      const exit = process.exit.bind(process);
      process.exit = ((code?: number) => {
        process.exit = exit;
        const left = EXIT_WITHIN_MS - (performance.now() - toldAt);
        setTimeout(() => exit(code), Math.max(0, Math.min(FLUSH_WITHIN_MS, left)));
        flush()
          .catch((error) => console.error("The last traces could not be sent", error))
          .finally(() => exit(code));
      }) as typeof process.exit;
    });
  }
}
