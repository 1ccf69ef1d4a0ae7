import { isConnected } from "@/components/admin/shell/connection";

type Ask = (go: () => void) => void;

let asking: Ask | null = null;

/** A form with unsaved changes wants to be asked before its page is left; answers how to stop that. */
export function guardLeaving(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
}

/** Goes to another page, at once or after somebody's yes; not without a connection. */
export function leaveFor(href: string, go: () => void): void {
  const { pathname } = new URL(href, location.href);
  const isLeaving = pathname !== location.pathname;
  if (isLeaving && !isConnected()) return;
  if (asking && isLeaving) asking(go);
  else go();
}

/** The link that a plain click follows to another page. */
export function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return null;
  const isSamePage = link.origin === location.origin && link.pathname === location.pathname;
  return isSamePage ? null : link;
}
