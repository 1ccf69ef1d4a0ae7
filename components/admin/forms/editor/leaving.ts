type Ask = (go: () => void) => void;

let asking: Ask | null = null;

/** A form with unsaved changes wants to be asked before its page is left; answers how to stop that. */
export function guardLeaving(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
}

/** Goes to another page, at once or after somebody's yes. */
export function leaveFor(href: string, go: () => void): void {
  const { pathname } = new URL(href, location.href);
  if (asking && pathname !== location.pathname) asking(go);
  else go();
}
