import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";

const button = (page: Page) => page.getByRole("button", { name: "Contact us" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Contact Us" });

test("the round button opens the ways to reach the team", async ({ page }) => {
  await page.goto("/terms");
  await button(page).click();
  const links = dialog(page).getByRole("link");
  await expect(links).toHaveText([
    /^AI Consultant/,
    "Emailcontact@amide.example",
    "Phone+1 202 555 0142",
    "WhatsApp+12025550143",
    "Telegram@amide_example",
    "Contact Form",
  ]);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/consultant",
    "mailto:contact@amide.example",
    "tel:+12025550142",
    "https://wa.me/12025550143",
    "https://t.me/amide_example",
    "/contact",
  ]);
  await links.last().click();
  await expect(page).toHaveURL("/contact");
  await expect(dialog(page)).toBeHidden();
  // On another page the reader starts at its top, not at the button that was left behind.
  await expect(button(page)).not.toBeFocused();
});

test("the dialog holds the focus and gives it back", async ({ page }) => {
  await page.goto("/terms");
  await button(page).focus();
  await page.keyboard.press("Enter");
  const links = dialog(page).getByRole("link");
  await expect(links.first()).toBeFocused();
  const stops = 7; // six links and the cross
  for (let step = 0; step < stops + 2; step++) {
    await page.keyboard.press("Tab");
    expect(await dialog(page).evaluate((holder) => holder.contains(document.activeElement))).toBe(
      true,
    );
  }
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCSS("opacity", "1"); // It hears the pointer once it is drawn.
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
});

test("neither the dialog nor notices are in the first load of a reading page", async ({
  page,
  isMobile,
}) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  const holdsDialog = () => scripts.some((script) => script.includes("DialogContent"));
  await page.goto("/peptides/81", { waitUntil: "networkidle" });
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  expect(holdsDialog()).toBe(false);
  expect(scripts.some((script) => script.includes("data-sonner-toaster"))).toBe(false);
  if (isMobile) await button(page).focus();
  else await button(page).hover();
  await expect.poll(holdsDialog).toBe(true);
});

test("a dialog that cannot be loaded leads to the contact page", async ({ page }) => {
  await page.goto("/terms", { waitUntil: "networkidle" });
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await button(page).click();
  await expect(page).toHaveURL("/contact");
});

for (const width of [320, 390, 640, 768, 1024, 1440]) {
  test(`at ${width} px the button covers nothing of the page's end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/terms");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const round = await button(page).boundingBox();
    if (!round) throw new Error("no button");
    expect(round.width).toBeGreaterThanOrEqual(44);
    expect(round.height).toBeGreaterThanOrEqual(44);
    const covered = await page.evaluate(
      ({ x, y, width, height }) =>
        [...document.querySelectorAll("footer :is(a, p, h2, span)")]
          .filter((element) => {
            const box = element.getBoundingClientRect();
            return box.right > x && box.left < x + width && box.bottom > y && box.top < y + height;
          })
          .map((element) => element.textContent),
      round,
    );
    expect(covered).toEqual([]);
  });
}

test("in a narrow window the button makes way while the reader scrolls down", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/peptides/1");
  await expect(button(page)).toBeInViewport();
  const scroll = (by: number) => page.evaluate((pixels) => scrollBy(0, pixels), by);
  await scroll(900);
  await expect(button(page)).not.toBeInViewport();
  await scroll(-200);
  await expect(button(page)).toBeInViewport();
  await scroll(400);
  await expect(button(page)).not.toBeInViewport();
  await page.keyboard.press("Tab"); // What is focused by keyboard is seen as such.
  await button(page).focus();
  await expect(button(page)).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await button(page).blur();
  await expect(button(page)).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 844 });
  await scroll(-2_000);
  await scroll(900);
  await expect(button(page)).toBeInViewport();
});

for (const theme of ["light", "dark"]) {
  test(`the open dialog has no axe violation in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.goto("/terms");
    await button(page).click();
    await expect(dialog(page)).toHaveCSS("opacity", "1");
    expect(await findViolations(page)).toEqual([]);
  });
}

test("the button is not printed", async ({ page }) => {
  await page.goto("/terms");
  await expect(button(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(button(page)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the round button is a link to the contact page", async ({ page }) => {
    await page.goto("/terms");
    await page.getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL("/contact");
  });
});
