/**
 * Gives the focus back to what had it. Where that is gone, with a row that was deleted, one goes on at
 * the page's heading.
 */
export function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
  if (element && element !== document.body && document.activeElement === element) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
