import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** The rules whose answer a theme can change; the rest look at structure, which is the same in both. */
const coloured = ["color-contrast", "link-in-text-block"];
/** Not among axe's own choice. */
const targets = ["target-size"];

/**
 * What axe finds wrong on the page as it stands, as "rule: selector" of each node, without the list of
 * what passed; frames are left out. It is put into a page once, which is twice as quick as each time.
 */
export async function findViolations(
  page: Page,
  rules: "all" | "coloured" | "targets" = "all",
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  await waitUntilStill(page);
  const options: axe.RunOptions = { resultTypes: ["violations"] };
  if (rules !== "all") options.runOnly = rules === "coloured" ? coloured : targets;
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      { exclude: ["iframe"] },
      given,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
    );
  }, options);
}

/**
 * Nothing is wrong in a narrow window and in a wide one, nor in the dark theme, whose colours do not
 * change with the width; leaves the page wide and light.
 */
export async function expectAccessible(
  page: Page,
  what = "the page",
  widths = [390, 1440],
): Promise<void> {
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    if (at === 0) {
      await setTheme(page, "dark");
      expect(await findViolations(page, "coloured"), `${what}, dark, ${width} px`).toEqual([]);
      await setTheme(page, "light");
    }
    expect(await findViolations(page), `${what}, light, ${width} px`).toEqual([]);
  }
}

async function setTheme(page: Page, theme: "light" | "dark") {
  await page.evaluate((isDark) => {
    document.documentElement.classList.toggle("dark", isDark);
  }, theme === "dark");
}

/** What fades in has another contrast than it will have; what never ends, such as a skeleton, is not waited for. */
async function waitUntilStill(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

export async function expectNarrow(page: Page, what = "the page"): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, what).toBeLessThanOrEqual(320);
}
