import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { passTime, passTimeUntil, stopTime } from "../support/clock";

const notices = (page: Page) => page.locator("[data-sonner-toast]");

async function openResources(page: Page) {
  await page.goto("/research?tab=resources");
  return {
    subscribe: page.getByRole("button", { name: "Subscribe" }),
    signUp: page.getByRole("button", { name: "Sign Up for Updates" }),
  };
}

const isShown = (page: Page, text: string) => async () => {
  expect(await notices(page).allTextContents()).toEqual([expect.stringContaining(text)]);
};

test("a notice is shown for five seconds, one at a time", async ({ page }) => {
  const { subscribe, signUp } = await openResources(page);
  await page.waitForLoadState("networkidle");
  await stopTime(page);
  await subscribe.click();
  await passTimeUntil(page, isShown(page, "There is no subscription yet"));
  await signUp.click();
  await passTimeUntil(page, isShown(page, "Updates are not sent yet"));
  await page.mouse.move(5, 400);
  await passTime(page, 4000);
  await expect(notices(page)).toHaveCount(1);
  await passTime(page, 1500);
  await expect(notices(page)).toHaveCount(0);
});

test("a notice waits under the pointer and under the focus", async ({ page, isMobile }) => {
  const { subscribe } = await openResources(page);
  await page.waitForLoadState("networkidle");
  await stopTime(page);
  await subscribe.click();
  await passTimeUntil(page, isShown(page, "There is no subscription yet"));
  if (!isMobile) {
    await notices(page).hover({ force: true });
    await passTime(page, 10_000);
    await expect(notices(page)).toBeVisible();
    await page.mouse.move(5, 400);
  }
  const close = page.getByRole("button", { name: "Close notice" });
  await close.focus();
  await passTime(page, 10_000);
  await expect(notices(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await passTimeUntil(page, async () => expect(await notices(page).count()).toBe(0));
});

test("a notice goes at a swipe of 50 px, not at less", async ({ page, isMobile }) => {
  if (isMobile) return; // Pointer events are the same; the mouse draws them exactly.
  const { subscribe } = await openResources(page);
  for (const [distance, count] of [
    [48, 1],
    [52, 0],
  ] as const) {
    if ((await notices(page).count()) === 0) await subscribe.click();
    await expect(notices(page)).toHaveAttribute("data-mounted", "true");
    await notices(page).hover({ position: { x: 40, y: 20 } }); // Waits until it has slid in.
    const box = await notices(page).boundingBox();
    if (!box) throw new Error("no notice");
    const [x, y] = [box.x + 40, box.y + 20];
    await page.mouse.down();
    for (let moved = 4; moved <= distance; moved += 4) await page.mouse.move(x + moved, y);
    await page.mouse.up();
    await page.waitForTimeout(500);
    await expect(notices(page), `${distance} px`).toHaveCount(count);
  }
});

for (const theme of ["light", "dark"]) {
  test(`a failure is read out at once and has no axe violation in the ${theme} theme`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.goto("/contact", { waitUntil: "networkidle" });
    await page.route("**/api/contact", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.getByRole("textbox", { name: "Name" }).fill("Ada Reader");
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
    await page.getByRole("textbox", { name: "Message" }).fill("A question on a peptide.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(notices(page).getByRole("alert")).toContainText("Error sending message");
    await notices(page).getByRole("button").focus();
    await expect(notices(page)).toHaveCSS("opacity", "1");
    expect(await findViolations(page)).toEqual([]);
  });
}

test("a notice that cannot be drawn is told by the browser itself", async ({ page }) => {
  const { subscribe } = await openResources(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  const told = page.waitForEvent("dialog");
  const press = subscribe.click();
  const alert = await told;
  expect(alert.message()).toContain("There is no subscription yet");
  await alert.accept();
  await press;
});
