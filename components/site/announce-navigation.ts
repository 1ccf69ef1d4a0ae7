/** The window event at the start of a client-side navigation; `detail` is the target address. */
export const NAVIGATION_BEGINS = "navigation-begins";

/**
 * Announces the target of a navigation to the current page. A separate module without imports,
 * because it is loaded before everything else and its imports would be bundled twice.
 */
export function announceNavigation(url: string) {
  dispatchEvent(new CustomEvent(NAVIGATION_BEGINS, { detail: url }));
}
