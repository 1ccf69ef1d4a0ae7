import "server-only";
import { addEntry, getEntry } from "@/lib/shared-store/shared-store";
import type { PreviewInput } from "./preview-schema";

/** Each is asked for within a moment of being kept. */
const previews = { kind: "preview", ttlMs: 60_000, maxEntries: 20 };

interface Kept {
  sessionId: string;
  input: PreviewInput;
}

/** Keeps unsaved values for the page that shows them, for a minute. Answers the token of that page. */
export function keepPreview(sessionId: string, input: PreviewInput): Promise<string> {
  return addEntry(previews, { sessionId, input } satisfies Kept);
}

/** Null for another session, and after a minute. */
export async function findPreview(sessionId: string, token: string): Promise<PreviewInput | null> {
  const kept = await getEntry<Kept>(previews, token);
  return kept?.sessionId === sessionId ? kept.input : null;
}
