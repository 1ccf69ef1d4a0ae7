import { expect, test } from "@playwright/test";
import { routes } from "./routes";

const KB = 1024;
const FIRST_VISIT = 200 * KB;
/** An empty page's scripts are 135 KB; a page that is read may add 15. */
const SCRIPTS_OF_READING_PAGES = (135 + 15) * KB;
const interactive = /^\/(database|research(\?|$))/;

test("a first visit to any page stays within its budget of bytes", async ({
  browser,
  isMobile,
}) => {
  if (isMobile) return; // The same files.
  test.slow();
  for (const route of routes) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const answers: { url: string; bytes: Promise<number> }[] = [];
    page.on("requestfinished", (request) =>
      answers.push({
        url: new URL(request.url()).pathname,
        bytes: request.sizes().then(({ responseBodySize }) => responseBodySize),
      }),
    );
    await page.goto(route, { waitUntil: "networkidle" });
    const weights = await Promise.all(
      answers.map(async ({ url, bytes }) => ({ url, bytes: await bytes })),
    );
    await context.close();
    const sum = (of: typeof weights) => of.reduce((total, { bytes }) => total + bytes, 0);
    const listing = weights.map(({ url, bytes }) => `${bytes} ${url}`).join("\n");
    expect(sum(weights), `${route}\n${listing}`).toBeGreaterThan(100 * KB);
    expect(sum(weights), `${route}\n${listing}`).toBeLessThanOrEqual(FIRST_VISIT);
    if (!interactive.test(route)) {
      const scripts = weights.filter(({ url }) => url.endsWith(".js"));
      expect(sum(scripts), `${route}\n${listing}`).toBeLessThanOrEqual(SCRIPTS_OF_READING_PAGES);
    }
  }
});
