import { useEffect, useState } from "react";
import {
  type CheckFields,
  checkHref,
  EMPTY_CHECK,
  readCheck,
} from "@/lib/tools/identity/check-address";

const ADDRESS_FOLLOWS_AFTER_MS = 300;

/**
 * The fields of the check, which the fragment of the address follows. The page itself is the same for
 * everybody, so that the address is read after the first render.
 */
export function useCheckFields(library: { id: number }[]) {
  const [fields, setFields] = useState(EMPTY_CHECK);
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    const ids = library.map(({ id }) => id);
    setFields(readCheck(location.hash.slice(1) || location.search, ids));
    setRead(true);
    // Another link to the check was opened here; the skip link's fragment has no values.
    const follow = () => {
      if (location.hash.includes("=")) setFields(readCheck(location.hash.slice(1), ids));
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [library]);

  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(
      () => history.replaceState(null, "", checkHref(fields)),
      ADDRESS_FOLLOWS_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [fields, isRead]);

  const change = (changed: Partial<CheckFields>) =>
    setFields((before) => ({ ...before, ...changed }));
  return [fields, change] as const;
}
