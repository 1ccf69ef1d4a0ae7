import { useSyncExternalStore } from "react";

/** False on the server and while its HTML is hydrated; true at once where a component is drawn later. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer);
}

const subscribeToNothing = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;
