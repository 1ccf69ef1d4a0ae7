import "server-only";
import { randomUUID } from "node:crypto";
import type { PreviewInput } from "./preview-schema";

/** Each is asked for within a moment of being kept. */
const MOST_KEPT = 20;
const KEPT_MS = 60_000;

interface Kept {
  sessionId: string;
  input: PreviewInput;
  at: number;
}

/**
 * Keeps unsaved values for the page that shows them, in this process alone and for a minute. Answers
 * the token that the page is asked for with.
 */
export function keepPreview(sessionId: string, input: PreviewInput): string {
  const kept = keptPreviews();
  const token = randomUUID();
  kept.set(token, { sessionId, input, at: Date.now() });
  for (const [oldest, { at }] of kept) {
    if (kept.size <= MOST_KEPT && Date.now() - at < KEPT_MS) break;
    kept.delete(oldest);
  }
  return token;
}

/** Null for another session, after a minute, and in another process. */
export function findPreview(sessionId: string, token: string): PreviewInput | null {
  const kept = keptPreviews().get(token);
  if (!kept || kept.sessionId !== sessionId || Date.now() - kept.at >= KEPT_MS) return null;
  return kept.input;
}

/** Routes and pages share a process but no modules. */
function keptPreviews(): Map<string, Kept> {
  const holder = globalThis as { amidePreviews?: Map<string, Kept> };
  holder.amidePreviews ??= new Map();
  return holder.amidePreviews;
}
