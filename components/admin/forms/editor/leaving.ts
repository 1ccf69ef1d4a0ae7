import { isConnected } from "@/components/admin/shell/connection";

type Ask = (go: () => void) => void;

let asking: Ask | null = null;

/** Registers a form that asks before its page is left. Returns a function that unregisters it. */
export function guardLeaving(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
}

/** Leaves for another page, after a confirmation if a form asks for one. Does nothing offline. */
export function leaveFor(href: string, go: () => void): void {
  const { pathname } = new URL(href, location.href);
  const isLeaving = pathname !== location.pathname;
  if (isLeaving && !isConnected()) return;
  if (asking && isLeaving) asking(go);
  else go();
}

/** The link to another page that a plain click follows, or null. */
export function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return null;
  const isSamePage = link.origin === location.origin && link.pathname === location.pathname;
  return isSamePage ? null : link;
}
