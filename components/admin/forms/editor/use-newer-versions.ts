import { focusManager } from "@tanstack/react-query";
import { useEffect } from "react";
import { NoConnectionError, RequestError } from "@/lib/api/client";
import { isSame } from "@/lib/drafts/merge-values";
import type { EditorSource, Stored } from "./editor-source";

/** As for every read of the dashboard: so long what was read counts as fresh. */
const FRESH_MS = 15_000;

/** Whenever the window is returned to, looks whether something newer is stored, and hands it over. */
export function useNewerVersions(
  source: EditorSource,
  readStored: () => Stored,
  onNewer: (fresh: Stored) => Promise<void>,
) {
  useEffect(() => {
    let readAt = Date.now();
    async function look() {
      if (!source.isAlwaysStale && Date.now() - readAt < FRESH_MS) return;
      readAt = Date.now();
      const before = readStored();
      try {
        const fresh = await source.read({ isQuiet: true });
        // A save or another read may have come in between.
        if (readStored() === before && !isSame(fresh.values, before.values)) await onNewer(fresh);
      } catch (error) {
        // The next save or read says the same, in answer to what somebody does.
        if (error instanceof RequestError || error instanceof NoConnectionError) return;
        throw error;
      }
    }
    return focusManager.subscribe((isFocused) => {
      if (isFocused) void look();
    });
  }, [source, readStored, onNewer]);
}
