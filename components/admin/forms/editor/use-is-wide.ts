import { useSyncExternalStore } from "react";

/** Wide enough for a form and its preview side by side. */
const WIDE = "(min-width: 80rem)";

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
