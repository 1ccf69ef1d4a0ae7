import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { missing, routes } from "./routes";

for (const path of routes) {
  test(`${path} has no axe violation in either theme`, async ({ page }) => {
    await page.goto(path);
    expect(await violationsOf(page), "light").toEqual([]);
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    await page.waitForTimeout(250); // Colours that change gradually have changed.
    expect(await violationsOf(page), "dark").toEqual([]);
  });
}

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) }));
}

test("nothing scrolls sideways at 320 px, and no page logs an error", async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...routes, "/peptides/1", "/peptides/19"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      path,
    ).toBeLessThanOrEqual(320);
    const expected = missing.includes(path) ? [expect.stringContaining("404 (Not Found)")] : [];
    expect(errors.splice(0), path).toEqual(expected);
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
