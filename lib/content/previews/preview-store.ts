import "server-only";
import { findKept, keepValue } from "@/lib/shared-store/short-lived-values";
import type { PreviewInput } from "./preview-schema";

/** Each is asked for within a moment of being kept. */
const previews = { kind: "preview", keptMs: 60_000, most: 20 };

interface Kept {
  sessionId: string;
  input: PreviewInput;
}

/** Keeps unsaved values for the page that shows them, for a minute. Answers the token of that page. */
export function keepPreview(sessionId: string, input: PreviewInput): Promise<string> {
  return keepValue(previews, { sessionId, input } satisfies Kept);
}

/** Null for another session, and after a minute. */
export async function findPreview(sessionId: string, token: string): Promise<PreviewInput | null> {
  const kept = await findKept<Kept>(previews, token);
  return kept?.sessionId === sessionId ? kept.input : null;
}
