"use client";

import { useEffect } from "react";

const EVENTS = ["pointerover", "focusin", "click", "keydown"] as const;

/**
 * Tells of each residue of a drawn sequence on hover and tap, and by the arrow keys. What tells it is
 * loaded at the first of them; without scripts the list below the drawing says the same.
 */
export function ResidueTips() {
  useEffect(() => {
    const listening = new AbortController();
    for (const chain of document.querySelectorAll<SVGElement>("svg.chain")) {
      chain.removeAttribute("aria-hidden");
      chain.setAttribute("role", "application");
      chain.setAttribute("aria-label", "Sequence; arrow keys go from residue to residue");
      chain.tabIndex = 0;
      for (const type of EVENTS) chain.addEventListener(type, tell, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return null;
}

async function tell(event: Event) {
  const { currentTarget: chain } = event;
  if (!(chain instanceof SVGElement)) return;
  if (event instanceof KeyboardEvent && /^(Arrow|Home$|End$)/.test(event.key))
    event.preventDefault();
  const { tellResidue } = await import("./residue-tip");
  tellResidue(chain, event);
}
