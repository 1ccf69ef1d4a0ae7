import "server-only";
import { makeToken, readToken } from "@/lib/auth/token";

/** People take longer to fill in a form; in milliseconds. */
const MIN_AGE_MS = 3_000;
const LIFETIME_SECONDS = 24 * 60 * 60;

export const OPENED_LIFETIME_SECONDS = LIFETIME_SECONDS;

/** Notes that a form is opened now, in a token that only this server can make. */
export function noteOpened(): Promise<string> {
  return makeToken("form", { sub: "contact", version: 1 }, LIFETIME_SECONDS);
}

/** Whether one of the notes was made long enough ago. One that is not ours says nothing. */
export async function isOpenedLongAgo(notes: (string | undefined)[]): Promise<boolean> {
  for (const note of notes) {
    const claims = note ? await readToken("form", note) : null;
    if (claims && Date.now() - claims.iat * 1000 >= MIN_AGE_MS) return true;
  }
  return false;
}
