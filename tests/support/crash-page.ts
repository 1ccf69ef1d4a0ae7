import type { Page } from "@playwright/test";

/** The page's process dies, as by a fault of the browser; what is left of the page is closed. */
export async function crashPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await Promise.all([
    session.send("Page.crash").catch(passOverClosing), // Nobody is left to answer.
    page.waitForEvent("crash").then(() => page.close()),
  ]);
}

/** For what a page is asked that may be gone before it answers; any other error is thrown. */
export function passOverClosing(error: unknown): void {
  if (!/has been closed|crashed/.test(String(error))) throw error;
}
