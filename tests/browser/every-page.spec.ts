import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNarrow, findViolations } from "../support/axe";
import { furtherStates, missing, routes } from "./routes";

const KB = 1024;
const FIRST_VISIT = 200 * KB;
/** An empty page's scripts are 135 KB; a page that is read may add 15. */
const SCRIPTS_OF_READING_PAGES = (135 + 15) * KB;
const interactive = /^\/(database|research(\?|$))/;

const visited = process.env.ALL_STORIES
  ? routes
  : routes.filter((path) => !furtherStates.includes(path));

for (const path of visited) {
  test(`${path} is light, quiet, accessible in either theme, and as narrow as a window`, async ({
    page,
  }) => {
    test.slow();
    const messages = recordMessages(page);
    const answers = recordAnswers(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expectLight(path, await answers());
    // The consultant's messages come a second later, and fade in.
    await expect(page.locator("[data-skeleton]:visible")).toHaveCount(0);
    // The rules are the same in a wide window, where `npm run test:browser:all` asks again.
    await expectAccessible(page, "the page", process.env.ALL_STORIES ? [390, 1440] : [390]);
    await expectNarrow(page);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await findViolations(page, "targets")).toEqual([]);
    expect(messages).toEqual(
      missing.includes(path) ? [expect.stringContaining("404 (Not Found)")] : [],
    );
  });
}

test("the longest chain and the widest facts fit a narrow window", async ({ page }) => {
  for (const path of ["/peptides/1", "/peptides/19"]) {
    await page.goto(path);
    await expectNarrow(page);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what is not found is said in the site's frame", async ({ page }) => {
    for (const path of missing) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Not Found" })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Database" })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toContainText("For education only");
    }
  });
});

/** Errors, and whatever a policy forbids, from the page's first moment on. */
function recordMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("pageerror", (error) => messages.push(error.message));
  page.on("console", (message) => {
    const isOfPolicy = /Content.Security.Policy|Permissions-Policy/i.test(message.text());
    if (message.type() === "error" || isOfPolicy) messages.push(message.text());
  });
  return messages;
}

/** What came over the wire so far, compressed as it came. */
function recordAnswers(page: Page) {
  const answers: Promise<{ url: string; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const url = new URL(request.url()).pathname;
    answers.push(request.sizes().then(({ responseBodySize: bytes }) => ({ url, bytes })));
  });
  return () => Promise.all(answers);
}

function expectLight(path: string, answers: { url: string; bytes: number }[]) {
  const sum = (of: typeof answers) => of.reduce((total, { bytes }) => total + bytes, 0);
  const listing = answers.map(({ url, bytes }) => `${bytes} ${url}`).join("\n");
  expect(sum(answers), listing).toBeGreaterThan(100 * KB);
  expect(sum(answers), listing).toBeLessThanOrEqual(FIRST_VISIT);
  if (interactive.test(path)) return;
  const scripts = answers.filter(({ url }) => url.endsWith(".js"));
  expect(sum(scripts), listing).toBeLessThanOrEqual(SCRIPTS_OF_READING_PAGES);
}
