import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { Semaphore } from "async-mutex";

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 1024;

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing runs in libuv's thread pool, which also compresses responses and reads files, and uses a
 * whole core. Half of the cores stay free, however many logins there are.
 */
const gate = new Semaphore(Math.max(1, Math.floor(availableParallelism() / 2)));

/** An argon2id hash in PHC string form, salt included. */
export function hashPassword(password: string): Promise<string> {
  return gate.runExclusive(() => hash(password, cost));
}

/** Whether a password matches a hash of `hashPassword`. */
export function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return gate.runExclusive(() => verify(passwordHash, password));
}
