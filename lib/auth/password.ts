import { hash, verify } from "@node-rs/argon2";

export const MIN_PASSWORD_LENGTH = 12;

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** An argon2id hash in PHC string form, salt included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether a password belongs to a hash made by `hashPassword`. */
export function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}
