/** The window's event at the beginning of a navigation within the site; `detail` is where it leads. */
export const NAVIGATION_BEGINS = "navigation-begins";

/**
 * Tells the page that is shown which one is on its way. A module of its own, because it is loaded
 * before everything else and would bring what it imports into every page twice.
 */
export function announceNavigation(url: string) {
  dispatchEvent(new CustomEvent(NAVIGATION_BEGINS, { detail: url }));
}
