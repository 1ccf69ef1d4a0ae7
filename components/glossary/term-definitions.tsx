"use client";

import { useEffect } from "react";

/**
 * Opens the definition of a linked term on hover, keyboard focus and tap. What shows it is loaded at
 * the first of them; without scripts a term is a link.
 */
export function TermDefinitions() {
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ["pointerover", "focusin", "click"]) {
      addEventListener(type, openFor, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return null;
}

function openFor(event: Event) {
  const link =
    event.target instanceof Element &&
    event.target.closest<HTMLAnchorElement>('a[href^="/glossary#"]');
  if (!link) return;
  const isTouch = event instanceof PointerEvent && event.pointerType !== "mouse";
  if (event.type === "click" ? !isTouch : isTouch) return;
  if (event.type === "focusin" && !link.matches(":focus-visible")) return;
  if (isTouch) event.preventDefault();
  import("./definition-popover").then(
    ({ showDefinition }) => showDefinition(link, event.type === "pointerover"),
    () => isTouch && location.assign(link.href),
  );
}
