import { setTimeout as sleep } from "node:timers/promises";
import { StepError } from "./install.mjs";

const PAUSE_MS = 100;
const LONGEST_ANSWER_MS = 5_000;

/**
 * Asks `address` until it answers with 2xx. Throws a StepError with the last answer or error when that
 * takes longer than `withinMs`, and at once when the process `server` has ended, with its exit code.
 */
export async function waitUntilReady(address, { server, withinMs = 60_000 } = {}) {
  const until = Date.now() + withinMs;
  for (;;) {
    const fault = await findFault(address, until);
    // Asked after the answer: another program may hold the port that the server wanted.
    if (server) checkRunning(server, address, fault);
    if (!fault) return;
    if (Date.now() + PAUSE_MS >= until) {
      throw new StepError(`${address} was not ready within ${withinMs / 1000} s: ${fault}.`);
    }
    await sleep(PAUSE_MS);
  }
}

/** What is wrong with the answer, in words; undefined where nothing is. */
async function findFault(address, until) {
  const ms = Math.max(1, Math.min(LONGEST_ANSWER_MS, until - Date.now()));
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
