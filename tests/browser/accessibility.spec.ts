import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { routes } from "./routes";

for (const theme of ["light", "dark"]) {
  for (const path of routes) {
    test(`${path} has no axe violation in the ${theme} theme`, async ({ page, isMobile }) => {
      if (isMobile && theme === "light") return; // The desktop has looked; colours are the same.
      await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) })),
      ).toEqual([]);
    });
  }
}

test("nothing scrolls sideways at 320 px, and no page logs an error", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    "/",
    "/peptides",
    "/peptides/81",
    "/peptides/1",
    "/peptides/19",
    "/research/1",
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      path,
    ).toBeLessThanOrEqual(320);
  }
  expect(errors).toEqual([]);
});
