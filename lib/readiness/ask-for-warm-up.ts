import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { Environment } from "@/lib/env";

const ASK_EVERY_MS = 500;
const ASK_FOR_MS = 180_000;
const LONGEST_ANSWER_MS = 5_000;

/**
 * Asks `/api/ready` of this server until it is ready, which starts the warm-up where no load balancer asks.
 * The warm-up cannot run here, when a server starts: cached reads work within a request only, and routes have
 * their own copies of the modules.
 */
export async function askForWarmUp(
  settings: Pick<Environment, "HOSTNAME" | "PORT">,
): Promise<void> {
  const until = performance.now() + ASK_FOR_MS;
  const addresses = listAddresses(settings);
  for (;;) {
    const faults = await Promise.all(addresses.map(findFault));
    if (faults.includes(undefined)) return;
    if (performance.now() > until) {
      console.error(`Not ready after ${ASK_FOR_MS / 1_000} s: ${faults.join(", ")}`);
      return;
    }
    // Does not keep a server that is told to stop.
    await wait(ASK_EVERY_MS, undefined, { ref: false });
  }
}

/** A server listens at HOSTNAME alone, if that is set; a clone's is its HOST. */
function listAddresses({ HOSTNAME, PORT }: Pick<Environment, "HOSTNAME" | "PORT">): string[] {
  return [...new Set(["127.0.0.1", HOSTNAME ?? "127.0.0.1"])].map(
    (host) => `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`,
  );
}

/** Undefined when it is ready. */
async function findFault(address: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    const { ok, status } = await fetch(`${address}/api/ready`, { signal });
    return ok ? undefined : `it answered ${status}`;
  } catch (error) {
    return String(error);
  }
}
