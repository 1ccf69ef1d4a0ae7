import { expect, type Page } from "@playwright/test";

/**
 * The page's own time stands still from now on and passes by `passTime` alone, so that no test
 * depends on how fast the machine is. Call it when the page has loaded.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
}

/** Lets as little time pass as it takes until `check` holds: frames and chained timers need some. */
export async function passTimeUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await check();
  }).toPass({ intervals: [10, 20, 50, 100] });
}
