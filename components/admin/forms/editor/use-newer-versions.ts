import { focusManager } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { NoConnectionError, RequestError } from "@/lib/api/client";
import { isSame } from "@/lib/drafts/merge-values";
import type { EditorSource, Stored } from "./editor-source";

/** The same `staleTime` as for other reads of the dashboard. */
const FRESH_MS = 15_000;

/** Checks for a newer stored version whenever the window regains focus. */
export function useNewerVersions(
  source: EditorSource,
  stored: RefObject<Stored>,
  onNewer: (newer: Stored) => Promise<void>,
) {
  const readAt = useRef(Date.now());
  const check = useEffectEvent(async () => {
    if (!source.isAlwaysStale && Date.now() - readAt.current < FRESH_MS) return;
    readAt.current = Date.now();
    const before = stored.current;
    try {
      const newer = await source.read({ isQuiet: true });
      // A save or another read may have finished in between.
      if (stored.current === before && !isSame(newer.values, before.values)) await onNewer(newer);
    } catch (error) {
      // The next save or read reports the same error, in answer to an action of the editor.
      if (error instanceof RequestError || error instanceof NoConnectionError) return;
      throw error;
    }
  });
  useEffect(() => focusManager.subscribe((isFocused) => isFocused && void check()), []);
}
