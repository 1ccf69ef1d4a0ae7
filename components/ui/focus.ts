/**
 * Returns the focus to an element, or to the page's heading if the element no longer exists.
 */
export function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
  if (element && element !== document.body && document.activeElement === element) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
