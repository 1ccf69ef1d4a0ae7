import { useState } from "react";
import type { EditorSource, Stored } from "./editor-source";
import { useSavesElsewhere } from "./other-windows";
import type { FormState } from "./use-form-state";
import { useNewerVersions } from "./use-newer-versions";

/** Shows what was stored outside this form, or reports it where that would overwrite changes. */
export function useChangesElsewhere(
  source: EditorSource,
  name: string,
  { stored, isClean, show }: FormState,
) {
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);

  async function showNewer(newer: Stored) {
    if (isClean()) await show(newer.values, newer);
    else setChangedElsewhere(true);
  }

  async function refresh() {
    if (isClean()) await showNewer(await source.read());
    else setChangedElsewhere(true);
  }

  useSavesElsewhere(name, () => {
    refresh().catch((error) => {
      console.error("What another window saved could not be read", error);
      setChangedElsewhere(true);
    });
  });
  useNewerVersions(source, stored, showNewer);
  return { isChangedElsewhere, setChangedElsewhere, refresh };
}
