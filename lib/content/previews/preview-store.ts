import "server-only";
import { addEntry, getEntry } from "@/lib/shared-store/shared-store";
import type { PreviewInput } from "./preview-schema";

/** A preview is requested immediately after it is stored. */
const previews = { kind: "preview", ttlMs: 60_000, maxEntries: 20 };

interface Kept {
  sessionId: string;
  input: PreviewInput;
}

/** Stores unsaved values for a minute and answers the token of the page that shows them. */
export function keepPreview(sessionId: string, input: PreviewInput): Promise<string> {
  return addEntry(previews, { sessionId, input } satisfies Kept);
}

/** Null for another session, or after a minute. */
export async function findPreview(sessionId: string, token: string): Promise<PreviewInput | null> {
  const kept = await getEntry<Kept>(previews, token);
  return kept?.sessionId === sessionId ? kept.input : null;
}
