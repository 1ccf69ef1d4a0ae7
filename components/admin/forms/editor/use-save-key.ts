import { useEffect, useEffectEvent } from "react";

/** Ctrl+S or ⌘S saves the form, wherever the focus is, instead of opening the browser's dialog. */
export function useSaveKey(save: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSaveKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
    if (!isSaveKey || event.altKey) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
