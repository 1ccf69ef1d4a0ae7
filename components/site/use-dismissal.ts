"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * While open: closes on Escape, and on a press or focus outside the container. On Escape a focus
 * inside returns to the container's first toggle.
 */
export function useDismissal(
  holder: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (holder.current?.contains(document.activeElement)) {
      holder.current.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    }
    close();
  });
  const onOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !holder.current?.contains(event.target)) close();
  });

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", onKeyDown, { signal });
    document.addEventListener("pointerdown", onOutside, { signal });
    document.addEventListener("focusin", onOutside, { signal });
    return () => listening.abort();
  }, [isOpen]);
}
