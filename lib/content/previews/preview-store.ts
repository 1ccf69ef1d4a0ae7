import "server-only";
import { findKept, keepValue } from "@/lib/shared-store/short-lived-values";
import type { PreviewInput } from "./preview-schema";

/** A preview is requested immediately after it is stored. */
const previews = { kind: "preview", keptMs: 60_000, most: 20 };

interface Kept {
  sessionId: string;
  input: PreviewInput;
}

/** Stores unsaved values for a minute and answers the token of the page that shows them. */
export function keepPreview(sessionId: string, input: PreviewInput): Promise<string> {
  return keepValue(previews, { sessionId, input } satisfies Kept);
}

/** Null for another session, or after a minute. */
export async function findPreview(sessionId: string, token: string): Promise<PreviewInput | null> {
  const kept = await findKept<Kept>(previews, token);
  return kept?.sessionId === sessionId ? kept.input : null;
}
