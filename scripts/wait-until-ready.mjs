import { setTimeout as sleep } from "node:timers/promises";
import { StepError } from "./install.mjs";

const PAUSE_MS = 100;

/**
 * Polls `address` until it answers with 2xx. Throws a StepError with the last answer or error after
 * `withinMs` and the answer that is then awaited, `longestAnswerMs` at most, or with the exit code as
 * soon as the process `server` has exited.
 */
export async function waitUntilReady(
  address,
  { server, withinMs = 60_000, longestAnswerMs = 5_000 } = {},
) {
  const until = Date.now() + withinMs;
  for (;;) {
    const fault = await findFault(address, longestAnswerMs);
    // Checked after the answer, which may come from another program on the same port.
    if (server) checkRunning(server, address, fault);
    if (!fault) return;
    if (Date.now() + PAUSE_MS >= until) {
      throw new StepError(`${address} was not ready within ${withinMs / 1000} s: ${fault}.`);
    }
    await sleep(PAUSE_MS);
  }
}

/** Describes what is wrong with the answer; undefined if nothing is. */
async function findFault(address, ms) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ms) });
    const text = await response.text();
    return response.ok ? undefined : `it answered ${response.status} ${text.slice(0, 200)}`.trim();
  } catch (error) {
    return error.cause?.message || error.cause?.code || error.message;
  }
}

function checkRunning({ exitCode, signalCode }, address, fault) {
  if (exitCode === null && signalCode === null) return;
  const end = signalCode ? `was stopped by ${signalCode}` : `ended with ${exitCode}`;
  const last = fault ? ` The last try: ${fault}.` : " Another program answers there.";
  throw new StepError(`The server ${end} before ${address} was ready.${last}`);
}
