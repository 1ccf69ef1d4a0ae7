import { useCallback, useRef, useState } from "react";

/** Runs one at a time; asked again meanwhile it runs once more, if there is still something to do. */
export function useSerial(run: () => Promise<boolean>, isNeeded: () => boolean) {
  const [isSaving, setSaving] = useState(false);
  const running = useRef<Promise<boolean>>(undefined);
  const isWanted = useRef(false);
  const latest = useRef(run);
  latest.current = run;

  const save = useCallback(() => {
    isWanted.current = true;
    running.current ??= (async () => {
      setSaving(true);
      let isDone = true;
      try {
        while (isWanted.current && isDone) {
          isWanted.current = false;
          isDone = await latest.current();
          if (isWanted.current && !isNeeded()) isWanted.current = false;
        }
        return isDone;
      } finally {
        isWanted.current = false;
        running.current = undefined;
        setSaving(false);
      }
    })();
    return running.current;
  }, [isNeeded]);
  return { save, isSaving };
}
