import "server-only";
import { makeToken, readToken } from "@/lib/auth/token";

/** Faster submissions come from scripts; in milliseconds. */
const MIN_AGE_MS = 3_000;
export const OPENED_LIFETIME_SECONDS = 24 * 60 * 60;

/** A signed token with the time at which the form was opened. */
export function noteOpened(): Promise<string> {
  return makeToken("form", { sub: "contact", version: 1 }, OPENED_LIFETIME_SECONDS);
}

/** Whether one of the tokens is old enough. Tokens with an invalid signature are ignored. */
export async function isOpenedLongAgo(notes: (string | undefined)[]): Promise<boolean> {
  for (const note of notes) {
    const claims = note ? await readToken("form", note) : null;
    if (claims && Date.now() - claims.iat * 1000 >= MIN_AGE_MS) return true;
  }
  return false;
}
