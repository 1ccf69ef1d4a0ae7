import { useCallback, useEffect, useRef, useState } from "react";
import { browserDrafts, holdDraft } from "@/lib/drafts/browser-drafts";
import { isSame, type Values, withValueAt } from "@/lib/drafts/merge-values";

/** At most one second of typing may be lost. */
const KEEP_AFTER_MS = 300;

export interface DraftStatus {
  /** When the draft was last stored; null without unsaved changes. */
  keptAt: number | null;
  /** The browser's storage is full or blocked. */
  isLost: boolean;
}

export interface DraftKeeper {
  status: DraftStatus;
  /** To be called after each change: stores the draft within 300 ms, or immediately if the page closes. */
  noteChange: () => void;
  /** Stores the draft now, or deletes it if nothing is unsaved. */
  settle: () => Promise<void>;
}

/** Stores the unsaved values of one form in one window as a draft. */
export function useDraft(
  form: string,
  read: () => { values: Values; base: Values },
  secrets: string[] = [],
): DraftKeeper {
  const [status, setStatus] = useState<DraftStatus>({ keptAt: null, isLost: false });
  const id = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ read, secrets });
  latest.current = { read, secrets };

  const settle = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { values, base } = latest.current.read();
    const [shown, rest] = [values, base].map((state) => without(state, latest.current.secrets));
    if (isSame(shown, rest)) {
      setStatus({ keptAt: null, isLost: false });
      return browserDrafts().drop({ id: id.current, form });
    }
    const savedAt = Date.now();
    const draft = { id: id.current, form, values: shown ?? {}, base: rest ?? {}, savedAt };
    const isKept = await browserDrafts().keep(draft);
    setStatus({ keptAt: savedAt, isLost: !isKept });
  }, [form]);

  const noteChange = useCallback(() => {
    timer.current ??= setTimeout(settle, KEEP_AFTER_MS);
  }, [settle]);

  useEffect(() => {
    id.current = `${form}/${makeId()}`;
    const release = holdDraft(id.current);
    const settlePending = () => {
      if (timer.current !== undefined) void settle();
    };
    const onHidden = () => {
      if (document.visibilityState === "hidden") settlePending();
    };
    addEventListener("pagehide", settlePending);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      settlePending();
      removeEventListener("pagehide", settlePending);
      document.removeEventListener("visibilitychange", onHidden);
      release();
    };
  }, [form, settle]);

  return { status, noteChange, settle };
}

function without(values: Values, secrets: string[]): Values {
  return secrets.reduce((rest, path) => withValueAt(rest, path, ""), values);
}

/** `crypto.randomUUID` is missing on pages over plain HTTP. */
function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "",
  );
}
